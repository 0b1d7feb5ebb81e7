import { expect, test } from 'vitest'
import { filledLines } from './lines.ts'

test('lines by whichever breaks, as they were written; those that hold nothing are none', () => {
  expect(filledLines('a\nb\r\nc\rd')).toEqual(['a', 'b', 'c', 'd'])
  expect(filledLines('\n  a \n\n \t\r\nb\n')).toEqual(['  a ', 'b'])
  expect(filledLines('')).toEqual([])
})
