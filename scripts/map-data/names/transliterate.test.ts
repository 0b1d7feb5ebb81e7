import { expect, test } from 'vitest'
import { latinFromSerbian, russianFromSerbian, serbianFromLatin, serbianFromRussian } from './transliterate.ts'

test.each([
  ['Džep', 'Џеп'],
  ['Ljubovija', 'Љубовија'],
  ['Mataguži', 'Матагужи'],
  ['Novi Sad', 'Нови Сад'],
  ['Đurđevik', 'Ђурђевик'],
  ['NJEGOŠEVO', 'ЊЕГОШЕВО'],
])('Serbian in its two alphabets: %s', (latin, serbian) => {
  expect(serbianFromLatin(latin)).toBe(serbian)
  expect(latinFromSerbian(serbian).toLowerCase()).toBe(latin.toLowerCase())
})

test('the Icelandic letter that looks like one of Serbian', () => {
  expect(serbianFromLatin('Ðurići')).toBe('Ђурићи')
})

test('a name with letters that Serbian lacks is none of its', () => {
  expect(serbianFromLatin('Prëkaz')).toBeUndefined()
  expect(serbianFromLatin('Sankt Wolfgang')).toBeUndefined()
})

test.each([
  ['Нижний Новгород', 'Нижњи Новгород'],
  ['Казань', 'Казањ'],
  ['Енисейск', 'Јенисејск'],
  ['Тольятти', 'Тољати'],
  ['Щёлково', 'Шчолково'],
  ['Атлантический океан', 'Атлантички океан'],
  ['Балтическое море', 'Балтичко море'],
  ['Великая', 'Велика'],
  ['Подъячево', 'Подјачево'],
])('Russian in Serbian letters: %s', (russian, serbian) => {
  expect(serbianFromRussian(russian)).toBe(serbian)
})

test.each([
  ['Нова Варош', 'Нова-Варош'],
  ['Његошево', 'Негошево'],
  ['Ечка', 'Эчка'],
  ['Љубовија', 'Любовия'],
  ['Ђаковица', 'Джаковица'],
  ['Бијело Поље', 'Биело-Поле'],
])('Serbian in Russian letters: %s', (serbian, russian) => {
  expect(russianFromSerbian(serbian)).toBe(russian)
})
