import { expect, test } from 'vitest'
import type { Language } from '#engines/core/index.ts'
import { cities, clockWords, dateLinks, monthsAndDays, textOf } from '#engines/language/index.ts'
import { firstCategories, readQuestion } from './index.ts'
import { everyUnit } from './read-question.ts'

/** Names of one word that end in a consonant, so that their cases are the name and an ending. */
const names = firstCategories.flatMap((category) =>
  (['ru', 'sr'] as const).flatMap((language) =>
    category.units
      .filter((unit) => /^[а-яёђјљњћџ]{6,9}[бгдзклмнпрстф]$/.test(unit.name[language]))
      .map((unit) => ({ category, language, unit, name: unit.name[language] })),
  ),
)
const endings = { ru: ['ах', 'ами', 'а', 'ов'], sr: ['има', 'а', 'е'] } as const

/** One letter twice, one left out, two swapped: in the middle of the name. */
const slips = (name: string): string[] => [
  name.slice(0, 3) + name.slice(2),
  name.slice(0, 3) + name.slice(4),
  name.slice(0, 3) + name[4] + name[3] + name.slice(5),
]

test('a case of a unit with one letter wrong is read as this unit, or as one that is as near', () => {
  let [all, read] = [0, 0]
  for (const { category, language, name, unit } of names)
    for (const slip of slips(name))
      for (const ending of endings[language]) {
        const meanings = readQuestion(`5 ${slip}${ending}`, language)
        all++
        if (meanings.length === 0) continue
        read++
        if (name.length > 7)
          expect(
            meanings.map(({ category: id }) => id),
            slip + ending,
          ).toContain(category.id)
        if (slip.length > name.length)
          expect(
            meanings.map(({ from }) => from),
            `${slip}${ending} is ${unit.id}`,
          ).toContain(unit.id)
      }
  expect(all).toBeGreaterThan(200)
  expect(read / all).toBeGreaterThan(0.9)
})

test.each([
  ['ru', '5 миль в киллометрах', 'mi', '5', 'km'],
  ['ru', '6 футов 2 дюма в см', 'in', '74', 'cm'],
  ['sr', '5 миља у киломтерима', 'mi', '5', 'km'],
  ['sr', '6 стопа 2 инчаа у cm', 'in', '74', 'cm'],
] as const)('%s %s', (language, text, from, value, to) =>
  expect(readQuestion(text, language)[0]).toMatchObject({ from, value, to }),
)

test.each(['3 меры', '2 дома', '5 лотков', '6 футов 2 дома', '7 дюма', '3 галереи', '8 секторов', '10 киломан'])(
  '%s is no mistyped quantity',
  (text) => expect(readQuestion(text, 'ru')).toEqual([]),
)

/** Words of dates, clocks and cities that the rows of units do not have to the letter. */
const wordsOfOthers = [monthsAndDays, clockWords, dateLinks, cities].flatMap((source) =>
  Array.from(source(), ({ name, sense }) => ({ name, language: sense.language ?? ('en' as Language) })).filter(
    ({ name, language }) => {
      const text = textOf(name, language)!
      const isKnown = everyUnit()
        .lexicon.look(text, 0)
        .some(({ kind }) => kind !== 'daypart')
      return text.tokens.length === 1 && !isKnown
    },
  ),
)
const framesOfOthers = ['5 _', '15 min _', '_ in a year', '5 _ in km', '5 kg _', '_ km', '5 kg in _', '_'] as const

test.each(framesOfOthers)(
  'in `%s` no word of dates, clocks or cities is taken for a misspelt unit or number',
  (frame) => {
    // A symbol of two letters may be typed on a Serbian keyboard: `пт` is Friday, and a pint.
    const others = wordsOfOthers.filter(({ name }) => name.length > 2)
    expect(others.length).toBeGreaterThan(700)
    const taken = others.flatMap(({ name, language }) => {
      const text = frame.replace('_', name)
      return readQuestion(text, language).map(({ value, from }) => `${text}: ${value} ${from}`)
    })
    expect(taken).toEqual([])
  },
)

test('`in` before an article is no inch, whatever time follows', () => {
  for (const article of ['a', 'an', 'the'])
    for (const time of ['second', 'sec', 'minute', 'min', 'hour', 'day', 'week', 'month', 'year'])
      for (const text of [`in ${article} ${time}`, `5 in ${article} ${time}`])
        expect(
          readQuestion(text, 'en').filter(({ category }) => category !== 'time'),
          text,
        ).toEqual([])
})
