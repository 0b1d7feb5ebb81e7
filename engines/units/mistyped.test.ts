import { expect, test } from 'vitest'
import { firstCategories, readQuestion } from './index.ts'

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
