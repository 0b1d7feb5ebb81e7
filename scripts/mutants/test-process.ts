/** A process that keeps Vitest warm and runs tests, with one fault in the code or with none, each time its parent asks. */
import { join } from 'node:path'
import { normalizePath } from 'vite'
import { createVitest, type TestModule, type TestSpecification } from 'vitest/node'
import type { Stage } from './folders.ts'
import { type Mutant, withFault } from './sample.ts'

export interface Request {
  readonly stage: Stage
  readonly mutant?: Mutant | undefined
}

const root = join(import.meta.dirname, '../..')
const pathOf = (file: string) => normalizePath(join(root, file))
let mutant: Mutant | undefined
/** How long the tests of a file took without a fault: quick ones are asked first. */
const milliseconds = new Map<string, number>()

class QuickFirst {
  shard(files: TestSpecification[]): TestSpecification[] {
    return files
  }
  sort(files: TestSpecification[]): TestSpecification[] {
    const time = ({ moduleId }: TestSpecification) => milliseconds.get(moduleId) ?? 0
    return files.toSorted((left, right) => time(left) - time(right))
  }
}

const vitest = await createVitest(
  'test',
  {
    root,
    config: false,
    watch: false,
    bail: 1,
    // A sign of life after each test.
    reporters: [{ onTestCaseResult: () => void process.send!('going') }],
    include: ['{engines,edge,cli,app,wording,scripts}/**/*.test.ts'],
    // The properties ask the same each time: a fault must not be noticed by chance, nor a test fail by it.
    setupFiles: ['./scripts/fuzz/seed.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    isolate: false,
    sequence: { sequencer: QuickFirst },
    // It is kept by the text of the files, which no fault changes.
    fsModuleCache: false,
  },
  {
    plugins: [
      {
        name: 'mutant',
        enforce: 'pre',
        transform(text, id) {
          if (!mutant || id.split('?')[0] !== pathOf(mutant.file)) return
          return withFault(text, mutant)
        },
      },
    ],
  },
)

/** The tests that load a file, directly or through others, known once they have run. All where a test loads it by an address made up as it runs. */
function testsOf(file: string, all: readonly string[]): Set<string> {
  const { moduleGraph } = vitest.vite.environments.ssr
  const seen = new Set(moduleGraph.getModulesByFile(pathOf(file)))
  for (const module of seen) for (const importer of module.importers) seen.add(importer)
  const paths = Array.from(seen, (module) => module.file ?? '')
  const isLoadedUnseen = Array.from(seen).some(
    ({ importers, file }) => importers.size === 0 && !all.includes(file ?? ''),
  )
  return new Set(isLoadedUnseen ? all : paths)
}

/** Which tests failed, and why: without a fault none should. */
function complaints(modules: readonly TestModule[], unhandled: readonly unknown[]): string[] {
  const messageOf = (error: unknown) => (error as { message?: string } | undefined)?.message ?? String(error)
  const ofModules = modules.flatMap((module) => [
    ...module.errors().map((error) => `${module.relativeModuleId}: ${messageOf(error)}`),
    ...Array.from(
      module.children.allTests('failed'),
      (test) => `${module.relativeModuleId}, ${test.fullName}: ${test.result().errors?.map(messageOf).join('\n')}`,
    ),
  ])
  return [...ofModules, ...unhandled.map(messageOf)]
}

process.on('message', async (request: Request) => {
  if (mutant) vitest.invalidateFile(pathOf(mutant.file))
  mutant = request.mutant
  const { named } = request.stage
  if (named === undefined) vitest.resetGlobalTestNamePattern()
  else vitest.setGlobalTestNamePattern(new RegExp(named))
  let files = await vitest.globTestSpecifications([...request.stage.tests])
  if (mutant) {
    const related = testsOf(
      mutant.file,
      files.map(({ moduleId }) => moduleId),
    )
    if (files.every(({ moduleId }) => milliseconds.has(moduleId)))
      files = files.filter(({ moduleId }) => related.has(moduleId))
    vitest.invalidateFile(pathOf(mutant.file))
    if (files.length === 0) return process.send!('passed')
  }
  const { testModules: everRun, unhandledErrors } = await vitest.runTestSpecifications(files)
  // Files of earlier runs are told of, too, with what they said then.
  const asked = new Set(files.map(({ moduleId }) => moduleId))
  const testModules = everRun.filter(({ moduleId }) => asked.has(moduleId))
  if (!mutant) for (const module of testModules) milliseconds.set(module.moduleId, module.diagnostic().duration)
  const isGood = testModules.length > 0 && unhandledErrors.length === 0 && testModules.every((module) => module.ok())
  if (!mutant && !isGood) for (const line of complaints(testModules, unhandledErrors)) console.error(line)
  process.exitCode = 0
  process.send!(isGood ? 'passed' : 'failed')
})
process.on('disconnect', () => process.exit())
