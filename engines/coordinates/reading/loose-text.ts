import { ofOurLetters } from '../../core/index.ts'
import type { SystemId } from '../system.ts'
import { resolveCommas } from './numbers.ts'
import { pointInside } from './point-inside.ts'

/** Takes away what people write around a coordinate. Everything here works on normalised text of at most a few hundred characters. */

/** The system that a name before or behind a text means: one of the ten, the Balkan one, or (undefined) degrees in any form. */
export type NamedSystem = SystemId | 'mgi' | undefined

const names: readonly (readonly [RegExp, NamedSystem])[] = [
  [/(?:SK|СК|CK|S|С)-? ?(?:19)?42(?: ГОДА)?|(?:ПУЛКОВО|PULKOVO)[ -]?(?:19)?42/, 'sk42'],
  [/(?:SK|СК|CK)-? ?(?:19)?95(?: ГОДА)?|(?:ПУЛКОВО|PULKOVO)[ -]?(?:19)?95/, 'sk95'],
  [/EPSG ?:{1,2} ?284\d\d/, 'sk42'],
  [/EPSG ?:{1,2} ?200\d\d/, 'sk95'],
  [/EPSG ?:{1,2} ?(?:3857|900913)|WEB ?-?MERCATOR|ВЕБ-?МЕРКАТОР/, 'webmercator'],
  [
    /EPSG ?:{1,2} ?(?:3127[5-8]|867[789]|6316|390[6-9]|3910)|MGI(?: ?(?:19)?01)?(?: ?\/ ?BALKANS ZONE [5-8])?|GAUS-?KRIGER(?:OV[AE])?(?: PROJEKCIJ[AE])?|ГАУС-?КРИГЕР(?:ОВ[АЕ])?(?: ПРОЈЕКЦИЈ[АЕ])?|DKS|ДКС/,
    'mgi',
  ],
  [/MGRS/, 'mgrs'],
  [/USNG/, 'usng'],
  [/EPSG ?:{1,2} ?27700|OSGB(?: ?(?:19)?36)?|BNG|NGR|(?:OS )?GRID REF(?:ERENCE)?\.?/, 'osgb'],
  [/EPSG ?:{1,2} ?4326|WGS ?-?(?:19)?84|GPS|CRS:?84/, undefined],
]

/** The name before the text, then behind it. */
const namedTexts = [
  ...names.map(([name, system]) => [new RegExp(`^(?:${name.source})[ ,;:=()-]{1,4}(.+)$`), system] as const),
  ...names.map(([name, system]) => [new RegExp(`^(.{3,80}?)[ ,;(]{1,3}(?:${name.source})\\)?$`), system] as const),
]

/** A text that begins or ends with the name of its system, without that name. */
export function withSystemName(text: string): { text: string; system: NamedSystem } | undefined {
  for (const [pattern, system] of namedTexts) {
    const rest = pattern.exec(text)?.[1]
    if (rest !== undefined) return { text: rest, system }
  }
  return undefined
}

const farthestFromSeaLevelMetres = 12_000
const metresPerFoot = 0.3048

const namedHeight =
  /[ ,;]{1,3}(?:(ALT(?:ITUDE)?|H|Z|HEIGHT|ELE(?:VATION)?|ВЫСОТА|ВЫС\.|ВИСИНА|VISINA)[ .:=]{0,3})?(-?\d{1,5}(?:[.,]\d{1,6})?) ?(MSL|METRES?|METERS?|МЕТРОВ|МЕТРА|METARA|МЕТАРА|M|М|FT|FEET)?\.?$/

const number = '[-+]?\\d{1,9}(?:\\.\\d{1,25})?'
const threeNumbers = new RegExp(`^(${number})([; ]{1,3})(${number})[; ]{1,3}(${number})$`)

/** `1,44.8231,20.4504`: a whole number and two fine ones are a point with its number, and no height. */
const isNumbered = (first: string, second: string, third: string): boolean =>
  !first.includes('.') && [second, third].every((number) => /\.\d{3}/.test(number) && Math.abs(Number(number)) <= 180)

/** A point with a height behind it: named, with its unit, or as third number. */
export function withoutHeight(text: string): { text: string; heightMetres: number } | undefined {
  const three = threeNumbers.exec(resolveCommas(text).replace(/ *; */g, ';'))
  if (three) {
    const [, first = '', separator = '', second = '', third = ''] = three
    if (isNumbered(first, second, third)) return undefined
    // Three whole numbers with nothing but spaces are degrees, minutes and seconds of half a coordinate.
    const isPoint = separator.includes(';') || (first.includes('.') && second.includes('.'))
    return isPoint ? checked(`${first}; ${second}`, Number(third)) : undefined
  }
  const match = namedHeight.exec(text)
  if (!match || (match[1] === undefined && match[3] === undefined)) return undefined
  // What has another name is no height: `Alt: 117 m Acc: 4 m`.
  if (match[1] === undefined && /\p{L}\.?\s?[:=]$/u.test(text.slice(0, match.index))) return undefined
  const value = Number((match[2] as string).replace(',', '.'))
  return checked(text.slice(0, match.index), match[3]?.startsWith('F') ? value * metresPerFoot : value)
}

const checked = (text: string, heightMetres: number) =>
  Math.abs(heightMetres) <= farthestFromSeaLevelMetres ? { text, heightMetres } : undefined

/** A longer text is prose with numbers in it. */
const longestLoose = 300

const hasFineNumbers = (text: string): boolean => (text.match(/\d[.,]\d{3}|[°′']/g) ?? []).length >= 2

/** Names of old datums. Their degrees differ from those of GPS by a hundred metres or more, so a text that names one is not read. */
const otherDatum = ofOurLetters(
  /(?<!\p{L})(?:NAD[ -]?(?:19)?27|ED[ -]?(?:19)?(?:50|79|87)|AGD[ -]?\d\d|NZGD[ -]?49|SAD[ -]?69|HD[ -]?72|S-?JTSK|DHDN|NTF|MGI|Tokyo datum|СК-?\d\d|Пулково)(?![\p{L}\d])/iu,
)

/** Local systems, whose figures are not published, and the one that took their place: nothing here turns their metres into a point. */
const otherMetres = ofOurLetters(
  /(?<!\p{L})(?:(?:МСК|MSK)[ -]?\d\d(?![\d:.])|(?:СК|SK)[ -]?63(?!\d)|(?:ГСК|GSK)[ -]?2011(?!\d))/iu,
)

/** Whether a text that was not read names a reference system of its own: a local one, or degrees of an old datum. */
export const namesOtherReference = (text: string): boolean =>
  otherMetres.test(text) || (otherDatum.test(text) && hasFineNumbers(text))

/** Words and letters for a hemisphere: they say where the point is, and are not left out as a name would be. */
const direction = ofOurLetters(
  /(?<!\p{L})(?:[NSEWСЮВЗЈИ]|(?:north|south|east|west|север|юж|юг|восто|запад|зап|јуж|југ|исто|sever|ju[zž]|jug|isto|zapad)\p{L}*|[сюјj]\.?г?\.?[шs]|[взиz]\.?г?\.?д)(?!\p{L})/iu,
)

/** The text says that the longitude stands first: `37.6173, 55.7558 (lon, lat)`, `Moscow lon/lat: 37.6173 55.7558`, WKT among words. */
const longitudeFirst = ofOurLetters(
  /(?<!\p{L})(?:(?:lon(?:gitude)?|lng|долгота|дужина|du[zž]ina)\s?[,/; ]\s{0,3}(?:lat(?:itude)?|широта|ширина|[sš]irina)(?!\p{L})|point\s?\(\s?-?[\d.]{1,20} -?[\d.]{1,20}\s?\))/iu,
)
const onlyPair = /^[^\d]{0,60}?([-+\u2212]?\d{1,3}\.\d{1,15})[,; ]\s{0,3}([-+\u2212]?\d{1,3}\.\d{1,15})[^\d]{0,60}$/

function inSaidOrder(text: string): string | undefined {
  const [, first, second] = (longitudeFirst.test(text) && onlyPair.exec(text)) || []
  return first === undefined ? undefined : `${second}, ${first}`
}

/** A row of a spreadsheet, with a number and names beside the two cells: `1 ⇥ Kalemegdan ⇥ 44.8231 ⇥ 20.4504`. */
function fineCells(text: string): string | undefined {
  const cells = text.split(/\t|;/).map((cell) => cell.trim())
  const fine = cells.flatMap((cell, at) => (/^[-+\u2212]?\d{1,3}[.,]\d{3,20}$/.test(cell) ? [at] : []))
  const [first = 0, second] = fine
  return fine.length === 2 && second === first + 1 ? `${cells[first]}; ${cells[second]}` : undefined
}

const hyphened = ofOurLetters(
  /(?<![\d.-])\d{1,2}-\d\d(?:[.-]\d{1,4}){0,2} ?[NS][ ,;/]{0,3}\d{1,3}-\d\d(?:[.-]\d{1,4}){0,2} ?[EW](?!\p{L})/giu,
)

/** The text in plainer forms, the likeliest first: a comma for "and"; without quotes, a full stop, a name before or behind. */
export function* plainWays(text: string): Generator<string> {
  if (text.length > longestLoose) return
  const trimmed = text.trim()
  const swapped = inSaidOrder(trimmed)
  if (swapped !== undefined) {
    yield swapped
    return
  }
  const joined = /^([^\p{L}]{1,100}) (?:i|&) ([^\p{L}]{1,100})$/u.exec(trimmed)
  if (joined) yield `${joined[1]}, ${joined[2]}`
  const bare = trimmed.replace(/[.,;]+$/, '')
  if (bare !== trimmed) yield bare
  // The code of an aerodrome: `LYBE 44 49 06N 020 17 25E`.
  const [, , aerodrome] =
    /^([A-Z]{4})[:,;-]? {1,3}(?=[NS\d])([^\p{L}]{0,20}[NS][^\p{L}]{1,20}[EW][^\p{L}]{0,20})$/u.exec(bare) ?? []
  if (aerodrome !== undefined) yield aerodrome
  // Reports of ships: `POSN 44-48.6N 020-27.9E COG 270`.
  const [reported, ...more] = bare.match(hyphened) ?? []
  if (reported !== undefined && more.length === 0) yield reported
  if (!hasFineNumbers(bare) || otherDatum.test(bare)) return
  const cells = fineCells(bare)
  if (cells !== undefined) yield cells
  // Encyclopaedias give the same point twice: `44°49′N 20°27′E / 44.82°N 20.45°E`.
  const first = /^(?:\p{L}{3,20}: )?([^/]{8,60}(?:[NSEWСЮВЗ]|[ШДшд]\.?)) {0,2}[\u200b-\u200f\ufeff ]{0,3}\/ /u.exec(
    bare,
  )?.[1]
  if (first !== undefined) yield first
  // How far a map was zoomed in: `@44.8231,20.4504,17z`, `44.8231,20.4504?z=15`.
  const zoomed = /^@?([^@?]{5,60}?)(?:,\d{1,2}(?:\.\d{1,4})?z|\?z(?:oom)?=\d{1,2})$/i.exec(bare)?.[1]
  if (zoomed !== undefined) yield zoomed
  // The number of a point: `Точка 1: 44.8, 20.4`, `WP001 N44 49.386 E020 27.024`, `1. 44.8, 20.4`, `(1) 44.8, 20.4`, `#1 44.8, 20.4`.
  const numbered =
    /^(?:\p{L}[\p{L} ._-]{0,40}\d{1,6} ?: {0,3}|(?![NSEWСЮВЗЈИ]\d)[\p{L}_.-]{1,12}\d{1,6}[,;]?\s{1,3}|\(?\d{1,3}[.:)]\s{1,3}|[#№]\s?\d{1,4}[.,:)]?\s{1,3}|\d{1,4}(?:\s{0,3}[,;]\s{0,3}|\s{1,3})(?=[-+\u2212]?\d{1,3}(?:[.,]\d{3}|°)))(?=[-+\u2212\dNSEWСЮВЗ])(.+)/su.exec(
      bare,
    )?.[1]
  if (numbered !== undefined) yield numbered
  if (!/[°′″]/.test(bare)) yield bare.replace(/["'«»“”]/g, ' ').replaceAll('&', ' ')
  const behindName = /^[^\d+\u2212-]{0,80}[:=(@#,!]\s{0,3}(.+)$/u.exec(bare)?.[1] ?? bare
  yield behindName.replace(/\)$/, '')
  const [, name = '', behindWord] =
    /^((?:\p{L}{2,30}|[IЯ]|[^\p{L}\d+\u2212-]{1,4})(?: \p{L}{1,30}){0,5})\s{1,3}(?=[-+\u2212]?\d)(.+)/su.exec(bare) ??
    []
  if (behindWord !== undefined && !direction.test(name)) yield behindWord
  // `Location: 44.8231, 20.4504 (accuracy 10 m)`
  const beforeRemark = /^([^()]{5,100}\d[°NSEW]{0,2}) ?\([^()]{1,60}\)$/u.exec(behindName)?.[1]
  if (beforeRemark !== undefined) yield beforeRemark
  // A single letter is not left out as a name: it may be a hemisphere, and an O is east in German and west in Spanish.
  const beforeName = /^(.*\d[°'"′″NSEWСЮВЗ)]{0,3})[\s,;–—-]{1,3}(?!\p{L}\.?$)[(\p{L}][^\d]{0,80}$/u.exec(
    behindName,
  )?.[1]
  if (beforeName !== undefined) yield beforeName
  const inside = longitudeFirst.test(bare) ? undefined : pointInside(bare)
  if (inside !== undefined) yield inside
}
