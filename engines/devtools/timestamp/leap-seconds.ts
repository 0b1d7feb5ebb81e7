import type { CalendarDay } from './calendar.ts'

/**
 * The days in UTC that ended with a second 60 (IERS Bulletin C; none has been announced after 2016). In any other place a
 * second 60 does not exist.
 */
const december = [1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1987, 1989, 1990, 1995, 1998, 2005, 2008, 2016]
const june = [1972, 1981, 1982, 1983, 1985, 1992, 1993, 1994, 1997, 2012, 2015]

export function endsWithLeapSecond({ year, month, day }: CalendarDay): boolean {
  return (month === 12 && day === 31 && december.includes(year)) || (month === 6 && day === 30 && june.includes(year))
}
