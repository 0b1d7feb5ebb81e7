import { expect, test } from 'vitest'
import { endsWithLeapSecond } from './leap-seconds.ts'

/** All 27, from the table of leap seconds the IERS publishes (`leap-seconds.list`: the first day that has the new difference). */
const firstDaysAfter =
  '1972-07-01 1973-01-01 1974-01-01 1975-01-01 1976-01-01 1977-01-01 1978-01-01 1979-01-01 1980-01-01 1981-07-01 1982-07-01 1983-07-01 1985-07-01 1988-01-01 1990-01-01 1991-01-01 1992-07-01 1993-07-01 1994-07-01 1996-01-01 1997-07-01 1999-01-01 2006-01-01 2009-01-01 2012-07-01 2015-07-01 2017-01-01'

test('every day of a century: 27 end with a second 60, the others do not', () => {
  const found: string[] = []
  for (let time = Date.UTC(1960, 0, 1); time < Date.UTC(2060, 0, 1); time += 86_400_000) {
    const date = new Date(time)
    const day = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
    if (endsWithLeapSecond(day)) found.push(new Date(time + 86_400_000).toISOString().slice(0, 10))
  }
  expect(found).toEqual(firstDaysAfter.split(' '))
})
