import type { Made, Node, Rule, Text } from '../../../language/index.ts'
import { isTight, made, rule } from './making.ts'
import type { DatePieces } from './pieces.ts'

/** Years, quarters, weeks and days of the year, each by the day it begins with. */

export type Year = Pick<DatePieces, 'shortYear' | 'beforeChrist'> & { readonly year: number }

export const shortYear = (year: Node<number>): Node<Year> => ({
  ...year,
  value: { year: year.value, shortYear: true },
})

export const periodRules: readonly Rule[] = [
  rule('anyyear', 'n|nnn|yyyy yearword|dot?', ([year, mark], text) =>
    year.value > 0 && (mark?.kind !== 'dot' || isTight(mark, text)) ? made(year.value) : undefined,
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
  rule('day', 'yyyy yearword', ([year]) => made({ year: year.value, month: 1, day: 1, layout: 'year' }), 1),
  rule('day', 'yyyy ~dot yearword', ([year]) => made({ year: year.value, month: 1, day: 1, layout: 'year' }, 1)),
  rule('day', 'yearword yyyy', ([, year]) => made({ year: year.value, month: 1, day: 1, layout: 'year' }), 1),
  rule('quarterof', 'n dash? ordmark? quarter', ([count]) => quarter(count.value)),
  rule('quarterof', 'n dot quarter', ([count]) => quarter(count.value)),
  rule('quarterof', 'roman quarter', ([count]) => quarter(count.value)),
  rule('quarterof', 'ordinal quarter', ([count]) => quarter(Number(count.value))),
  rule('quarterof', 'quarter n', ([, count]) => quarter(count.value)),
  rule('day', 'quarterof of|comma|slash|dash? year', ([count, , year]) => ofQuarter(count.value, year.value)),
  rule(
    'day',
    'quarterof of|comma|slash|dash|quote? nn',
    ([count, , year]) => ofQuarter(count.value, shortYear(year).value),
    1,
  ),
  rule('day', 'yyyy dash|slash? quarter n', ([year, , , count]) =>
    count.value > 0 && count.value <= 4 ? ofQuarter(count.value, { year: year.value }) : undefined,
  ),
  rule('day', 'yyyy ~dash? ~weekword ~nn', isoWeek),
  rule('day', 'yyyy ~dash? ~weekword ~nn ~dash ~n', isoWeek),
  rule('day', 'yyyy ~weekword ~nnn', ([year, , { value }]) =>
    made({ year: year.value, week: Math.floor(value / 10), weekOfDay: value % 10, layout: 'isoWeek' }),
  ),
  rule('day', 'weekword n of|comma|slash|lead|at? year', ([, week, , year]) => ofWeek(week.value, year.value)),
  rule('day', 'year comma|dot? weekword n', ([year, , word, week], text) =>
    isTight(word, text) ? undefined : ofWeek(week.value, year.value),
  ),
  rule('day', 'n dash? ordmark? weekword of|comma? year', ([week, , , , , year]) => ofWeek(week.value, year.value)),
  rule('day', 'n dot weekword of|comma? year', ([week, , , , year]) => ofWeek(week.value, year.value)),
  rule('day', 'ordinal weekword of|comma? year', ([week, , , year]) => ofWeek(Number(week.value), year.value)),
  rule('day', 'dayword n|nnn of|comma|slash? year', ([, day, , year]) => ofYear(day.value, year.value)),
  rule('day', 'n|nnn dash? ordmark? dayword of|at? year', ([day, , , , , year]) => ofYear(day.value, year.value)),
  rule('day', 'n|nnn dot dayword of|at? year', ([day, , , , year]) => ofYear(day.value, year.value)),
]

/** `2023-W46-2`, with its letter and no word. */
function isoWeek([year, , word, week, , day]: Node[], text: Text): Made {
  const isLetter = /^w$/i.test(text.tokens[word!.start]!.text)
  return isLetter && !(day?.value > 7)
    ? made({ year: year!.value, week: week!.value, weekOfDay: day?.value ?? 1, layout: 'isoWeek' })
    : undefined
}

const quarter = (count: number): Made => (count >= 1 && count <= 4 ? made(count) : undefined)
const ofQuarter = (count: number, year: Year): Made =>
  made({ ...year, month: count * 3 - 2, day: 1, layout: 'quarter' })
const ofWeek = (week: number, year: Year): Made => made({ ...year, week, weekOfDay: 1, layout: 'week' })
const ofYear = (ordinal: number, year: Year): Made => made({ ...year, ordinal, layout: 'words' })
