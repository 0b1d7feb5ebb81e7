import type { Made, Node, Rule } from '../../../language/index.ts'
import { abbreviationOffsets } from '../zone-words.ts'
import { digitsOf, isTight, made, rule } from './making.ts'

/** By which clock a date is: offsets, abbreviations, names of zones and cities. */
export interface ZoneSaid {
  readonly offsetSeconds?: number
  readonly abbreviation?: string
  readonly zone?: string
}

type Sign = Node<string>

function offset(sign: Sign, hours: number, minutes = 0, seconds = 0): Made {
  if (hours > 23 || minutes > 59 || seconds > 59) return undefined
  const size = hours * 3600 + minutes * 60 + seconds
  return made({ offsetSeconds: sign.kind === 'dash' ? 0 - size : size } satisfies ZoneSaid)
}

const signed = (sign: Sign, { value }: Node<number>): number => (sign.kind === 'dash' ? -value : value)

/** Two that say the same of one clock, an offset and a name: whether they agree is told where the day is known. */
function both(left: ZoneSaid, right: ZoneSaid, cost = 0): Made {
  const isTwice =
    (left.offsetSeconds !== undefined && right.offsetSeconds !== undefined) ||
    (left.abbreviation !== undefined && right.abbreviation !== undefined) ||
    (left.zone !== undefined && right.zone !== undefined)
  return isTwice ? undefined : made({ ...left, ...right }, cost)
}

export const zoneRules: readonly Rule[] = [
  rule('offset', 'cross|dash ~nn', ([sign, hours]) => offset(sign, hours.value)),
  rule('offset', 'cross|dash ~yyyy', ([sign, { value }]) => offset(sign, Math.floor(value / 100), value % 100)),
  rule('offset', 'cross|dash ~n ~colon ~nn', ([sign, hours, , minutes]) => offset(sign, hours.value, minutes.value)),
  rule('offset', 'cross|dash ~nn ~colon ~nn ~colon ~nn', ([sign, hours, , minutes, , seconds]) =>
    offset(sign, hours.value, minutes.value, seconds.value),
  ),
  rule('offset', 'cross|dash ~d6', ([sign, { value }]) => {
    const [hours, minutes, seconds] = value.match(/\d\d/g).map(Number)
    return offset(sign, hours, minutes, seconds)
  }),
  // Dates of PDF: +01'00'.
  rule('offset', 'cross|dash nn quote nn quote?', ([sign, hours, , minutes]) =>
    offset(sign, hours.value, minutes.value),
  ),
  // Windows management instrumentation has minutes: 20261115130000.000000+060.
  rule('minutesoffset', 'cross|dash ~nnn', ([sign, minutes]) =>
    made({ offsetSeconds: (sign.kind === 'dash' ? -60 : 60) * minutes.value }),
  ),
  // One digit stands apart from the time: `10:00 -5`.
  rule('ofone', 'cross|dash ~n', ([sign, hours], text) =>
    digitsOf(hours, text).length === 1 ? made(signed(sign, hours)) : undefined,
  ),
  rule(
    'onezone',
    'ofone',
    ([{ value, ...node }], text) => (isTight(node, text) ? undefined : made({ offsetSeconds: value * 3600 })),
    1,
  ),
  rule('onezone', 'offset', ([{ value }]) => made(value)),
  rule('onezone', 'utc', ([name], text) => made({ abbreviation: text.tokens[name.start]!.text.toUpperCase() })),
  rule('onezone', 'utc cross|dash n', ([, sign, hours]) => (hours.value <= 14 ? offset(sign, hours.value) : undefined)),
  rule('onezone', 'utc offset', ([, { value }]) =>
    Math.abs(value.offsetSeconds) <= 14 * 3600 ? made(value) : undefined,
  ),
  // As JavaScript prints a date, with the name of the zone in any language.
  rule('onezone', 'utc offset comment', ([, { value }]) => made(value, 1)),
  rule('onezone', 'abbr', ([name]) => made({ abbreviation: name.value })),
  // Russian zones are called by Moscow's: МСК+2.
  rule('onezone', 'abbr ofone', ([name, { value }]) =>
    /^(?:MSK|МСК)$/.test(name.value)
      ? made({ abbreviation: `${name.value}${value < 0 ? '' : '+'}${value}` })
      : undefined,
  ),
  rule('onezone', 'strange', ([name]) => made({ abbreviation: name.value })),
  rule('onezone', 'zoneof|iana', ([name]) => made({ zone: name.value })),
  rule('onezone', 'city', ([name]) => made({ zone: name.value }, 1)),
  rule('onezone', 'city timeword', ([name]) => made({ zone: name.value })),
  rule('onezone', 'timeword city', ([, name]) => made({ zone: name.value })),
  rule('onezone', 'zoneof|iana timeword', ([name]) => made({ zone: name.value })),
  rule('onezone', 'bracket', ([name]) =>
    name.value.includes('=') ? made({}) : isThread(name.value) ? undefined : made({ zone: name.value }),
  ),
  rule('onezone', 'ofzone onezone', ([, { value }]) => made(value)),
  rule('onezone', 'open onezone close', ([, { value }]) => made(value)),
  rule('zone', 'onezone', ([{ value }]) => made(value)),
  rule('zone', 'onezone bracket bracket?', ([{ value }, name, calendar]) =>
    inBracket(value, name.value, calendar?.value),
  ),
  // `+0300 MSK`, `MSK по Москве`; behind `in` it is the zone the answer is wanted in.
  rule('zone', 'onezone onezone', ([left, right], { tokens }) =>
    /^(?:in|в|у|u)$/.test(tokens[right.start]!.fold) ? undefined : called(left.value, right.value),
  ),
  rule('zone', 'onezone open onezone close', ([left, , right]) => called(left.value, right.value)),
]

/** RFC 9557: a name, and how the calendar is shown, which changes nothing. */
function inBracket(zone: ZoneSaid, name: string, calendar: string | undefined): Made {
  if (isThread(name) || (calendar !== undefined && !calendar.includes('='))) return undefined
  return name.includes('=') ? made(zone) : both(zone, { zone: name })
}

/** An offset or an abbreviation, and its name. */
function called(left: ZoneSaid, right: ZoneSaid): Made {
  if (saysTheSame(left, right)) return made(left, 1)
  return left.zone === undefined && right.offsetSeconds === undefined ? both(left, right, 1) : undefined
}

/** `MSK (Moscow Standard Time)`, `+03:00 (UTC+3)`. */
const saysTheSame = (left: ZoneSaid, right: ZoneSaid): boolean => {
  const [one, other] = [left, right].map(
    (zone) => zone.offsetSeconds ?? abbreviationOffsets(zone.abbreviation ?? '')[0],
  )
  return (
    one !== undefined && one === other && (left.offsetSeconds === undefined) === (right.offsetSeconds === undefined)
  )
}

/** `[main]` is a thread of a program, and no zone. */
const isThread = (name: string): boolean => /^[a-z\u0430-\u044f\d-]{2,30}$/.test(name)
