import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { getLocale, overwriteGetLocale, pick } from '#app/language/message-runtime.ts'
import { languages } from '#engines/core/index.ts'
import { compactMessage } from './compact-messages.ts'

const folder = join(import.meta.dirname, '..', 'app', 'paraglide', 'messages')
const files = readdirSync(folder).filter((file) => file.endsWith('.js') && file !== '_index.js')

test('every message says the same in every language', async () => {
  expect(files.length).toBeGreaterThan(500)
  const inputsWith = (count: number) =>
    new Proxy({}, { get: (_, name) => (name === 'count' ? count : `<${String(name)}>`) })
  const registry = await import(join(folder, '..', 'registry.js'))
  let plain = 0
  for (const file of files) {
    const name = file.slice(0, -'.js'.length)
    const compact = compactMessage(readFileSync(join(folder, file), 'utf8'))
    if (/pick\(`/.test(compact)) plain++
    const body = compact.replaceAll(/^import .*$/gm, '').replace(/^export const \w+ =/m, 'return')
    const message = new Function('pick', 'registry', body)(pick, registry)
    const original = (await import(join(folder, file)))[name]
    for (const locale of languages)
      for (const inputs of [1, 3, 5, 1.5].map(inputsWith))
        expect(message(inputs, { locale }), name).toBe(original(inputs, { locale }))
    expect(compact, name).not.toMatch(/i\?\.|\(\w+ === "other"\)/)
  }
  expect(plain).toBeGreaterThan(files.length / 2)
})

test('where no language is asked for, the page says it in its own', () => {
  const message = pick(...languages.map((language) => `in ${language}`))
  const before = getLocale()
  for (const language of languages) {
    overwriteGetLocale(() => language)
    expect([getLocale(), message()]).toEqual([language, `in ${language}`])
  }
  overwriteGetLocale(() => before)
  expect(getLocale()).toBe('en')
})

test('another compiler stops the build', () => {
  expect(() => compactMessage('export default 1')).toThrow('compact-messages.ts')
})
