import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { categories, categoryById, convert, convertPrinted, convertToAll, exactDigits } from './index.ts'

type Case = [category: string, from: string, to: string, typed: string, printed: string]
const file = new URL('fixtures/conversions.cases.json', import.meta.url)
const { cases } = JSON.parse(readFileSync(file, 'utf8')) as { cases: Case[] }

test('every reference conversion prints exactly its text', () => {
  expect(cases.length).toBe(1800)
  const wrong = cases
    .map((row) => [...row, convert(row[0], row[1], row[2], row[3], 'en')])
    .filter(([, , , , expected, printed]) => printed !== expected)
  expect(wrong).toEqual([])
})

test('a page at once prints what single conversions print', () => {
  for (const category of categories)
    for (const { id } of category.units)
      for (const typed of ['1', '-12.5', '3e-9', '7e12']) {
        const fields = convertToAll(category, id, typed, 'en')
        for (const unit of category.units)
          expect(fields[unit.id]).toBe(unit.id === id ? typed : convert(category.id, id, unit.id, typed, 'en'))
      }
})

describe('what is not a number clears the other fields and keeps the typed text', () => {
  const length = categoryById('length')!
  test.each(
    [
      '',
      '   ',
      'kilometre',
      '1e999999',
      '1e1001',
      '1e-1001',
      '--5',
      '1,2,3',
      '0x10',
      '1e',
      '1e+',
      'Infinity',
      '12abc',
      '- 5',
      '5\t10',
      '1,23',
      '1,2345',
      ',5',
      '1,234,',
      '1.2.3',
      '9'.repeat(100_000),
      `1e-${'9'.repeat(1000)}`,
      `0.${'1'.repeat(1000)}`,
    ].map((typed) => [`${typed.slice(0, 12)} (${typed.length})`, typed]),
  )('%s', (_, typed) => {
    expect(convert('length', 'km', 'm', typed, 'en')).toBe('')
    const fields = convertToAll(length, 'km', typed, 'en')
    expect(fields.km).toBe(typed)
    expect(length.units.filter(({ id }) => id !== 'km').every(({ id }) => fields[id] === '')).toBe(true)
  })
})

test.each([
  ['1,5', 'ru', '1500'],
  ['1,5', 'sr', '1500'],
  ['1.5', 'ru', '1500'],
  [',5', 'ru', '500'],
  ['1,234', 'ru', '1234'],
  ['1,234', 'en', '1234000'],
  ['1,234,567.5', 'en', '1234567500'],
  ['1 234,5', 'ru', '1234500'],
  ['1\u00a0234\u202f567', 'sr', '1234567000'],
  ['  12  ', 'en', '12000'],
  ['5.', 'en', '5000'],
  ['+.5e+0003', 'en', '500000'],
  ['1,5e2', 'sr', '150000'],
] as const)('%s in %s is read as a person means it', (typed, language, metres) => {
  expect(convert('length', 'km', 'm', typed, language)).toBe(metres)
})

test.each([
  ['1,234.5', 'ru'],
  ['1.234,5', 'ru'],
  ['1.234,5', 'en'],
  ['1.23.456', 'sr'],
  ['1,23,456', 'en'],
  ['1,2,3', 'ru'],
  ['1  234', 'ru'],
  ['.1 1/1', 'ru'],
] as const)('%s in %s has no one meaning and is not a number', (typed, language) => {
  expect(convert('length', 'km', 'm', typed, language)).toBe('')
})

test('the largest numbers that are numbers convert', () => {
  const nines = '9'.repeat(1000)
  expect(convert('temperature', 'c', 'k', nines, 'en')).toBe(`1${'0'.repeat(997)}272.2`)
  expect(convert('length', 'm', 'km', '1e1000', 'en')).toBe('1e+997')
  expect(convert('length', 'm', 'km', '1e-1000', 'en')).toBe('1e-1003')
})

test('what rounds to nothing prints 0, without a sign', () => {
  expect(convert('temperature', 'c', 're', '-1e-9', 'en')).toBe('0')
  expect(convert('temperature', 'c', 'k', '-273.15', 'en')).toBe('0')
})

test('an unknown unit or category is 0', () => {
  expect(convert('length', 'parrot', 'm', '5', 'en')).toBe('0')
  expect(convert('length', 'm', 'parrot', '5', 'en')).toBe('0')
  expect(convert('luck', 'm', 'km', '5', 'en')).toBe('0')
  expect(Object.values(convertToAll(categoryById('length')!, 'parrot', '5', 'en')).every((text) => text === '0')).toBe(
    true,
  )
})

test('a printed result knows whether it is the value itself', () => {
  const length = categoryById('length')!
  expect(convertPrinted(length, 'mi', 'km', '1', 'en')).toEqual({ text: '1.609344', exact: true })
  expect(convertPrinted(length, 'km', 'mi', '1', 'en')).toEqual({ text: '0.62137119', exact: false })
  // A parsec holds π: nothing through it is exact, however round it looks.
  expect(convertPrinted(length, 'pc', 'm', '0', 'en')?.exact).toBe(false)
  expect(convertPrinted(length, 'pc', 'pc', '3', 'en')).toEqual({ text: '3', exact: true })
})

test('all digits on demand: whole where they end, forty where they do not', () => {
  const length = categoryById('length')!
  expect(exactDigits(length, 'in', 'mi', '1', 'en')).toEqual({
    text: '0.00001578282828282828282828282828282828282828',
    complete: false,
  })
  expect(exactDigits(length, 'mi', 'm', '-1', 'en')).toEqual({ text: '-1609.344', complete: true })
  expect(exactDigits(categoryById('mass')!, 'dr', 'kg', '1', 'en')?.text).toBe('0.0017718451953125')
  expect(exactDigits(length, 'm', 'km', '0', 'en')).toEqual({ text: '0', complete: true })
  expect(exactDigits(length, 'm', 'km', 'x', 'en')).toBeNull()
  expect(exactDigits(length, 'm', 'parrot', '1', 'en')).toBeNull()
})
