import { expect, test } from 'vitest'
import { recognise } from './index.ts'

/** Texts that would be read, filled up to a length: at the limit they still are. */
test.each([
  ['markup', 4000, (fill: string) => `{"lat":44.8206,"lng":20.4622,"note":"${fill}"}`],
  ['the address of a map', 4000, (fill: string) => `https://www.google.com/maps/@52.5,13.4,15z?entry=${fill}`],
  ['text of a program', 400, (fill: string) => `ST_GeomFromText('POINT(20.4622 44.8206)') -- ${fill}`],
])('%s of at most %i characters', (_, longest, filled) => {
  const read = (length: number) => recognise(filled('x'.repeat(length - filled('').length)))
  expect([read(longest) !== undefined, read(longest + 1) !== undefined]).toEqual([true, false])
})
