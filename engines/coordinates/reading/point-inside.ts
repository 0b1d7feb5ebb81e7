/** The one point of a message, a line of a log or an address with its own numbers; nothing where there may be several. */
export function pointInside(text: string): string | undefined {
  // Programs and links have orders of their own; a word of direction may be the sign that is missing.
  if (isProgram.test(text) || direction.test(text) || (text.match(fineNumber) ?? []).length > 2) return undefined
  const [only, ...more] = text.matchAll(pairInside)
  return more.length === 0 ? only?.[0].replace(longitudeLabel, '; ') : undefined
}

const isProgram = /:\/\/|[{}|]|\[\s?-?\d{1,3}\.\d{3}/
const direction = /(?<!\p{L})(?:south|west|юж|юг|запад|јуж|југ|ju[zž]n|zapad)/iu
/** Of no date: `17.11.2026`. */
const fineNumber = /(?<![\d.])\d{1,3}[.,]\d{3}/g

const longitude = '(?:[Ll]on(?:g|gitude)?|LON|[Ll]ng|[Дд]олгота|[Дд]ужина|[Dd]u[zž]ina)[:=. ]{1,3}'
const longitudeLabel = new RegExp(`°?[,;/\\s]{1,3}${longitude}`)
const coarse = '[-+\\u2212]?\\d{1,3}[.,]\\d{1,9}'

/** Two fine numbers with nothing between them, no letter of a hemisphere beside them and no other pair behind. */
function decimals(mark: '\\.' | ','): string {
  const fine = `[-+\\u2212]?\\d{1,3}${mark}\\d{4,15}`
  const between = mark === ',' ? '[;/\\s]{1,3}' : '[,;/\\s]{1,3}'
  const behind = `[\\d.]|,\\d|°?[,;/\\s]{0,3}(?:[NSEWСЮВЗ](?!\\p{L})|${coarse}[,;/\\s]{1,3}${coarse})`
  return `(?<![\\d.]|\\d,|[NSEWСЮВЗ] ?)${fine}°?${between}(?:${longitude})?${fine}(?!${behind})`
}

const angle = `[\\d°.'"′″’”\\s]{3,24}`
const pairInside = new RegExp(
  [
    decimals('\\.'),
    decimals(','),
    `(?<!\\p{L})[NS] ?\\d${angle}[,;/ ]{0,2}[EW] ?\\d${angle}(?<=[\\d°'"′″’”])`,
    `(?<![\\d.])\\d${angle}[NS](?!\\p{L})[,;/\\s]{1,3}\\d${angle}[EW](?!\\p{L})`,
  ].join('|'),
  'gu',
)
