import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { texts } from './complete.ts'

/** The type checker names a text that is missing; only this names one that nobody says any more. */
test('every text is said somewhere', () => {
  const source = ['app', 'cli', 'scripts', 'wording'].map(sourceOf).join('\n')
  const words = new Set(source.match(/\w+/g))
  // Keys put together from a stem and a name: `cli_help_${command}`.
  const composed = [...new Set(source.match(/`[a-z]+_\w*\$\{\w[^`]*`/g))].map(
    (template) => new RegExp(`^${template.slice(1, -1).replaceAll(/\$\{[^}]*\}/g, '\\w+')}$`),
  )
  const keys = Object.values(texts).flatMap(({ en }) => Object.keys(en))
  expect(keys.filter((key) => !words.has(key) && !composed.some((template) => template.test(key)))).toEqual([])
})

function sourceOf(folder: string): string {
  const root = join(import.meta.dirname, '..')
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => /(?<!\.test)\.(?:tsx?|mjs)$/.test(name) && !parentPath.includes('paraglide'))
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))
    .join('\n')
}
