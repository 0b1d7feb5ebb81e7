import type { Made, Node, Rule, Text } from '../../../language/index.ts'
import { clock } from './clock.ts'
import { digitsOf, isTight, made, rule } from './making.ts'
import { type DatePieces, isMonthOnly } from './pieces.ts'
import { lettersOf } from './said.ts'
import type { Length } from './spans.ts'

/** Day, time and zone in the orders people write them. */

type Pieces = Node<DatePieces>

/** What is missing may be left out; the time of day alone is of today. */
const moment = (day: Pieces | undefined, clock: Pieces | undefined, zone?: Pieces, cost = 0): Made => {
  // A month has no hours.
  if (clock && day && isMonthOnly(day.value)) return undefined
  const { isSaid: _, ...time } = (clock?.value ?? {}) as DatePieces & { isSaid?: boolean }
  return made({ ...(day?.value ?? { daysFromToday: 0, layout: 'time' }), ...time, ...zone?.value }, cost)
}

const isOfDigits = ({ layout }: DatePieces): boolean =>
  layout === 'compact' || layout === 'iso' || layout === 'yearFirst'

export const momentRules: readonly Rule[] = [
  rule('gap', 'comma at?', () => made(0)),
  rule('gap', 'at comma?', () => made(0)),
  rule('gap', 'slash', ([mark], text) => (isTight(mark, text) ? undefined : made(0))),
  // `14/Nov/2023:22:13:20`, `2023-11-14_22-13-20`.
  rule('tightgap', 'colon|tie|dash', ([mark], text) => (isTight(mark, text) ? made(0) : undefined), 1),
  rule('moment', 'day', ([day]) => moment(day, undefined), 1),
  rule('moment', 'day zone', ([day, zone], text) => dayInZone(day, zone, text), 2),
  rule('moment', 'day tclock zone?', ([day, clock, zone]) => moment(day, clock, zone)),
  rule('moment', 'day gap? clock|softclock zone?', apart),
  rule('moment', 'day tightgap clock|softclock zone?', ([day, , clock, zone]) => moment(day, clock, zone)),
  rule('moment', 'day gap? clock|softclock comma zone', ([day, , clock, , zone]) => moment(day, clock, zone), 1),
  rule('moment', 'shortday gap? clock|softclock zone?', apart),
  rule('moment', 'shortday dot comma? clock|softclock zone?', ([day, , gap, clock, zone], text) =>
    apart([day, gap, clock, zone], text),
  ),
  rule('moment', 'shortday dot? at clock|softclock|barehour zone?', ([day, , , clock, zone]) =>
    moment(day, clock, zone),
  ),
  rule('moment', 'day tightgap|gap? tightclock zone?', ([day, , clock, zone], text) =>
    digitsBehind(day, clock, zone, text),
  ),
  rule('moment', 'day at barehour zone?', ([day, , clock, zone]) => moment(day, clock, zone), 1),
  // Days counted from today, and the hour of that day.
  rule('farday', 'shift', farDay),
  rule('moment', 'farday gap? clock zone?', ([day, , clock, zone]) => moment(day, clock, zone), 1),
  rule('moment', 'farday gap softclock zone?', ([day, , clock, zone]) => moment(day, clock, zone), 1),
  rule('moment', 'farday at barehour zone?', ([day, , clock, zone]) => moment(day, clock, zone), 1),
  rule('moment', 'day hourofpart zone?', ([day, clock, zone]) => moment(day, clock, zone)),
  rule('moment', 'tonight at? hour|clock|softclock zone?', ([, , time, zone]) => tonight(time, zone)),
  rule('moment', 'at? hour|clock|softclock tonight zone?', ([, time, , zone]) => tonight(time, zone)),
  rule('moment', 'clock zone?', ([clock, zone]) => moment(undefined, clock, zone), 1),
  rule('moment', 'softclock zone', ([clock, zone]) => (isNamed(zone) ? moment(undefined, clock, zone, 1) : undefined)),
  rule('moment', 'at clock|softclock zone?', ([, clock, zone]) => moment(undefined, clock, zone), 2),
  rule('moment', 'at? clock|softclock zone? gap? day', ([, clock, zone, , day]) => moment(day, clock, zone), 1),
  rule(
    'moment',
    'at? clock|softclock zone? gap? day zone',
    ([, clock, before, , day, zone]) => (before ? undefined : moment(day, clock, zone)),
    1,
  ),
  // asctime and `date`: the year behind the time.
  rule('moment', 'day clock zone? year zone?', ([day, clock, before, year, behind]) =>
    day.value.year === undefined && !(before && behind) && day.value.layout === 'words'
      ? moment({ ...day, value: { ...day.value, ...year.value } }, clock, before ?? behind)
      : undefined,
  ),
  rule('moment', 'stamp zone|minutesoffset?', ([stamp, zone]) => made({ ...stamp.value, ...zone?.value })),
  rule('stamp', 'stamp ~dot|comma ~digits', ([stamp, , { value }]) =>
    made({ ...stamp.value, nanosecond: Number(value.slice(0, 9).padEnd(9, '0')) }),
  ),
  // Day, hour and minute of NATO and of aviation: 142213Z NOV 23; `NOV 17 / 1015Z`.
  rule('moment', 'd6 utc month year', ([digits, , month, year]) => ofAviation(digits.value, month, year.value)),
  rule(
    'moment',
    'd6 utc month nn',
    ([digits, , month, year]) => ofAviation(digits.value, month, { year: year.value, shortYear: true }),
    1,
  ),
  rule('moment', 'day slash? yyyy ~utc', ([day, , digits, zone], text) =>
    moment(day, { ...digits, value: timeOf(digitsOf(digits, text)) }, { ...zone, value: { abbreviation: 'Z' } }),
  ),
  rule('barehour', 'n', ([hour]) => (hour.value <= 24 ? made(clock(hour.value)) : undefined)),
  rule('barehour', 'hourname', ([hour]) => made({ ...clock(hour.value), isOfTwelve: true })),
  rule('said', 'moment', ([{ value, ...node }], text) =>
    made({ kind: 'date', pieces: value, written: lettersOf(text, node as Node) }),
  ),
]

function farDay([shift]: Node[]): Made {
  const { length, sign }: { readonly length: Length; readonly sign: 1 | -1 } = shift!.value
  const { months, days, nanoseconds } = length
  return nanoseconds === 0n && Number.isInteger(months)
    ? made({ daysFromToday: sign * days, monthsFromToday: sign * months, layout: 'relative' })
    : undefined
}

const isNamed = ({ value }: Pieces): boolean => value.zone !== undefined || value.abbreviation !== undefined

function tonight(time: Node, zone: Pieces | undefined): Made {
  const { hour = Number(time.value), minute = 0, meridiem, isSaid } = time.value
  // Twelve is the midnight that ends the day.
  const late = hour === 12 || hour === 0 ? 24 : hour < 12 ? hour + 12 : hour
  const isNight =
    meridiem !== 'am' && !(isSaid && hour === 12) && late >= 15 && late <= 24 && !(late === 24 && minute > 0)
  const at = { hour: late, minute, second: 0, nanosecond: 0 }
  return isNight ? made({ daysFromToday: 0, layout: 'relative', ...at, ...zone?.value }) : undefined
}

/** Between a day and a time stands a space or a mark. */
function apart([day, gap, clock, zone]: readonly (Pieces | undefined)[], text: Text): Made {
  const before = text.tokens[clock!.start - 1]
  return gap || !isTight(clock!, text) || before?.kind === 'word' || before?.fold === ')'
    ? moment(day, clock, zone)
    : undefined
}

/** Of XML Schema; elsewhere a number behind a date is no offset. */
function dayInZone(day: Pieces, zone: Pieces, text: Text): Made {
  const isOffset = zone.value.offsetSeconds !== undefined
  const hasColon = text.tokens.slice(zone.start, zone.end).some(({ fold }) => fold === ':')
  const isCalled = text.tokens.slice(zone.start, zone.end).some(({ fold }) => fold === 'utc' || fold === 'gmt')
  return isOffset && !(day.value.layout === 'iso' && hasColon) && !isNamed(zone) && !isCalled
    ? undefined
    : moment(day, undefined, zone)
}

function digitsBehind(day: Pieces, clock: Pieces, zone: Pieces | undefined, text: Text): Made {
  const { year, layout } = day.value
  const digits = text.tokens[clock.start]!.fold
  if (clock.end - clock.start > 1 && zone && text.tokens[zone.start]!.fold === '-') return undefined
  if (clock.end - clock.start > 1) return year === undefined ? undefined : moment(day, clock, zone, 1)
  const isAllowed = layout === 'compact' || (isOfDigits(day.value) && digits.length > 4)
  return isAllowed ? moment(day, clock, zone, 1) : undefined
}

const timeOf = (digits: string): DatePieces => ({
  hour: Number(digits.slice(0, 2)),
  minute: Number(digits.slice(2)),
  second: 0,
  nanosecond: 0,
})

const ofAviation = (digits: string, month: Node<string>, year: Partial<DatePieces>): Made =>
  made({
    ...year,
    month: Number(month.value),
    day: Number(digits.slice(0, 2)),
    ...timeOf(digits.slice(2)),
    offsetSeconds: 0,
    layout: 'words',
  })
