import { type Node, type Text, typedText } from '#engines/language/index.ts'
import { offsetsOf } from '../zone.ts'
import { inTwos } from './clock.ts'
import { partsOfZone, type ZoneSaid } from './date-fields.ts'
import type { Beyond, Parts, Row } from './rows.ts'

const offset: Beyond = ({ packed, hour, minute, second }, nodes) => {
  const [hours = 0, minutes = 0, seconds = 0] = packed === undefined ? [hour, minute, second] : inTwos(packed)
  return hours > 23 || minutes > 59 || seconds > 59
    ? undefined
    : ofSeconds(hours * 3600 + minutes * 60 + seconds, nodes)
}

const ofSeconds = (size: number, nodes: readonly Node[]): ZoneSaid => ({
  offsetSeconds: nodes.some((node) => node?.kind === 'dash') ? 0 - size : size,
})

/** By the letters of the abbreviation itself. */
const named: Beyond = (said, [word], text) => ({
  ...said,
  abbreviation: typedText(text, word!.start, word!.end).toUpperCase(),
})

export const zoneRows: readonly Row[] = [
  ['offset', 'cross|dash ~hour=nn; cross|dash ~packed#yyyy|d6; cross|dash ~hour=n ~colon ~minute=nn', offset],
  ['offset', 'cross|dash ~hour=nn ~colon ~minute=nn ~colon ~second=nn', offset],
  // Dates of PDF: +01'00'.
  ['offset', 'cross|dash hour=nn quote minute=nn quote?', offset],
  // Windows management instrumentation has minutes: 20261115130000.000000+060.
  ['minutesoffset', 'cross|dash ~minute=nnn', ({ minute }, nodes) => ofSeconds(minute * 60, nodes)],
  ['hoursoffset', 'cross|dash ~hour=digit', offset],
  // One digit stands apart from the time: `10:00 -5`.
  ['onezone', '_hoursoffset', {}, 1],
  ['onezone', 'offset'],
  ['onezone', 'hoursEast:utc|abbr; fromMoscow=moscow; strange', named],
  [
    'onezone',
    'utc cross|dash hour=n',
    (said, nodes, text) => (said.hour <= 14 ? offset(said, nodes, text) : undefined),
  ],
  ['utcoffset', 'utc offset', (said) => (Math.abs(said.offsetSeconds!) <= 14 * 3600 ? said : undefined)],
  // As JavaScript prints a date, with the name of the zone in any language.
  ['onezone', 'utcoffset comment?'],
  // Russian zones are called by Moscow's: МСК+2.
  ['onezone', 'moscow hoursoffset', ofMoscow],
  ['onezone', 'zone:zoneof|iana; zone:zoneof|iana|city timeword'],
  ['onezone', 'zone:city', {}, 1],
  ['onezone', 'bracket', ({ word }) => (isCalendar(word) ? {} : isThread(word) ? undefined : { zone: word })],
  ['onezone', 'ofzone onezone; open onezone close'],
  ['zone', 'onezone'],
  ['zone', 'left:onezone bracket; left:onezone bracket right:bracket', withBracket],
  // `+0300 MSK`, `MSK по Москве`; behind `in` it is the zone the answer is wanted in.
  ['zone', 'left:onezone right:onezone', withName, 1],
]

/** `[u-ca=gregory]` of RFC 9557 tells how the calendar is shown, which changes nothing. */
const isCalendar = (inside: string): boolean => inside.includes('=')
/** `[main]` is a thread of a program, and no zone. */
const isThread = (inside: string): boolean => /^[a-z\u0430-\u044f\d-]{2,30}$/.test(inside)

function withBracket({ left, word, right }: Parts): ZoneSaid | undefined {
  if (isThread(word) || (right && !isCalendar(right.word))) return undefined
  return isCalendar(word) ? left : both(left, { zone: word })
}

function ofMoscow({ offsetSeconds = 0 }: Parts, [word]: Node[], text: Text): ZoneSaid {
  const fromMoscow = offsetSeconds / 3600
  const name = text.tokens[word!.start]!.text.toUpperCase()
  return { fromMoscow, abbreviation: `${name}${fromMoscow < 0 ? '' : '+'}${fromMoscow}` }
}

/** Two that say the same of one clock, an offset and a name: whether they agree is told where the day is known. */
function both(left: ZoneSaid, right: ZoneSaid): ZoneSaid | undefined {
  const isTwice = partsOfZone.some((part) => left[part] !== undefined && right[part] !== undefined)
  return isTwice ? undefined : { ...left, ...right }
}

/** An offset or an abbreviation, and its name. */
function withName({ left, right }: Parts, nodes: Node[], { tokens }: Text) {
  if (['in', 'в', 'у', 'u'].includes(tokens[nodes.at(-1)!.start]!.fold)) return undefined
  if (saysTheSame(left, right)) return left
  return left.zone === undefined && right.offsetSeconds === undefined ? both(left, right) : undefined
}

/** `MSK (Moscow Standard Time)`, `+03:00 (UTC+3)`. */
function saysTheSame(left: ZoneSaid, right: ZoneSaid): boolean {
  const [one, other] = [left, right].map((zone) => zone.offsetSeconds ?? offsetsOf(zone)[0])
  return (
    one !== undefined && one === other && (left.offsetSeconds === undefined) === (right.offsetSeconds === undefined)
  )
}
