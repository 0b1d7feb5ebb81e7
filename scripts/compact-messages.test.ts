import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
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
  // Not imported: loading thirteen hundred modules takes far longer than reading their files.
  const evaluated = (text: string) => {
    const body = text.replaceAll(/^import .*$/gm, '').replace(/^export const \w+ =/m, 'return')
    return new Function('pick', 'registry', 'getLocale', 'experimentalStaticLocale', body)(pick, registry, getLocale)
  }
  let plain = 0
  for (const file of files) {
    const name = file.slice(0, -'.js'.length)
    const text = readFileSync(join(folder, file), 'utf8')
    const compact = compactMessage(text)
    if (/pick\(`/.test(compact)) plain++
    const [message, original] = [evaluated(compact), evaluated(text)]
    const said = (by: typeof message) =>
      languages.map((locale) => [1, 3, 5, 1.5].map((count) => by(inputsWith(count), { locale })))
    expect(said(message), name).toEqual(said(original))
    expect(compact, name).not.toMatch(/i\?\.|\(\w+ === "other"\)/)
  }
  expect(plain).toBeGreaterThan(files.length / 2)
})

test('messages are a fifth shorter by it; when they are not, compact-messages.ts may go', () => {
  // As it is shipped: without comments and types.
  const weight = (texts: readonly string[]) =>
    gzipSync(texts.map((text) => text.replaceAll(/\/\*[\s\S]*?\*\/|^import .*$/gm, '')).join('')).length
  const originals = files.map((file) => readFileSync(join(folder, file), 'utf8'))
  expect(weight(originals.map(compactMessage))).toBeLessThan(weight(originals) * 0.8)
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
