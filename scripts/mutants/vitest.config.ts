/** The project's tests with one fault in one file, told by MUTANT; the file itself is never touched. */
import { join } from 'node:path'
import { normalizePath } from 'vite'
import { defineConfig } from 'vitest/config'
import type { Mutant } from './sample.ts'

const root = join(import.meta.dirname, '../..')
const mutant: Mutant | undefined = process.env.MUTANT ? JSON.parse(process.env.MUTANT) : undefined
const mutated = mutant && normalizePath(join(root, mutant.file))

export default defineConfig({
  root,
  plugins: [
    {
      name: 'mutant',
      enforce: 'pre',
      transform(text, id) {
        if (!mutant || id.split('?')[0] !== mutated) return
        return text.slice(0, mutant.start) + mutant.replacement + text.slice(mutant.end)
      },
    },
  ],
  test: {
    include: ['{engines,edge}/**/*.test.ts'],
    testTimeout: 120_000,
    fileParallelism: false,
    // It is kept by the text of the files, which no fault changes.
    fsModuleCache: false,
  },
})
