import { ofOurLetters } from '../../core/index.ts'

/** Spellings of programs and papers, replaced by ones that the readers know. For texts of at most a few hundred characters. */

const number = '(-?\\d{1,3}(?:[.,]\\d{1,20})?)'
const metres = "(\\d[\\d ']{4,11}(?:[.,]\\d{1,6})?)"
const zoneName = '(?:ZONE|ЗОНА|ЗОНЕ|ZONA)'

type Spelling = readonly [RegExp, string | ((...parts: string[]) => string)]

const rareSpellings: readonly Spelling[] = [
  // Photographs (XMP): degrees, a comma, minutes.
  [/(?:exif:)?(?:GPS)?((?:lat|long)itude) ?= ?"(?=\d{1,3},)/gi, '$1 '],
  [
    /(?<![\d.,])(\d{1,3}),(\d{1,2})(?:,(\d{1,2}(?:\.\d{1,10})?)|(\.\d{1,10}))["' ]?([NSEW])(?!\p{L})["']?/giu,
    (_, degrees, minutes, seconds = '', decimals = '', letter) =>
      `${degrees}°${minutes}${decimals}'${seconds && `${seconds}"`}${letter}`,
  ],
  // Programs that read photographs: `(44.0, 49.0, 4.08) N`, `[44, 49, 4.08] N`.
  [
    /[[(]\s?(\d{1,3})(?:\.0)?,\s?(\d{1,2})(?:\.0)?,\s?(\d{1,2}(?:\.\d{1,10})?)\s?[\])],?\s?["']?([NSEW])(?!\p{L})["']?/giu,
    '$1°$2\'$3"$4',
  ],
  // Sheets of surveyors: hyphens or points between the parts, with a fraction behind the seconds of both.
  [
    /^(\d{1,2})(?:-(\d\d)-(\d\d[.,]\d{1,10})|\.(\d\d)\.(\d\d,\d{1,10}))[\s,;]{1,3}(\d{1,3})(?:-(\d\d)-(\d\d[.,]\d{1,10})|\.(\d\d)\.(\d\d,\d{1,10}))$/,
    (_, degrees, minutes, seconds, ofPoints, secondsOfPoints, second, more, fraction, moreOfPoints, fractionOfPoints) =>
      `${degrees}°${minutes ?? ofPoints}'${seconds ?? secondsOfPoints}" ${second}°${more ?? moreOfPoints}'${fraction ?? fractionOfPoints}"`,
  ],
  // The same without a fraction: read where it can be no date before a time: its day is beyond 31, no part of it a month, or its hour beyond 23.
  [
    /^(?:(?=(?:3[2-9]|[4-9]\d)-)|(?=\d{1,2}-(?:1[3-9]|[2-5]\d)-)(?!0?\d-|1[0-2]-)|(?=\S{6,9}[\s,;]{1,3}(?:\d{3}|2[4-9]|[3-9]\d)-))(\d{1,2})-([0-5]\d)-([0-5]\d)[\s,;]{1,3}(\d{1,3})-([0-5]\d)-([0-5]\d)$/,
    '$1°$2\'$3" $4°$5\'$6"',
  ],
  // Letters before the parts: `N52-31-12 E013-24-17`.
  [
    /(?<=^|[\s,;/])([NSEW]) ?(\d{1,3})-([0-5]\d(?:[.,]\d{1,10})?)(?:-([0-5]\d(?:[.,]\d{1,10})?))?(?=$|[\s,;/])/gi,
    (_, letter, degrees, minutes, seconds = '') => `${letter}${degrees}°${minutes}'${seconds && `${seconds}"`}`,
  ],
  // Thousandths of a minute behind a point: `44.48.600N 020.27.900E`.
  [
    /(?<![.\d])(\d{1,3})\.([0-5]\d)\.(\d{3}) ?([NSEW])(?!\p{L})|(?<!\p{L})([NSEW]) ?(\d{1,3})\.([0-5]\d)\.(\d{3})(?![.\d])/giu,
    (_, degrees, minutes, decimals, letter, before, more, moreMinutes, moreDecimals) =>
      `${degrees ?? more}°${minutes ?? moreMinutes}.${decimals ?? moreDecimals}'${letter ?? before}`,
  ],
  // Programs that read photographs, once more: fractions, `44/1 48/1 3600/100`.
  [
    /(?<![\d/])(\d{1,3})\/1[, ] ?(\d{1,2})\/1[, ] ?(\d{1,9})\/(10{0,7})(?![\d/])/g,
    (_, degrees, minutes, seconds, divisor) => `${degrees}°${minutes}'${Number(seconds) / Number(divisor)}"`,
  ],
  // Videos of telephones name the standard before the point.
  [/^[\w.:" -]{0,60}ISO-?6709"?[ :=]{1,4}"?(?=[-+]\d)/i, ''],
  // ArcGIS and PostGIS: metres of Web Mercator with its code.
  [
    /^\{ ?"x" ?: ?(-?[\d.]{1,20}) ?, ?"y" ?: ?(-?[\d.]{1,20}) ?, ?"spatialReference" ?: ?\{[^{}]{0,40}"(?:latestW|w)kid" ?: ?(?:3857|102100|900913)[ ,][^{}]{0,40}\} ?\}$|^\{ ?"x" ?: ?(-?[\d.]{1,20}) ?, ?"y" ?: ?(-?[\d.]{1,20}) ?, ?"spatialReference" ?: ?\{[^{}]{0,40}"(?:latestW|w)kid" ?: ?(?:3857|102100|900913) ?\} ?\}$/i,
    (_, x, y, only, other) => `EPSG:3857 ${x ?? only} ${y ?? other}`,
  ],
  [/^SRID=(?:3857|900913); ?POINT ?\( ?(-?[\d.]{1,20}) (-?[\d.]{1,20}) ?\)$/i, 'EPSG:3857 $1 $2'],
  // Spreadsheets: `4.48162E+01`. A letter E without a sign behind it may be the east.
  [/(?<![\d.])-?\d\.\d{3,20}E[-+]\d\d(?!\d)/gi, (number) => String(Number(number))],
  // How exact a receiver believes it is.
  [/[ ,;(]{1,3}± ?\d{1,5}(?:[.,]\d{1,3})? ?(?:m|м|ft|metres?|meters?)\.?\)?$/i, ''],
  // As a number is dictated.
  [/(?<=^|[,;] ?|\.\d{2,15} )(?:minus|минус) (?=\d{1,3}\.\d)/giu, '-'],
  // A letter for the sign of a degree.
  [/(?<=\d)[oо](?= ?\d{1,2}(?:[.,]\d{1,9})? ?['′’])/gi, '°'],
  [
    new RegExp(
      `^${number} ?\\((?:lat(?:itude)?|широта|ширина)\\)[,; ]{1,3}${number} ?\\((?:lon(?:g|gitude)?|lng|долгота|дужина)\\)$`,
      'i',
    ),
    'lat $1 lon $2',
  ],
  // Names of reference systems that are one to a metre, and codes of PostGIS and OGC.
  [
    /^ETRS ?-?(?:19)?89 ?[/:,]? ?(?=UTM)|^URN:OGC:DEF:CRS:(?=EPSG)|(?<=^UTM ?\d\d ?[NS]) ?\/ ?(?:WGS ?-?84|ETRS ?-?89)(?=[ :])/i,
    '',
  ],
  [/^EPSG ?:{1,2} ?258(?=\d\d(?!\d))/i, 'EPSG:326'],
  [/^EPSG::(?=\d)/i, 'EPSG:'],
  [/^SRID=(32[67]\d\d); ?POINT ?\( ?([\d.]{1,20}) ([\d.]{1,20}) ?\)$/i, 'EPSG:$1 $2 $3'],
  [/^POINT ?\( ?([\d.]{1,20}) ([\d.]{1,20}) ?\)[ ,;]{1,3}EPSG:(32[67]\d\d)$/i, 'EPSG:$3 $1 $2'],
  [/^MULTIPOINT ?(?:Z ?)?\( ?\(?([^(),]{3,80})\)? ?\)$/i, 'POINT($1)'],
  [/^УТМ(?= ?\d)/i, 'UTM'],
  [/^(?:open location code|plus ?codes?|плюс[- ]?код)[: ]{1,2}(?=\S{4,12}$)/i, ''],
  // A zone without its letter, and letters before the metres.
  [
    /^(?:UTM|zone|UTM zone|зона|zona):? ?(\d\d)[ ,;:]{1,3}(?=E ?[=:]? ?\d{6}(?:[.,]\d{1,6})?[ ,;]{1,3}N ?[=:]? ?\d{6})/i,
    'UTM $1N ',
  ],
  [/^\(([\d .,;']{9,50})\)$/, '$1'],
  // Rows of surveyors' instruments: the number of a point, metres with the zone in front, a height. Metres of UTM have one digit less, and a zone before them.
  [
    /^(?:[ABDGKLMPRTАБВГДЛМПРТ]?[.-]?|(?:точка|тачка|ta[cč]ka|point|pt)\.? ?)\d{1,5}\s{0,2}[,;\s]\s{0,2}(\d{7}\.\d{1,4})\s{0,2}[,;\s]\s{0,2}(\d{7}\.\d{1,4})(?:\s{0,2}[,;\s]\s{0,2}(-?\d{1,4}\.\d{1,4}))?$/iu,
    (_, first, second, height) => [first, second, height].filter((part) => part !== undefined).join('; '),
  ],
  // What metres are of: `парцела Y=7457815, X=4963245`, `К.о. Врачар, Y=7457815 X=4963245`.
  [/^(?!MGI|МГИ)\p{L}[\p{L}. ]{2,30}[:,]?\s{1,3}(?=[XYХУ] ?[=:] ?\d{6})/iu, ''],
  [
    new RegExp(
      `^(?:GK|ГК|Gaus-?Kriger|Гаус-?Кригер)\\p{L}{0,3}(?: \\p{L}{5,12})?[ ,]{1,2}(?:${zoneName} ?([5-8])|([5-8])\\. ?${zoneName})[ ,;:]{1,3}(?:Y ?[=:]? ?)?([5-8]?)(\\d{6}(?:[.,]\\d{1,6})?)[ ,;]{1,3}(?:X ?[=:]? ?)?${metres}$`,
      'iu',
    ),
    (_, zone, before, own, east, north) => `MGI Y=${own || zone || before}${east} X=${north}`,
  ],
  // The zone apart from the easting it belongs in front of.
  [
    new RegExp(
      `^(.{0,20}?(?:42|95)(?: ?(?:г\\.|года))?)[ ,;(]{1,3}${zoneName} ?(\\d{1,2})\\)?[ ,;:]{1,3}X ?[=:]? ?${metres}(?: ?м)?[ ,;]{1,3}Y ?[=:]? ?(?:\\2(?=\\d{6}(?!\\d)))?(\\d{3} ?\\d{3}(?:[.,]\\d{1,6})?)(?: ?м)?$`,
      'iu',
    ),
    (_, name, zone, north, east) => `${name} X=${north} Y=${zone}${east}`,
  ],
]

const spellings = rareSpellings.map(([pattern, known]) => [ofOurLetters(pattern), known] as const)

export function inKnownSpelling(text: string): string {
  if (text.length > longestText || !twoDigits.test(text)) return text
  let result = text
  for (const [pattern, known] of spellings) result = result.replace(pattern, known as string)
  return result
}

const longestText = 300
/** Every one of these spellings has more. */
const twoDigits = /\d.*\d/s
