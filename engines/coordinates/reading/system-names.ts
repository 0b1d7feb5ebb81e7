import { inLatin, type Token, tokenise } from '#engines/language/index.ts'
import type { SystemId } from '../system.ts'

/** The system that a name means: one of the ten, the Balkan one, any of Gauss-Krüger, or degrees of GPS in any form. */
export type NamedSystem = SystemId | 'mgi' | 'gk' | 'degrees'

/** Names without their spaces and hyphens; Serbian in Cyrillic, its Latin is made of it. */
const names: Readonly<Record<NamedSystem, string>> = {
  degrees: 'wgs84 wgs1984 crs84 gps',
  wgs84:
    'dd decimal decimaldegrees latlon latlong latitudelongitude lonlat degrees десятичные десятичныеградусы градусы децималне децималнестепене степене',
  wgs84dms: 'wgs84dms dms гмс',
  wgs84dm: 'wgs84dm ddm dm',
  utm: 'utm утм',
  mgrs: 'mgrs мгрс',
  usng: 'usng',
  osgb: 'osgb osgb36 osgb1936 bng ngr britishnationalgrid gridref gridreference osgridref osgridreference',
  webmercator: 'webmercator вебмеркатор',
  sk42: 'sk42 sk1942 s42 ck42 ск42 ск1942 с42 ск42года ск1942года пулково1942 pulkovo1942 пулково42 pulkovo42',
  sk95: 'sk95 sk1995 ck95 ск95 ск1995 ск95года ск1995года пулково1995 pulkovo1995 пулково95 pulkovo95',
  // Before `gk`: `гк` in Latin letters is any Gauss-Krüger.
  mgi: 'гк mgi mgi1901 mgi01 гаускригер гаускригерова гаускригеровапројекција гаускригеровепројекције дкс',
  gk: 'gk gausskruger gausskrueger гаусскрюгер гаусскрюгера',
}

const byName = new Map(
  (Object.entries(names) as [NamedSystem, string][]).flatMap(([id, all]) =>
    all.split(' ').flatMap((name) => [name, inLatin(name)].map((each) => [each, id] as const)),
  ),
)

/** Codes of the EPSG registry for what is read here, from the first to the last. */
const codes: readonly (readonly [first: number, last: number, NamedSystem])[] = [
  [28402, 28432, 'sk42'],
  [20004, 20032, 'sk95'],
  [3857, 3857, 'webmercator'],
  [900913, 900913, 'webmercator'],
  [102100, 102100, 'webmercator'],
  [31275, 31278, 'mgi'],
  [8677, 8679, 'mgi'],
  [6316, 6316, 'mgi'],
  [3906, 3910, 'mgi'],
  [27700, 27700, 'osgb'],
  [4326, 4326, 'degrees'],
]
const isJoint = ({ fold, kind }: Token): boolean =>
  kind === 'mark' && (fold === '-' || fold === ':' || fold === '.' || fold === '/')
const mostTokens = 9

export interface Named {
  readonly system: NamedSystem
  readonly end: number
}

/** The longest name of a system that begins at a token. */
export function systemAt(tokens: readonly Token[], start: number): Named | undefined {
  let joined = ''
  let found: Named | undefined
  for (let end = start; end < tokens.length && end < start + mostTokens; end++) {
    const token = tokens[end]!
    if (isJoint(token)) continue
    if (token.kind === 'mark') break
    joined += token.fold
    const system = byName.get(joined) ?? ofCode(joined) ?? inDegreeParts(tokens.slice(start, end + 1))
    if (system) found = { system, end: end + 1 }
  }
  return found && withZone(tokens, found)
}

/** `SK-42` and `WGS84` alone are no square of a grid and no geohash. */
export function systemNamedAlone(text: string): NamedSystem | undefined {
  const tokens = tokenise(text) ?? []
  const named = systemAt(tokens, 0)
  return named?.end === tokens.length ? named.system : undefined
}

function ofCode(joined: string): NamedSystem | undefined {
  const code = Number(/^(?:urnogcdefcrs)?epsg(\d{4,6})$/.exec(joined)?.[1])
  return codes.find(([first, last]) => code >= first && code <= last)?.[2]
}

/** `MGI 1901 / Balkans zone 7` */
function withZone(tokens: readonly Token[], named: Named): Named {
  if (named.system !== 'mgi') return named
  const rest = tokens.slice(named.end, named.end + 4).map(({ fold }) => fold)
  const at = rest[0] === '/' ? 1 : 0
  return rest[at] === 'balkans' && rest[at + 1] === 'zone' && /^[5-8]$/.test(rest[at + 2] ?? '')
    ? { ...named, end: named.end + at + 3 }
    : named
}

const partsOfAngle: readonly (readonly [letter: string, beginning: RegExp])[] = [
  ['d', /^(?:deg|град|степен|stepen)/],
  ['m', /^(?:min|мин)/],
  ['s', /^(?:sec|сек|sek)/],
]
const between = new Set(['and', 'и', 'i', ',', 'decimal'])

/** `degrees and decimal minutes`, `градусы минуты секунды` */
function inDegreeParts(tokens: readonly Token[]): NamedSystem | undefined {
  if (!partsOfAngle[0]![1].test(tokens[0]!.fold)) return undefined
  const letters = tokens
    .filter(({ fold }) => !between.has(fold))
    .map(({ fold }) => partsOfAngle.find(([, beginning]) => beginning.test(fold))?.[0] ?? '?')
    .join('')
  return letters === 'dms' ? 'wgs84dms' : letters === 'dm' ? 'wgs84dm' : undefined
}
