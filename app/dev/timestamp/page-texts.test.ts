import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { conversionTexts, generalTexts } from './conversion-texts.ts'
import { unitNames } from './unit-names.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

test('each addressed conversion says what it converts, and units say their names', () => {
  const said = Object.entries({ ...conversionTexts, general: generalTexts }).map(
    ([id, { title, heading }]) => `${id}: ${heading()} | ${title()}`,
  )
  expect(said).toMatchInlineSnapshot(`
    [
      "unixiso: Unix timestamp to ISO 8601 | Unix timestamp to ISO 8601 – Convertory",
      "unixlocal: Unix timestamp to local time | Unix timestamp to local time – Convertory",
      "msiso: Milliseconds to ISO 8601 | Milliseconds since 1970 to ISO 8601 – Convertory",
      "dateunix: Date to Unix timestamp | Date to Unix timestamp – Convertory",
      "general: Timestamp converter | Unix timestamp converter: to date and back – Convertory",
    ]
  `)
  expect(new Set(Object.values(conversionTexts).map(({ description }) => description())).size).toBe(4)
  expect(Object.values(unitNames).map((name) => name())).toMatchInlineSnapshot(`
    [
      "Seconds",
      "Milliseconds",
      "Microseconds",
      "Nanoseconds",
    ]
  `)
})
