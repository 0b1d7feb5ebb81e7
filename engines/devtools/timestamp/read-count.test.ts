import { expect, test } from 'vitest'
import { guessUnitOfText, readMoment } from './index.ts'
import { readNotation } from './notations.ts'
import { countsIn } from './read-count.ts'

const today = { year: 2026, month: 11, day: 15 }
function countIn(text: string) {
  const said = readNotation(text, today)
  if (typeof said === 'string' || said.kind !== 'count') return undefined
  return { digits: said.digits, ...(said.unit ? { unit: said.unit } : {}) }
}

const unitRead = (text: string) =>
  readMoment(text, { now: 1_794_700_800_000_000_000n, zone: 'UTC', language: 'en' }).taken?.how

test('every name of a unit, in either case, with and without a blank', () => {
  const names = {
    s: 's sec secs second seconds с сек sek',
    ms: 'ms msec millis milliseconds мс',
    us: 'us μs usec micros microseconds мкс',
    ns: 'ns nsec nanos nanoseconds нс',
  }
  for (const [unit, words] of Object.entries(names))
    for (const word of words.split(' '))
      for (const text of [`1700000000${word}`, `1700000000 ${word}`, `1700000000 ${word.toUpperCase()}`])
        expect([text, unitRead(text)]).toEqual([text, { kind: 'count', unit, unitFrom: 'text', digits: '1700000000' }])
  for (const text of ['1700000000 x', '1700000000 toString', '1700000000 sexx'])
    expect(unitRead(text)).not.toMatchObject({ unitFrom: 'text' })
  // A slip of the hand.
  expect(unitRead('1700000000 secss')).toMatchObject({ unit: 's', unitFrom: 'text' })
  expect(unitRead('-1,700,000,000.5 ms')).toMatchObject({ unit: 'ms', digits: '-1700000000.5' })
})

test.each([
  ['/Date(1700000000000)/', '1700000000000', 'ms'],
  ['\\/Date(1700000000000+0200)\\/', '1700000000000', 'ms'],
  ['new Date(-1)', '-1', 'ms'],
  ['@1700000000', '1700000000', 's'],
  ['@-1.5', '-1.5', 's'],
  ['1700000000 +0300', '1700000000', 's'],
  ['0x65540000', '1700003840', undefined],
  ['0xffffffffffffffff', '18446744073709551615', undefined],
  ['1,700,000,000.123', '1700000000.123', undefined],
  ['-1 700 000 000,25', '-1700000000.25', undefined],
  ["1'700'000'000", '1700000000', undefined],
  ['1.700.000.000', '1700000000', undefined],
  ['1_700_000', '1700000', undefined],
  ['1700000000,75', '1700000000.75', undefined],
  ['1.7E+12', '1700000000000', undefined],
  ['1700000000000L', '1700000000000', undefined],
  ['1700000000n', '1700000000', undefined],
])('%s', (text, digits, unit) => expect(countIn(text)).toEqual({ digits, ...(unit ? { unit } : {}) }))

test.each(['0x', '70x1f', 'a0x65540000', '0x10000000000000000', '@', 'new Date()', '', 'x', `1${'0'.repeat(1100)}`])(
  '%s is no count',
  (text) => expect(countIn(text)).toBeUndefined(),
)

test.each([
  ['1.7E+12', 'ms'],
  ['1,7E+12', 'ms'],
  ['1 700 000 000 000', 'ms'],
  ['"exp": 1700000000,', 's'],
  ['1700000000000 ms', undefined],
  ['14.11.2023', undefined],
  ['pwdLastSet: 134393841031230000', undefined],
  ['1'.repeat(2000), undefined],
])('what %s counts, by its size', (text, unit) => {
  expect(guessUnitOfText(text, 1_794_700_800_000_000_000n)).toBe(unit)
})

test('a word of numbers beside a count makes another number of it', () => {
  const now = 1_794_000_000n * 1_000_000_000n
  for (const word of ['minus', 'минус', 'two', 'сто', 'двадесет', 'million', 'пола'])
    for (const text of [`${word} 1700000000`, `1700000000 ${word}`, `server ${word} 1700000000`])
      expect([text, countsIn(text, now)]).toEqual([text, []])
  expect(countsIn('server said 1700000000 again', now)).toEqual(['1700000000'])
})
