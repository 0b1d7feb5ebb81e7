/** Spellings of programs and papers, replaced by ones that the readers know. For texts of at most a few hundred characters. */

const number = '(-?\\d{1,3}(?:[.,]\\d{1,20})?)'
const metres = "(\\d[\\d ']{4,11}(?:[.,]\\d{1,6})?)"
const zoneName = '(?:ZONE|ЗОНА|ЗОНЕ|ZONA)'

const spellings: readonly (readonly [RegExp, string | ((...parts: string[]) => string)])[] = [
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
  // Spreadsheets: `4.48162E+01`. A letter E without a sign behind it may be the east.
  [/(?<![\d.])-?\d\.\d{3,20}E[-+]\d\d(?!\d)/gi, (number) => String(Number(number))],
  // How exact a receiver believes it is.
  [/[ ,;(]{1,3}± ?\d{1,5}(?:[.,]\d{1,3})? ?(?:m|м|ft|metres?|meters?)\.?\)?$/i, ''],
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
  // What metres are of: `парцела Y=7457815, X=4963245`.
  [/^(?!MGI|МГИ)\p{L}[\p{L} ]{2,30}[:,]?\s{1,3}(?=[XYХУ] ?[=:] ?\d{6})/iu, ''],
  [
    new RegExp(
      `^(?:GK|ГК|Gaus-?Kriger|Гаус-?Кригер)\\p{L}{0,3}(?: \\p{L}{5,12})?[ ,]{1,2}(?:${zoneName} ?([5-8])|([5-8])\\. ?${zoneName})[ ,;:]{1,3}Y ?[=:]? ?([5-8]?)(\\d{6}(?:[.,]\\d{1,6})?)[ ,;]{1,3}X ?[=:]? ?${metres}$`,
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

export function inKnownSpelling(text: string): string {
  if (text.length > longestText) return text
  let result = text
  for (const [pattern, known] of spellings) result = result.replace(pattern, known as string)
  return result
}

const longestText = 300
