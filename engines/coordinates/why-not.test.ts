import { expect, test } from 'vitest'
import { whyNoPoint } from './index.ts'

test.each([
  ['95°N 37°E', 'latitude_out_of_range', undefined],
  ['95N 37E', 'latitude_out_of_range', undefined],
  ['95n 37e', 'latitude_out_of_range', undefined],
  ['N 95 E 37', 'latitude_out_of_range', undefined],
  ['95.123, 37.123', 'latitude_out_of_range', '37.123, 95.123'],
  ['55.7558, 197.6173', 'longitude_out_of_range', '55.7558, -162.3827'],
  ['33IUU9177620073', 'wrong_band', undefined],
  ['33iuu9120', 'wrong_band', undefined],
  ['6182999 413580', 'outside_area', '413580, 6182999'],
])('%s is nearly a point', (text, code, suggestion) => {
  expect(whyNoPoint(text)).toEqual({ code, ...(suggestion && { suggestion }) })
})

test.each([
  ['a point', '55.7558, 37.6173'],
  ['numbers of any kind', '95 37'],
  ['two large numbers', '6182999.5 74135800.2'],
  ['a measure', '91,500 мм'],
  ['words', 'no point at all'],
  ['the grid of another system, by its name', 'MGI 7457815.0 4963244.8'],
  ['a point that is not finished', '44.8 N, 20'],
  ['one of which the second name is missing', 'lat 44.8 20.4'],
  ['a longer text with a point in it', `95°N 37°E${' and more'.repeat(24)}`],
])('%s has no such fault', (_, text) => expect(whyNoPoint(text)).toBeUndefined())

const pairs = ['44.8, 20.4', '55,75 37,6', '5 6', '33 391776 5820073', '33UUU 9177620073', '7457815 4963244']
test.each(
  pairs.flatMap((pair) => {
    const words = pair.split(' ')
    return Array.from({ length: words.length + 1 }, (_, at) => words.toSpliced(at, 0, 'zorp').join(' '))
  }),
)('%s: where points are asked for the word in the way is named', (text) => {
  expect(whyNoPoint(text)).toEqual({ code: 'unreadable', word: 'zorp' })
})

test.each(['5 zorp 6', '7 zorp, 9'])('%s: among texts about anything two numbers are not yet a point', (text) => {
  expect(whyNoPoint(text, 'anything')).toBeUndefined()
})

const named = [
  'lat 44.8231 lon 20.4501',
  'широта 55,7558 долгота 37,6173',
  'ширина 44,8231 дужина 20,4501',
  'N 52.52 E 13.405',
  'E 3500000 N 5400000',
  'E: 3500000 N: 5400000',
]
test.each(
  named.flatMap((text) =>
    text.split(' ').flatMap((word, at, words) => {
      if (!/^\d/.test(word)) return []
      // Of metres a word without digits tells too little to say what is missing.
      const broken = [`${word.slice(0, 1)}q${word.slice(1)}`, `${word}x`, ...(/[.,]/.test(word) ? ['abc'] : [])]
      return broken.map((wrong) => [words.toSpliced(at, 1, wrong).join(' '), wrong] as const)
    }),
  ),
)('%s: the number with letters is named', (text, wrong) => {
  expect(whyNoPoint(text)).toEqual({ code: 'unreadable', word: wrong })
})
