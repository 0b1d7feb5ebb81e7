import { expect, it } from 'vitest'
import { monthAndYear, weekdayByNumber } from './date-words.ts'

it('writes months and weekdays in the language asked for', () => {
  expect(monthAndYear(2023, 9, 'en')).toBe('September 2023')
  expect([1, 7].map((weekday) => weekdayByNumber(weekday, 'en'))).toEqual(['Monday', 'Sunday'])
  expect(weekdayByNumber(2, 'ru')).toBe('вторник')
})
