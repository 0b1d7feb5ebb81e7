import { type Made, type Node, type Rule, rule } from '../../../language/index.ts'
import type { Digits } from './leaves.ts'
import { areTight, isTight, made } from './making.ts'
import type { DatePieces } from './pieces.ts'

/** Years, quarters, weeks and days of the year, each by the day it begins with. */

export type Year = Pick<DatePieces, 'shortYear' | 'beforeChrist'> & { readonly year: number }

export const shortYear = (year: Node<Digits>): Node<Year> => ({
  ...year,
  value: { year: year.value.number, shortYear: true },
})

export const periodRules: readonly Rule[] = [
  rule('anyyear', 'n|nnn|yyyy yearword|dot?', ([year, mark], text) =>
    year.value.number > 0 && (mark?.kind !== 'dot' || isTight(mark, text)) ? made(year.value.number) : undefined,
  ),
  rule('anyyear', 'anyyear yearword', ([{ value }]) => made(value)),
  rule('erayear', 'anyyear era', ([year, era]) =>
    made({ year: year.value, ...(era.value === '-1' ? { beforeChrist: true } : {}) }),
  ),
  rule('erayear', 'era anyyear', ([era, year]) =>
    made({ year: year.value, ...(era.value === '-1' ? { beforeChrist: true } : {}) }),
  ),
  rule('day', 'erayear', ([year]) => made({ ...year.value, month: 1, day: 1, layout: 'year' }), 1),
  rule('day', 'daymonth comma? erayear', ([day, , year]) => made({ ...day.value, ...year.value })),
  rule('day', 'yyyy yearword', ([year]) => made({ year: year.value.number, month: 1, day: 1, layout: 'year' }), 1),
  rule('day', 'yyyy dot yearword', ([year, dot], text) =>
    isTight(dot, text) ? made({ year: year.value.number, month: 1, day: 1, layout: 'year' }, 1) : undefined,
  ),
  rule('day', 'yearword yyyy', ([, year]) => made({ year: year.value.number, month: 1, day: 1, layout: 'year' }), 1),
  rule('quarterof', 'n dash? ordmark? quarter', ([count]) => quarter(count.value.number)),
  rule('quarterof', 'n dot quarter', ([count]) => quarter(count.value.number)),
  rule('quarterof', 'roman quarter', ([count]) => quarter(count.value)),
  rule('quarterof', 'ordinal quarter', ([count]) => quarter(Number(count.value))),
  rule('quarterof', 'quarter n', ([, count]) => quarter(count.value.number)),
  rule('day', 'quarterof of|comma|slash|dash? year', ([count, , year]) => ofQuarter(count.value, year.value)),
  rule(
    'day',
    'quarterof of|comma|slash|dash|quote? nn',
    ([count, , year]) => ofQuarter(count.value, shortYear(year).value),
    1,
  ),
  rule('day', 'yyyy dash|slash? quarter n', ([year, , , count]) =>
    count.value.number > 0 && count.value.number <= 4
      ? ofQuarter(count.value.number, { year: year.value.number })
      : undefined,
  ),
  rule('day', 'yyyy dash? weekword nn dash? n?', ([year, dash, word, week, again, day], text) => {
    const parts = [dash, word, week, again, day]
    if (word.value !== '.' || !/^w$/i.test(text.tokens[word.start]!.text) || !areTight(parts, text)) return undefined
    if ((day === undefined) !== (again === undefined) || day?.value.number > 7) return undefined
    return made({
      year: year.value.number,
      week: week.value.number,
      weekOfDay: day?.value.number ?? 1,
      layout: 'isoWeek',
    })
  }),
  rule('day', 'yyyy weekword nnn', ([year, word, count], text) =>
    areTight([word, count], text)
      ? made({
          year: year.value.number,
          week: Math.floor(count.value.number / 10),
          weekOfDay: count.value.number % 10,
          layout: 'isoWeek',
        })
      : undefined,
  ),
  rule('day', 'weekword n of|comma|slash|lead|at? year', ([, week, , year]) => ofWeek(week.value.number, year.value)),
  rule('day', 'year comma|dot? weekword n', ([year, , word, week], text) =>
    isTight(word, text) ? undefined : ofWeek(week.value.number, year.value),
  ),
  rule('day', 'n dash? ordmark? weekword of|comma? year', ([week, , , , , year]) =>
    ofWeek(week.value.number, year.value),
  ),
  rule('day', 'n dot weekword of|comma? year', ([week, , , , year]) => ofWeek(week.value.number, year.value)),
  rule('day', 'ordinal weekword of|comma? year', ([week, , , year]) => ofWeek(Number(week.value), year.value)),
  rule('day', 'dayword n|nnn of|comma|slash? year', ([, day, , year]) => ofYear(day.value.number, year.value)),
  rule('day', 'n|nnn dash? ordmark? dayword of|at? year', ([day, , , , , year]) =>
    ofYear(day.value.number, year.value),
  ),
  rule('day', 'n|nnn dot dayword of|at? year', ([day, , , , year]) => ofYear(day.value.number, year.value)),
]

const quarter = (count: number): Made => (count >= 1 && count <= 4 ? made(count) : undefined)
const ofQuarter = (count: number, year: Year): Made =>
  made({ ...year, month: count * 3 - 2, day: 1, layout: 'quarter' })
const ofWeek = (week: number, year: Year): Made => made({ ...year, week, weekOfDay: 1, layout: 'week' })
const ofYear = (ordinal: number, year: Year): Made => made({ ...year, ordinal, layout: 'isoOrdinal' })
