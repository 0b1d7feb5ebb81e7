import { ofOurLetters } from '../../core/index.ts'

/**
 * Words and abbreviations, and the letter or mark that replaces each. Names of axes become Φ and Λ, which stand in no other notation.
 * Longer ones come first: С.Ш. before С.
 */
const namedLetters: readonly (readonly [RegExp, string])[] = [
  [/(?:ГЕОГРАФСКА|ГЕОГРАФИЧЕСКАЯ|GEOGRAFSKA) /g, ''],
  [
    /(?<=(?:СЕВ|ЮЖ|ВОСТ|ЗАП|ЈУЖ|ИСТ|SEV|JU[ŽZ]|IST|ZAP)\p{L}{0,6}\.?) (?:(?:ГЕОГР|GEOGR)\p{L}{0,9}\.? )?(?:ШИР|ДОЛГ|ДУЖ|[ŠS]IR|DU[ŽZ])\p{L}{0,5}\.?/gu,
    ' ',
  ],
  [/NORTH|СЕВ(?:ЕР\S*|\.)|SEV(?:ER\S*|\.)/, 'N'],
  [/SOUTH|ЮЖ(?:Н\S*|\.)|ЮГ|ЈУ(?:Ж(?:Н\S*|\.)|Г)|JU(?:[ŽZ](?:N\S*|\.)|G)/, 'S'],
  [/EAST|(?:ВОСТ|ИСТ)(?:ОЧН\S*|ОК|\.)|IST(?:O[ČC]N\S*|OK|\.)/, 'E'],
  [/WEST|ЗАП(?:АДН\S*|АД|\.)|ZAP(?:ADN\S*|AD|\.)/, 'W'],
  [/С\.? ?Г?\.? ?Ш\.?|S\.? ?G\.? ?[ŠS]\.?(?![A-Z])/, 'N'],
  [/Ю\.? ?Ш\.?|Ј\.? ?Г?\.? ?Ш\.?|J\.? ?G\.? ?[ŠS]\.?(?![A-Z])/, 'S'],
  [/В\.? ?Д\.?|И\.? ?Г?\.? ?Д\.?|I\.? ?G\.? ?D\.?(?![A-Z])/, 'E'],
  [/З\.? ?Г?\.? ?Д\.?|Z\.? ?G\.? ?D\.?(?![A-Z])/, 'W'],
  [
    /LATITUDE|LAT\.?|(?<!\p{L})G\. ?[ŠS]\.|ШИРОТА|ШИРИНА|ŠIRINA|SIRINA|(?<!\p{L})(?:Г\.? ?)?Ш(?:[.:=] ?| (?=[-+]?\d{1,2}[.,°]))|Φ/u,
    ' Φ ',
  ],
  [
    /LONGITUDE|LONG?\.?|LNG|(?<!\p{L})G\. ?D\.|ДОЛГОТА|ДУЖИНА|DUŽINA|DUZINA|(?<!\p{L})(?:Г\.? ?)?Д(?:[.:=] ?| (?=[-+]?\d{1,3}[.,°]))|Λ/u,
    ' Λ ',
  ],
  // `44° СГШ и 20° ИГД`, `С 44,82 и В 20,45`, `СГШ: 44°`
  [/(?<=[NS]) (?:И|I) (?=\d)| И (?=[EWВЗИ] ?\d)| AND /, '; '],
  [/(?<=(?<!\p{L})[NSEW]) ?: ?(?=\d)/gu, ' '],
  [/(?<=\d) ?(?:DEG(?:REES?)?|ГРАДУС(?:ОВ|А)?|ГРАД\.?|ГР\.?|СТЕПЕН[ИА]?|STEPEN[IA]?|СТ\.|\*)/g, '°'],
  [/(?<=\d) ?(?:MIN(?:UT(?:ES?|[AI])?)?|МИН(?:УТ[ЫАИ]?)?)\.?/g, "'"],
  [/(?<=\d) ?(?:SEC(?:ONDS?)?|SEK(?:UND[AEI]?)?|СЕК(?:УНД[ЫАЕИ]?)?)\.?/g, '"'],
  [/С/, 'N'],
  [/[ЮЈ]/, 'S'],
  [/[ВИ]/, 'E'],
  [/З/, 'W'],
]

const hasNoWords = /^[-+0-9.,; °'"NSEW]*$/

/** POINT(13.40 52.52) of databases and map programs: longitude first, by its standard (OGC 06-103r4). */
const wellKnownPoint = /^(?:SRID=4326; ?)?POINT ?(?:ZM|Z|M)? ?\( ?(-?[\d.]+) (-?[\d.]+)(?: -?[\d.]+){0,2} ?\)$/

const lettersAsMarks = /(\d)\s*D\s*(\d+(?:[.,]\d+)?)\s*M(?:\s*(\d+(?:[.,]\d+)?)\s*S)?/g

/** 52:31:12.03, as astronomers and some map programs write it. */
const colonsAsMarks = /(\d)\s*:\s*(\d+(?:[.,]\d+)?)(?:\s*:\s*(\d+(?:[.,]\d+)?))?/g

const withMarks = (_: string, degrees: string, minutes: string, seconds?: string) =>
  seconds === undefined ? `${degrees}°${minutes}'` : `${degrees}°${minutes}'${seconds}"`

/** 55-45-20.88N: hyphens between the parts, told from minus signs by the letter that follows. */
const hyphensAsMarks =
  /(\d{1,3})-(\d{1,2}(?:[.,]\d{1,12})?)(?:-(\d{1,2}(?:[.,]\d{1,12})?))?(?= ?['"]{0,2} ?[NSEWСЮВЗЈИ])/g

/** N59.56.23: points between the parts, told from a date by the letter beside them. */
const pointsAsMarks =
  /(?<=[NSEWСЮВЗЈИ] ?)(\d{1,3})\.(\d\d)\.(\d\d(?:[.,]\d{1,12})?)(?![.\d])|(?<![.\d])(\d{1,3})\.(\d\d)\.(\d\d(?:[.,]\d{1,12})?)(?= ?[NSEWСЮВЗЈИ])/g

/** 44N49 20E27, 44N4930 20E2715: letters where the sign of a degree would be. */
const lettersAsDegrees =
  /^(\d{1,2})([NS])([0-5]\d(?:[.,]\d{1,12})?)'?([ ,;/]{1,3})(\d{1,3})([EW])([0-5]\d(?:[.,]\d{1,12})?)'?$/
const secondsBehindLetters =
  /^(\d{1,2})([NS])([0-5]\d)([0-5]\d(?:[.,]\d{1,12})?)"?([ ,;/]{1,3})(\d{1,3})([EW])([0-5]\d)([0-5]\d(?:[.,]\d{1,12})?)"?$/

const betweenLetters = (text: string): string =>
  text
    .replace(lettersAsDegrees, "$1°$3'$2$4$5°$7'$6")
    .replace(secondsBehindLetters, '$1°$3\'$4"$2$5$6°$8\'$9"$7')
    .replace(hyphensAsMarks, withMarks)
    .replace(pointsAsMarks, (all, ...parts: (string | undefined)[]) =>
      withMarks(all, (parts[0] ?? parts[3])!, (parts[1] ?? parts[4])!, parts[2] ?? parts[5]),
    )

/** Geodesists call latitude B and longitude L. */
const geodesistsLabels = /^B ?[=:]? ?([-+]?\d{1,2}[.,° ][^BL]{1,60}?)[ ,;]{1,3}L ?[=:]? ?(?=[-+]?\d)/

/** Serbian in Latin letters: S is sever, the north, where the other letter is I (istok) or Z (zapad); J is jug. */
const serbianLetters = /^([^A-ZА-ЯЈ]{1,40})([SJ])([^A-ZА-ЯЈ]{1,40})([IZ])(?:STOK|APAD)?$/
const serbianHemispheres: Readonly<Record<string, string>> = { S: 'N', J: 'S', I: 'E', Z: 'W' }

const latinSerbian = (text: string): string =>
  text.replace(
    serbianLetters,
    (_, first: string, latitude: string, second: string, longitude: string) =>
      `${first}${serbianHemispheres[latitude]}${second}${serbianHemispheres[longitude]}`,
  )

const words = namedLetters.map(([pattern, letter]) => [ofOurLetters(pattern), letter] as const)

/** Words, hyphens, points and letters as marks and as the Latin letters of hemispheres. */
export function latinWords(text: string): string {
  if (hasNoWords.test(text)) return betweenLetters(text)
  const point = wellKnownPoint.exec(text)
  if (point) return `Λ ${point[1]} Φ ${point[2]}`
  let result = betweenLetters(
    latinSerbian(text)
      .replace(geodesistsLabels, 'Φ $1; Λ ')
      .replace(lettersAsMarks, withMarks)
      .replace(colonsAsMarks, withMarks),
  )
  for (const [pattern, letter] of words) result = result.replace(pattern, letter)
  return result.replace(/(\d) ?D(?=[ \d;,NSEW]|$)/g, '$1°').replace(/[()[\]{}]|\/$/g, ' ')
}

/** Hemisphere letters of the three languages as Latin ones. */
export const latinHemispheres = (normalised: string): string =>
  hasNoWords.test(normalised) ? normalised : latinWords(normalised).trim()
