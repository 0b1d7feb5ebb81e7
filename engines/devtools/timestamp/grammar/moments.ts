import type { Node, Text } from '#engines/language/index.ts'
import { inPart, inTwos, nanosecondsIn, time } from './clock.ts'
import { type DateFields, isMonthOnly } from './date-fields.ts'
import { type Beyond, isTight, type Parts, type Row } from './rows.ts'
import { lettersOf } from './said.ts'

/* Day, time and zone in the orders people write them. */

/** A month has no hours. */
const moment = (said: DateFields): DateFields | undefined =>
  said.hour !== undefined && isMonthOnly(said) ? undefined : said

/** The time of day alone is of today. */
export const ofToday: DateFields = { daysFromToday: 0, layout: 'time' }

const isNamed = ({ zone, abbreviation }: DateFields): boolean => zone !== undefined || abbreviation !== undefined

type FieldsNode = Node<DateFields> | undefined

const where =
  (fits: (nodes: readonly FieldsNode[], text: Text) => boolean): Beyond =>
  (said, nodes, text) =>
    fits(nodes, text) ? moment(said) : undefined

/** Between a day and a time stands a space or a mark. */
function areApart(nodes: readonly FieldsNode[], text: Text): boolean {
  const clock = nodes.find((node) => node?.kind === 'clock' || node?.kind === 'softclock')!
  const before = text.tokens[clock.start - 1]
  const hasMark = nodes.some((node) => node?.kind === 'gap' || node?.kind === 'comma')
  return hasMark || !isTight(clock, text) || before?.kind === 'word' || before?.fold === ')'
}

export const momentRows: readonly Row[] = [
  ['gap', 'comma at?; at comma?; _slash'],
  ['at', 'at about; about at?'],
  // `14/Nov/2023:22:13:20`, `2023-11-14_22-13-20`.
  ['tightgap', '~colon|tie|dash', {}, 1],
  ['moment', 'day', {}, 1],
  ['moment', 'day zone', where(mayBeInZone), 2],
  ['moment', 'day tclock zone?; day tightgap clock|softclock zone?; day hourofpart zone?', moment],
  ['moment', 'day gap? clock|softclock zone?; shortday gap? clock|softclock zone?', where(areApart)],
  ['moment', 'shortday at clock|softclock zone?', moment],
  ['moment', 'day gap? clock|softclock comma zone', moment, 1],
  ['moment', 'day tightgap|gap? tightclock zone?', where(isOfDigits), 1],
  ['moment', 'day at barehour zone?; shortday at barehour zone?', where(hasNoMinutes), 1],
  // Days counted from today, and the hour of that day.
  ['farday', 'shift', farDay],
  ['moment', 'farday gap? clock zone?; farday gap softclock zone?', moment, 1],
  ['moment', 'farday at barehour zone?', where(hasNoMinutes), 1],
  ['moment', 'tonight at? hour|clock|softclock zone?; at? hour|clock|softclock tonight zone?', tonight],
  // `this morning`, `синоћ`: how many days from today, and which part of the day.
  ['spell', 'word:partday', ({ word }) => ofPartDay(word.split('/'))],
  ['moment', 'spell at? hour|clock|softclock zone?', inPart, 1],
  ['moment', 'clock zone?', ofToday, 1],
  ['moment', 'softclock zone', (said) => (isNamed(said) ? { ...said, ...ofToday } : undefined), 1],
  ['moment', 'at clock|softclock zone?', ofToday, 2],
  ['moment', 'at? clock|softclock zone? gap? day; at? clock|softclock gap? day zone', moment, 1],
  ['moment', 'at? clock|softclock comma zone comma|lead? day', moment, 1],
  // asctime and `date`: the year behind the time.
  [
    'moment',
    'left:day clock zone? right:year; left:day clock right:year zone',
    ({ left, right, ...said }) =>
      left.year === undefined && left.layout === 'words' ? moment({ ...left, ...right, ...said }) : undefined,
  ],
  ['moment', 'stamp zone|minutesoffset?'],
  [
    'stamp',
    'stamp ~dot|comma ~fraction#digits',
    ({ fraction = '', ...said }) => ({ ...said, nanosecond: nanosecondsIn(fraction) }),
  ],
  // Day, hour and minute of NATO and of aviation: 142213Z NOV 23; `NOV 17 / 1015Z`.
  ['moment', 'digits:d6 utc month=month year', ofAviation],
  ['moment', 'digits:d6 utc month=month shortyear', ofAviation, 1],
  [
    'moment',
    'day slash? packed#yyyy ~utc',
    ({ packed, ...day }) => moment({ ...day, ...time({ packed }), offsetSeconds: 0 }),
  ],
  ['barehour', 'hour=n', ({ hour }) => (hour <= 24 ? time({ hour }) : undefined)],
  ['barehour', 'hourname', (said) => ({ ...time(said), isOfTwelve: true })],
  ['said', 'fields:moment', (said, [node], text) => ({ kind: 'date', ...said, written: lettersOf(text, node) })],
]

const ofPartDay = ([days, part]: readonly string[]) => ({ daysFromToday: Number(days), layout: 'relative', part })

/** Months are counted by the calendar, and the hour is that of the day. */
function farDay({ length: { months, days, nanoseconds }, sign }: Parts): DateFields | undefined {
  const isOfDays = nanoseconds === 0n
  return isOfDays ? { daysFromToday: sign * days, monthsFromToday: sign * months, layout: 'relative' } : undefined
}

function tonight({ hour = 0, minute = 0, meridiem, isSaid, isOfTwelve: _, ...rest }: Parts) {
  // Twelve is the midnight that ends the day.
  const late = hour === 12 || hour === 0 ? 24 : hour < 12 ? hour + 12 : hour
  const isNight =
    meridiem !== 'am' && !(isSaid && hour === 12) && late >= 15 && late <= 24 && !(late === 24 && minute > 0)
  return isNight ? { ...rest, daysFromToday: 0, layout: 'relative', ...time({ hour: late, minute }) } : undefined
}

/** `в 15-02`: minutes, rather than an offset of two hours. */
function hasNoMinutes(nodes: readonly FieldsNode[], { tokens }: Text): boolean {
  const zone = tokens[nodes.findLast((node) => node?.kind === 'zone')?.start ?? -1]
  return zone === undefined || zone.kind !== 'mark' || !zone.glued
}

/** Of XML Schema; elsewhere a number behind a date is no offset. */
function mayBeInZone([day, zone]: readonly FieldsNode[], { tokens }: Text): boolean {
  const isIn = (...marks: readonly string[]) =>
    tokens.slice(zone!.start, zone!.end).some(({ fold }) => marks.includes(fold))
  const isOffset = zone!.value.offsetSeconds !== undefined
  return !isOffset || isNamed(zone!.value) || isIn('utc', 'gmt') || (day!.value.layout === 'iso' && isIn(':'))
}

/** A time without its colons. */
function isOfDigits([day, , clock, zone]: readonly FieldsNode[], { tokens }: Text): boolean {
  const { year, layout = 'words' } = day!.value
  if (clock!.end - clock!.start > 1) return year !== undefined && !(zone && tokens[zone.start]!.fold === '-')
  const isLong = tokens[clock!.start]!.fold.length > 4
  return layout === 'compact' || (isLong && (layout === 'iso' || layout === 'yearFirst'))
}

function ofAviation({ digits, ...said }: Parts): DateFields {
  const [day = 0, hour = 0, minute = 0] = inTwos(digits)
  return { ...said, ...time({ hour, minute }), day, offsetSeconds: 0, layout: 'words' }
}
