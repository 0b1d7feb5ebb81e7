import type { Entry } from '../../language/index.ts'
import type { WallTime } from './instant.ts'
import { resolveLocal } from './zone.ts'

/**
 * Abbreviations of zones, as hours east of UTC; where one is used for several, the most usual comes first and the others
 * are offered. The American ones are RFC 2822's (4.3). What is not here is unknown rather than guessed.
 */
const hoursOf: Readonly<Record<string, readonly number[]>> = {
  Z: [0],
  UT: [0],
  UTC: [0],
  GMT: [0],
  EST: [-5],
  EDT: [-4],
  // Central and China Standard Time
  CST: [-6, 8],
  CDT: [-5],
  MST: [-7],
  MDT: [-6],
  PST: [-8],
  PDT: [-7],
  // Atlantic and Arabia Standard Time
  AST: [-4, 3],
  ADT: [-3],
  NST: [-3.5],
  NDT: [-2.5],
  BRT: [-3],
  COT: [-5],
  CLT: [-4],
  CLST: [-3],
  AKST: [-9],
  AKDT: [-8],
  HST: [-10],
  WET: [0],
  WEST: [1],
  // British Summer and Bangladesh Standard Time
  BST: [1, 6],
  CET: [1],
  CEST: [2],
  EET: [2],
  EEST: [3],
  MSD: [4],
  TRT: [3],
  SAST: [2],
  WAT: [1],
  GST: [4],
  SAMT: [4],
  YEKT: [5],
  OMST: [6],
  NOVT: [7],
  KRAT: [7],
  IRKT: [8],
  YAKT: [9],
  VLAT: [10],
  MAGT: [11],
  PETT: [12],
  // India, Israel, Ireland in summer
  IST: [5.5, 2, 1],
  PKT: [5],
  NPT: [5.75],
  ALMT: [5],
  UZT: [5],
  KGT: [6],
  ICT: [7],
  WIB: [7],
  WITA: [8],
  PHT: [8],
  SGT: [8],
  HKT: [8],
  JST: [9],
  KST: [9],
  AWST: [8],
  ACST: [9.5],
  ACDT: [10.5],
  AEST: [10],
  AEDT: [11],
  NZST: [12],
  NZDT: [13],
}

/** Names in full, as browsers and telephones write them. */
// biome-ignore format: a table
const namesInFull: readonly (readonly [hours: number, names: string])[] = [
  [-8, 'Pacific Standard Time'],
  [-7, 'Pacific Daylight Time|Mountain Standard Time'],
  [-6, 'Mountain Daylight Time|Central Standard Time'],
  [-5, 'Central Daylight Time|Eastern Standard Time'],
  [-4, 'Eastern Daylight Time'],
  [0, 'Coordinated Universal Time|Greenwich Mean Time|Всемирное координированное время|Среднее время по Гринвичу|Координисано универзално време|Средње време по Гриничу'],
  [1, 'Central European Standard Time|Central European Time|British Summer Time|Центральная Европа, стандартное время|Средњеевропско стандардно време|Средњеевропско време'],
  [2, 'Central European Summer Time|Eastern European Standard Time|Eastern European Time|Центральная Европа, летнее время|Восточная Европа, стандартное время|Средњеевропско летње време|Источноевропско стандардно време'],
  [3, 'Eastern European Summer Time|Восточная Европа, летнее время|Источноевропско летње време'],
  [5.5, 'India Standard Time'],
  [8, 'China Standard Time'],
  [9, 'Japan Standard Time'],
]
const hoursInFull = new Map(
  namesInFull.flatMap(([hours, names]) => names.split('|').map((name) => [name.toUpperCase(), hours] as const)),
)

const moscowInFull =
  'Moscow Standard Time|Москва, стандартное время|Московское стандартное время|Москва, стандардно време|Московско стандардно време'

/** How Americans call their time, whether it is summer or not. */
const american: readonly (readonly [zone: string, short: string, names: string])[] = [
  ['America/New_York', 'ET', 'eastern|eastern time'],
  ['America/Chicago', 'CT', 'central time'],
  ['America/Denver', 'MT', 'mountain time'],
  ['America/Los_Angeles', 'PT', 'pacific|pacific time'],
]

const isUniversalName = new Set(['Z', 'UT', 'UTC', 'GMT'])

/** All of them, for the lexicon. */
export function* zoneWords(): Generator<Entry> {
  const of = (kind: string, value: string) => ({ kind, value, key: value })
  for (const name of Object.keys(hoursOf))
    yield { name, sense: { ...of(isUniversalName.has(name) ? 'utc' : 'abbr', name), exact: name } }
  for (const name of ['MSK', 'МСК']) yield { name, sense: { ...of('abbr', name), exact: name }, isCyrillicOnly: true }
  for (const name of [...hoursInFull.keys(), ...moscowInFull.split('|')])
    yield { name, sense: of('abbr', name.toUpperCase()) }
  for (const [zone, short, names] of american) {
    yield { name: short, sense: { ...of('zoneof', zone), exact: short, isStrict: true } }
    for (const name of names.split('|')) yield { name, sense: of('zoneof', zone) }
  }
}

/** Moscow's offset has changed over the years, so it depends on the day. Other Russian zones are named after it: `МСК+2`. */
const moscow = new RegExp(`^(?:(?:MSK|МСК)(?: ?([+-]) ?(\\d))?|${moscowInFull})$`, 'iu')

/** Seconds east of UTC, the usual meaning first; none for an unknown word. Where the day is known, Moscow's are those of that day. */
export function abbreviationOffsets(word: string, wall?: WallTime): readonly number[] {
  const name = word.toUpperCase()
  const [called, sign, hours] = moscow.exec(name) ?? []
  if (called !== undefined) {
    const own = wall ? resolveLocal(wall, 'Europe/Moscow').offsetSeconds : 3 * 3600
    return [own + (sign === '-' ? -3600 : 3600) * Number(hours ?? 0)]
  }
  const inFull = hoursInFull.get(name)
  if (inFull !== undefined) return [inFull * 3600]
  return Object.hasOwn(hoursOf, name) ? hoursOf[name]!.map((hours) => hours * 3600) : []
}

/** Names of universal time itself, which need no explanation. */
export const isUniversal = (word: string): boolean => /^(?:Z|UTC?|GMT)$/i.test(word)
