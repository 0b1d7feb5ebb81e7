import { describe, expect, test } from 'vitest'
import { type Language, languages } from '#engines/core/index.ts'
import { readQuestion, readSeveral } from './index.ts'

const said = (text: string, language: Language): string[] =>
  readSeveral(text, language).map(({ value, from, to }) => `${value} ${from}${to ? ` > ${to}` : ''}`)

describe('several questions', () => {
  const wholes = [
    ['5 km in miles', '5 km > mi'],
    ['70 kg in lb', '70 kg > lb'],
    ['a mile in km', '1 mi > km'],
  ] as const

  test('stand side by side where a mark or a word joins them', () => {
    for (const language of languages)
      for (const joint of [' and ', ', ', '; ', '? ', ' и ', ' i '])
        for (const [first, one] of wholes)
          for (const [second, two] of wholes)
            if (first !== second) expect(said(first + joint + second, language)).toEqual([one, two])
  })

  const letters = [...'abcdefghjklmnopqrstuvwxyz', ...'абвгдежзклмнопрстуфхцчшщъыьэюяђјљњћџ', '*', '/', '=', '+']

  test('have nothing between them that belongs to neither', () => {
    for (const language of languages)
      for (const letter of letters) expect(said(`5 km in miles ${letter} 70 kg in lb`, language), letter).toEqual([])
  })

  test('are whole: what is wanted alone is none, whatever stands before it', () => {
    for (const language of languages)
      for (const before of ['60 mph * 2.5', '60 mph', '5 ft', '20 min', '3 kg'])
        for (const letter of letters)
          for (const wanted of ['in km', 'in kg', 'in min', 'm', 'в км']) {
            const text = `${before} ${letter} ${wanted}`
            expect(said(text, language), text).toEqual([])
          }
  })

  test('of different kinds say each what is wanted', () => {
    for (const text of ['3 ft + 2 kg', '3 ft, 2 kg', '22.9 S, 43.2 W', '3 ft and 2 kg'])
      expect(said(text, 'en'), text).toEqual([])
    expect(said('3 ft, 2 m', 'en')).toEqual(['3 ft', '2 m'])
  })
})

test('hours are no sign between two sides', () => {
  for (const language of languages)
    for (const text of ['3h 4 ft', '2 h 3 h 4 m'])
      expect(
        [...readQuestion(text, language), ...readSeveral(text, language)].filter(({ from }) => from !== 'h'),
        text,
      ).toEqual([])
})
