import { expect, test } from 'vitest'
import { jsonOnOneLine } from './json-on-one-line.ts'

test.each(['{}', '[]', ' {"а":[1]} ', '[null]'])('%s', (text) => expect(jsonOnOneLine(text)).toBe(text.trim()))
test.each(['', 'x', '5', '"x"', 'true', 'null', '{', '{}x', '[1,]'])('not %s', (text) =>
  expect(jsonOnOneLine(text)).toBeUndefined(),
)

test('breaks and blanks between the parts go, those of texts stay', () =>
  expect(jsonOnOneLine('{\n  "a b": [1,\r\n\t"x \\" y"]\n}')).toBe('{"a b":[1,"x \\" y"]}'))

test.each([
  ['{ "a b" : [ 1 ,\n\t2 ], "c": " \\" }, " }', '{"a b":[1,2],"c":" \\" }, "}'],
  [' [ "" , "\\\\" , "\\\\\\" x" ]\r\n', '["","\\\\","\\\\\\" x"]'],
])('blanks and quotes of texts, however they are escaped: %j', (text, line) => expect(jsonOnOneLine(text)).toBe(line))

test('a text of megabytes is one as any other, as are megabytes of blanks', () => {
  const long = 'a b'.repeat(3_000_000)
  // Compared here: a difference of megabytes is shown for minutes.
  expect(jsonOnOneLine(`{ "a": "${long}" }`) === `{"a":"${long}"}`).toBe(true)
  expect(jsonOnOneLine(`[${' \n'.repeat(3_000_000)}]`)).toBe('[]')
})
