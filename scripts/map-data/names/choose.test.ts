import { expect, test } from 'vitest'
import { namesFromRussian, namesOf } from './choose.ts'

/** As GeoNames has them: other names without a word of their language. */
const names = (name: string, others: string, country: string, russian?: string, serbian?: string) =>
  Object.values(namesOf({ name, others: others.split(','), country, russian, serbian }))

test.each([
  [
    'the Latin twin proves a Serbian name',
    ['Vienna', 'Bec,Beč,Wien,Беч,Вена,Виена,Відень', 'AT', 'Вена'],
    ['Vienna', 'Вена', 'Беч'],
  ],
  [
    'letters prove one too',
    ['New York', 'Њујорк,Нью-Йорк,Ню Йорк', 'US', 'Нью-Йорк'],
    ['New York', 'Нью-Йорк', 'Њујорк'],
  ],
  ['Belarusian is neither', ['London', 'London,Londan,Лондан,Лондон,Лёндан', 'GB'], ['London', 'Лондон', 'Лондон']],
  [
    'Ukrainian and Bulgarian are no Russian',
    ['Pleven', 'Пльовен,Плѣвенъ,Плевен', 'BG'],
    ['Pleven', 'Плевен', 'Плевен'],
  ],
  ['in Serbia its own letters count', ['Trgovište', 'Trgoviste', 'RS'], ['Trgovište', '~Трговиште', '~Трговиште']],
  [
    'with its marks, where they are given elsewhere',
    ['Zabari', 'Zabari,Žabari', 'RS'],
    ['Zabari', '~Жабари', '~Жабари'],
  ],
  ['given as well', ['Obrenovac', 'Obrenovac,Обреновац', 'RS'], ['Obrenovac', 'Обреновац', 'Обреновац']],
  [
    'but not those of its English name',
    ['Belgrade', 'Belgrad,Beograd,Белград,Београд', 'RS', 'Белград'],
    ['Belgrade', 'Белград', 'Београд'],
  ],
  ['only Russian: the rest by rule', ['Willendorf', 'Виллендорф', 'AT'], ['Willendorf', 'Виллендорф', '~Вилендорф']],
  ['CLDR says what is Serbian', ['Rome', 'Rim,Rom,Рим,Ром', 'IT', 'Рим', 'Рим'], ['Rome', 'Рим', 'Рим']],
  [
    'where names come from Russian, others are of other times and languages',
    ['Saint Petersburg', 'Leningrad,Sankt Peterburg,Ленинград,Санкт Петербург,Питер', 'RU', 'Санкт-Петербург'],
    ['Saint Petersburg', 'Санкт-Петербург', '~Санкт Петербург'],
  ],
  [
    'a last vowel lost is of another language',
    ['Bratislava', 'Bratislav,Bratislava,Братислав,Братислава', 'SK', 'Братислава'],
    ['Bratislava', 'Братислава', 'Братислава'],
  ],
  ['and so is another one', ['Kaluga', 'Kalugo,Калуга,Калуго', 'RU'], ['Kaluga', 'Калуга', 'Калуга']],
  [
    'marks of other languages are none of Serbian',
    ['Zagreb', 'Zagrab,Zágreb,Zagreb,Заграб,Загреб', 'HR', 'Загреб'],
    ['Zagreb', 'Загреб', 'Загреб'],
  ],
  ['nor is Ukrainian', ['Lipetsk', 'Липецк,Липецьк', 'RU'], ['Lipetsk', 'Липецк', 'Липецк']],
  ['nothing but Latin stays', ['Anthering', '', 'AT'], ['Anthering', 'Anthering', 'Anthering']],
] as const)('%s', (_, [name, others, country, ...given], expected) => {
  expect(names(name, others, country, ...given)).toEqual(expected)
})

test('a sea by its Russian name, or its English one where there is no other', () => {
  expect(namesFromRussian('Bering Sea', 'Берингово море')).toEqual({
    en: 'Bering Sea',
    ru: 'Берингово море',
    sr: '~Берингово море',
  })
  expect(namesFromRussian('Bight', undefined)).toEqual({ en: 'Bight', ru: 'Bight', sr: 'Bight' })
})
