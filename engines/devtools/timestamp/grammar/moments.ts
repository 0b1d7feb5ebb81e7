import type { Node, Text } from '#engines/language/index.ts'
import { inPart, nanosecondsIn, time } from './clock.ts'
import { type DateFields, isMonthOnly } from './date-fields.ts'
import type { Length } from './lengths.ts'
import { type Beyond, isTight, type Row } from './rows.ts'
import { lettersOf } from './said.ts'

/** Day, time and zone in the orders people write them. */

type FieldsNode = Node<DateFields>

/** A month has no hours. */
const moment = (said: DateFields): DateFields | undefined =>
  said.hour !== undefined && isMonthOnly(said) ? undefined : said

/** The time of day alone is of today. */
const ofToday: DateFields = { daysFromToday: 0, layout: 'time' }

const isNamed = ({ zone, abbreviation }: DateFields): boolean => zone !== undefined || abbreviation !== undefined

const where =
  (fits: (nodes: readonly FieldsNode[], text: Text) => boolean): Beyond =>
  (said, nodes, text) =>
    fits(nodes, text) ? moment(said) : undefined

/** Between a day and a time stands a space or a mark. */
function areApart(nodes: readonly (FieldsNode | undefined)[], text: Text): boolean {
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
  ['moment', 'shortday dot comma? clock|softclock zone?', where(areApart)],
  ['moment', 'shortday dot? at clock|softclock|barehour zone?', moment],
  ['moment', 'day gap? clock|softclock comma zone', moment, 1],
  ['moment', 'day tightgap|gap? tightclock zone?', where(isOfDigits), 1],
  ['moment', 'day at barehour zone?', moment, 1],
  // Days counted from today, and the hour of that day.
  ['farday', 'shift', farDay],
  ['moment', 'farday gap? clock zone?; farday gap softclock zone?; farday at barehour zone?', moment, 1],
  ['moment', 'tonight at? hour|clock|softclock zone?; at? hour|clock|softclock tonight zone?', tonight],
  ['spell', 'of:partday', dayAndPart],
  ['moment', 'spell at? hour|clock|softclock zone?', hourOfSpell, 1],
  ['moment', 'clock zone?', ofToday, 1],
  ['moment', 'softclock zone', (said) => (isNamed(said) ? { ...said, ...ofToday } : undefined), 1],
  ['moment', 'at clock|softclock zone?', ofToday, 2],
  ['moment', 'at? clock|softclock zone? gap? day; at? clock|softclock gap? day zone', moment, 1],
  // asctime and `date`: the year behind the time.
  ['moment', 'day clock zone? late:year; day clock late:year zone', withYearBehind],
  ['moment', 'stamp zone|minutesoffset?'],
  [
    'stamp',
    'stamp ~dot|comma ~fraction#digits',
    ({ fraction, ...said }) => ({ ...said, nanosecond: nanosecondsIn(fraction) }),
  ],
  // Day, hour and minute of NATO and of aviation: 142213Z NOV 23; `NOV 17 / 1015Z`.
  ['moment', 'digits:d6 utc month=month year', ofAviation],
  ['moment', 'digits:d6 utc month=month shortyear', ofAviation, 1],
  [
    'moment',
    'day slash? packed#yyyy ~utc',
    ({ packed, ...day }) => moment({ ...day, ...time({ packed }), abbreviation: 'Z' }),
  ],
  ['barehour', 'hour=n', ({ hour }) => (hour <= 24 ? time({ hour }) : undefined)],
  ['barehour', 'hourname', (said) => ({ ...time(said), isOfTwelve: true })],
  ['said', 'fields:moment', (said, [node], text) => ({ kind: 'date', ...said, written: lettersOf(text, node) })],
]

function farDay({ length, sign }: { readonly length: Length; readonly sign: 1 | -1 }): DateFields | undefined {
  const { months, days, nanoseconds } = length
  return nanoseconds === 0n && Number.isInteger(months)
    ? { daysFromToday: sign * days, monthsFromToday: sign * months, layout: 'relative' }
    : undefined
}

/** `this morning`, `синоћ`: how many days from today, and which part of the day. */
function dayAndPart({ of }: { readonly of: string }) {
  const [days, part] = of.split('/')
  return { day: { daysFromToday: Number(days), layout: 'relative' }, part }
}

function hourOfSpell({ day, ...clock }: Parameters<typeof inPart>[0] & { readonly day: DateFields }) {
  const found = inPart(clock)
  return found && { ...day, ...found }
}

function tonight({
  hour = 0,
  minute = 0,
  meridiem,
  isSaid,
  isOfTwelve: _,
  ...rest
}: DateFields & { readonly isSaid?: boolean }) {
  // Twelve is the midnight that ends the day.
  const late = hour === 12 || hour === 0 ? 24 : hour < 12 ? hour + 12 : hour
  const isNight =
    meridiem !== 'am' && !(isSaid && hour === 12) && late >= 15 && late <= 24 && !(late === 24 && minute > 0)
  return isNight
    ? { ...rest, daysFromToday: 0, layout: 'relative', hour: late, minute, second: 0, nanosecond: 0 }
    : undefined
}

function withYearBehind({ late, ...said }: DateFields & { readonly late: DateFields }): DateFields | undefined {
  return said.year === undefined && said.layout === 'words' ? moment({ ...said, ...late }) : undefined
}

/** Of XML Schema; elsewhere a number behind a date is no offset. */
function mayBeInZone(nodes: readonly FieldsNode[], { tokens }: Text): boolean {
  const [day, zone] = nodes as readonly [FieldsNode, FieldsNode]
  const isIn = (...marks: readonly string[]) =>
    tokens.slice(zone.start, zone.end).some(({ fold }) => marks.includes(fold))
  const isOffset = zone.value.offsetSeconds !== undefined
  return !isOffset || isNamed(zone.value) || isIn('utc', 'gmt') || (day.value.layout === 'iso' && isIn(':'))
}

/** A time without its colons. */
function isOfDigits(nodes: readonly FieldsNode[], { tokens }: Text): boolean {
  const [day, , clock, zone] = nodes as readonly [FieldsNode, unknown, FieldsNode, FieldsNode | undefined]
  const { year, layout = 'words' } = day.value
  if (clock.end - clock.start > 1) return year !== undefined && !(zone && tokens[zone.start]!.fold === '-')
  const isLong = tokens[clock.start]!.fold.length > 4
  return layout === 'compact' || (isLong && (layout === 'iso' || layout === 'yearFirst'))
}

function ofAviation({ digits, ...said }: DateFields & { readonly digits: string }): DateFields {
  const packed = digits.slice(2)
  return { ...said, day: Number(digits.slice(0, 2)), ...time({ packed }), offsetSeconds: 0, layout: 'words' }
}
