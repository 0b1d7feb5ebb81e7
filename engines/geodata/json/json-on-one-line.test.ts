import { expect, test } from 'vitest'
import { jsonOnOneLine } from './json-on-one-line.ts'

test.each(['{}', '[]', ' {"а":[1]} ', '[null]'])('%s', (text) => expect(jsonOnOneLine(text)).toBe(text.trim()))
test.each(['', 'x', '5', '"x"', 'true', 'null', '{', '{}x', '[1,]'])('not %s', (text) =>
  expect(jsonOnOneLine(text)).toBeUndefined(),
)

test('breaks and blanks between the parts go, those of texts stay', () =>
  expect(jsonOnOneLine('{\n  "a b": [1,\r\n\t"x \\" y"]\n}')).toBe('{"a b":[1,"x \\" y"]}'))
