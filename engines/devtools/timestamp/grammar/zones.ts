import type { Node } from '#engines/language/index.ts'
import { abbreviationOffsets } from '../zone-words.ts'
import type { ZoneSaid } from './date-fields.ts'
import type { Row } from './rows.ts'

interface Offset {
  readonly hours: number
  readonly minutes?: number
  readonly seconds?: number
  /** Without marks: `0300`. */
  readonly packed?: string
}

function offset({ packed, ...said }: Offset, nodes: readonly Node[]): ZoneSaid | undefined {
  const [hours = 0, minutes = 0, seconds = 0] =
    packed === undefined ? [said.hours, said.minutes, said.seconds] : packed.match(/\d\d/g)!.map(Number)
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined
  return ofSeconds(hours * 3600 + minutes * 60 + seconds, nodes)
}

const ofSeconds = (size: number, nodes: readonly Node[]): ZoneSaid => ({
  offsetSeconds: nodes.some((node) => node?.kind === 'dash') ? 0 - size : size,
})

const offsetOfHours = (said: Offset, nodes: readonly Node[]) => (said.hours <= 14 ? offset(said, nodes) : undefined)

export const zoneRows: readonly Row[] = [
  ['offset', 'cross|dash ~hours=nn; cross|dash ~packed#yyyy|d6; cross|dash ~hours=n ~colon ~minutes=nn', offset],
  ['offset', 'cross|dash ~hours=nn ~colon ~minutes=nn ~colon ~seconds=nn', offset],
  // Dates of PDF: +01'00'.
  ['offset', 'cross|dash hours=nn quote minutes=nn quote?', offset],
  // Windows management instrumentation has minutes: 20261115130000.000000+060.
  ['minutesoffset', 'cross|dash ~minutes=nnn', ({ minutes }, nodes) => ofSeconds(minutes * 60, nodes)],
  ['hoursoffset', 'cross|dash ~hours=digit', offset],
  // One digit stands apart from the time: `10:00 -5`.
  ['onezone', '_hoursoffset', {}, 1],
  ['onezone', 'offset'],
  ['onezone', 'abbreviation#utc', ({ abbreviation }) => ({ abbreviation: abbreviation.toUpperCase() })],
  ['onezone', 'utc cross|dash hours=n', offsetOfHours],
  ['utcoffset', 'utc offset', (said) => (Math.abs(said.offsetSeconds) <= 14 * 3600 ? said : undefined)],
  ['onezone', 'utcoffset'],
  // As JavaScript prints a date, with the name of the zone in any language.
  ['onezone', 'utcoffset comment', {}, 1],
  ['onezone', 'abbreviation:abbr|strange'],
  // Russian zones are called by Moscow's: МСК+2.
  ['onezone', 'abbreviation:abbr hoursoffset', ofMoscow],
  ['onezone', 'zone:zoneof|iana; zone:zoneof|iana|city timeword; timeword zone:city'],
  ['onezone', 'zone:city', {}, 1],
  ['onezone', 'bracket', ofBracket],
  ['onezone', 'ofzone onezone; open onezone close'],
  ['zone', 'onezone'],
  ['zone', 'called:onezone bracket', withBracket],
  ['zone', 'called:onezone bracket calendar:bracket', withBracket],
  // `+0300 MSK`, `MSK по Москве`; behind `in` it is the zone the answer is wanted in.
  ['zone', 'left:onezone right:onezone', withName, 1],
  ['zone', 'left:onezone open right:onezone close', withName, 1],
]

interface Bracket {
  /** What stands in brackets, `[Europe/Moscow]`. */
  readonly inside: string
}

/** `[u-ca=gregory]` of RFC 9557 tells how the calendar is shown, which changes nothing. */
const isCalendar = (inside: string): boolean => inside.includes('=')
/** `[main]` is a thread of a program, and no zone. */
const isThread = (inside: string): boolean => /^[a-z\u0430-\u044f\d-]{2,30}$/.test(inside)

function ofBracket({ inside }: Bracket): ZoneSaid | undefined {
  if (isCalendar(inside)) return {}
  return isThread(inside) ? undefined : { zone: inside }
}

interface InBrackets extends Bracket {
  readonly called: ZoneSaid
  readonly calendar?: Bracket
}
function withBracket({ called, inside, calendar }: InBrackets): ZoneSaid | undefined {
  if (isThread(inside) || (calendar && !isCalendar(calendar.inside))) return undefined
  return isCalendar(inside) ? called : both(called, { zone: inside })
}

function ofMoscow({ abbreviation, offsetSeconds }: Required<ZoneSaid>): ZoneSaid | undefined {
  const hours = offsetSeconds / 3600
  return /^(?:MSK|МСК)$/.test(abbreviation)
    ? { abbreviation: `${abbreviation}${hours < 0 ? '' : '+'}${hours}` }
    : undefined
}

/** Two that say the same of one clock, an offset and a name: whether they agree is told where the day is known. */
function both(left: ZoneSaid, right: ZoneSaid): ZoneSaid | undefined {
  const parts = ['offsetSeconds', 'abbreviation', 'zone'] as const
  const isTwice = parts.some((part) => left[part] !== undefined && right[part] !== undefined)
  return isTwice ? undefined : { ...left, ...right }
}

interface Called {
  readonly left: ZoneSaid
  readonly right: ZoneSaid
}

/** An offset or an abbreviation, and its name. */
function withName(
  { left, right }: Called,
  nodes: readonly Node[],
  { tokens }: { readonly tokens: readonly { readonly fold: string }[] },
) {
  if (/^(?:in|в|у|u)$/.test(tokens[nodes.at(-1)!.start]!.fold)) return undefined
  if (saysTheSame(left, right)) return left
  return left.zone === undefined && right.offsetSeconds === undefined ? both(left, right) : undefined
}

/** `MSK (Moscow Standard Time)`, `+03:00 (UTC+3)`. */
function saysTheSame(left: ZoneSaid, right: ZoneSaid): boolean {
  const [one, other] = [left, right].map(
    (zone) => zone.offsetSeconds ?? abbreviationOffsets(zone.abbreviation ?? '')[0],
  )
  return (
    one !== undefined && one === other && (left.offsetSeconds === undefined) === (right.offsetSeconds === undefined)
  )
}
