import { expect, test } from 'vitest'
import { chosenDelimiter, delimiterOf } from './dialect.ts'

test('a chosen delimiter, by itself or its name', () => {
  expect(['tab', '\\t', 'Comma', 'semicolon', 'pipe', 'space', '!'].map(chosenDelimiter)).toEqual([
    '\t',
    '\t',
    ',',
    ';',
    '|',
    ' ',
    '!',
  ])
  for (const wrong of ['', 'ab', 'constructor', '"', '\n', '\r', 'ж', '\u0080'])
    expect(() => chosenDelimiter(wrong)).toThrow()
  expect(chosenDelimiter('\u007f')).toBe('\u007f')
})

test.each([
  ['a,b;c\n1,2;3\n', ';', 0, 0],
  ['lon,lat,note\r1,2,a;b\r3,4,c;d', ',', 0, 0],
  ['lon,lat,note\n1,2,"a;b;c;d"\n', ',', 0, 0],
  ['lon;lat\n1,5;2,5\n3,25;4\n', ';', 0, 0],
  ['x|y\n1|2', '|', 0, 0],
  ['X Y Z\n1 2 3\n', ' ', 0, 0],
  ['two words\n1 2\n', ',', 0, 0],
  ['sep=;\na,b;c\n', ';', 6, 0],
  ['SEP=|\r\na|b', '|', 7, 0],
  ['a;b\nsep=|\n1;2\n', ';', 0, 0],
  ['sep=;;\na,b\n', ';', 0, 0],
  ['lon,lat\n#7,1\n# made by hand\n1,2\n', ',', 0, 0],
  ['# one\nlon;lat\n# two\n1;2\n', ';', 6, 1],
  ['# a comment without an end', ',', 0, 0],
  ['X Y Z\rlon lat\r', ' ', 0, 0],
  ['two words\nX Y\n', ',', 0, 0],
  ['two words\rX Y\r', ',', 0, 0],
  ['# made by hand\n# in 2024\r\nlon\tlat\n1\t2\n', '\t', 26, 2],
  ['#lon,lat\n1,2\n', ',', 0, 0],
  ['# one\n#lon;lat\n1;2\n', ';', 6, 1],
  ['#wkt;n\nPOINT(1 2);1\n', ';', 0, 0],
  ['', ',', 0, 0],
  ['a', ',', 0, 0],
])('%j is set apart by %j', (head, delimiter, skip, comments) =>
  expect(delimiterOf(head)).toEqual({ delimiter, skip, comments }),
)
