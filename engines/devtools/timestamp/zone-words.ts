import type { Entry } from '#engines/language/index.ts'
import type { WallTime } from './instant.ts'
import { resolveLocal } from './zone.ts'

/**
 * Abbreviations of zones, as hours east of UTC; where one is used for several, the most usual comes first and the others are offered
 * (Central and China, Atlantic and Arabia, British Summer and Bangladesh, India, Israel and Ireland). The American ones are RFC 2822's
 * (4.3). What is not here is unknown rather than guessed.
 */
const hoursOf = hoursIn(
  `Z 0, UT 0, UTC 0, GMT 0, WET 0, WEST 1, BST 1 6, CET 1, CEST 2, EET 2, EEST 3, MSD 4, TRT 3, SAST 2, WAT 1, GST 4, IST 5.5 2 1,
  EST -5, EDT -4, CST -6 8, CDT -5, MST -7, MDT -6, PST -8, PDT -7, AST -4 3, ADT -3, NST -3.5, NDT -2.5, AKST -9, AKDT -8, HST -10,
  BRT -3, COT -5, CLT -4, CLST -3, SAMT 4, YEKT 5, OMST 6, NOVT 7, KRAT 7, IRKT 8, YAKT 9, VLAT 10, MAGT 11, PETT 12, PKT 5, NPT 5.75,
  ALMT 5, UZT 5, KGT 6, ICT 7, WIB 7, WITA 8, PHT 8, SGT 8, HKT 8, JST 9, KST 9, AWST 8, ACST 9.5, ACDT 10.5, AEST 10, AEDT 11,
  NZST 12, NZDT 13`,
  ', ',
)

/** Names in full, as browsers and telephones write them. */
const hoursInFull = hoursIn(
  `Pacific Standard Time -8|Pacific Daylight Time -7|Mountain Standard Time -7|Mountain Daylight Time -6|Central Standard Time -6|
  Central Daylight Time -5|Eastern Standard Time -5|Eastern Daylight Time -4|Coordinated Universal Time 0|Greenwich Mean Time 0|
  Всемирное координированное время 0|Среднее время по Гринвичу 0|Координисано универзално време 0|Средње време по Гриничу 0|
  Central European Standard Time 1|Central European Time 1|British Summer Time 1|Центральная Европа, стандартное время 1|
  Средњеевропско стандардно време 1|Средњеевропско време 1|Central European Summer Time 2|Eastern European Standard Time 2|
  Eastern European Time 2|Центральная Европа, летнее время 2|Восточная Европа, стандартное время 2|Средњеевропско летње време 2|
  Источноевропско стандардно време 2|Eastern European Summer Time 3|Восточная Европа, летнее время 3|Источноевропско летње време 3|
  India Standard Time 5.5|China Standard Time 8|Japan Standard Time 9`,
  '|',
)

/** A name and its hours. */
function hoursIn(table: string, between: string): ReadonlyMap<string, readonly number[]> {
  const rows = table.replace(/\n */g, between === ', ' ? ' ' : '').split(between)
  return new Map(
    rows.map((row) => {
      const first = row.search(/ -?\d/)
      return [
        row.slice(0, first).toUpperCase(),
        row
          .slice(first + 1)
          .split(' ')
          .map(Number),
      ]
    }),
  )
}

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
  for (const name of hoursOf.keys())
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
  return (hoursOf.get(name) ?? hoursInFull.get(name) ?? []).map((hours) => hours * 3600)
}

/** Names of universal time itself, which need no explanation. */
export const isUniversal = (word: string): boolean => /^(?:Z|UTC?|GMT)$/i.test(word)
