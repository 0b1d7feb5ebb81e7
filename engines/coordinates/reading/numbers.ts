/**
 * Decides what each comma of a normalised text is: a decimal mark becomes a point, a separator becomes a semicolon.
 * A comma is a decimal mark only where it cannot be a separator: the text has no point, and digits touch it on both sides.
 */
export function resolveCommas(text: string): string {
  const separated = text.replace(/,(?!\d)|(?<!\d),/g, ';')
  if (separated.includes('.')) return separated.replaceAll(',', ';')
  const commas = separated.split(',').length - 1
  const hasOtherSeparator = /[;\s]/.test(separated.trim())
  if (hasOtherSeparator) return separated.replaceAll(',', '.')
  // "52,13" is two whole numbers; "52,52,13,40" is two decimal ones.
  if (commas === 3) {
    let index = 0
    return separated.replace(/,/g, () => (index++ === 1 ? ';' : '.'))
  }
  return separated.replaceAll(',', ';')
}

/** A plain decimal number: no exponent, no grouping. */
export const numberPattern = '[-+]?(?:\\d{1,9}(?:\\.\\d{0,40})?|\\.\\d{1,40})'

export interface NumberPair {
  readonly first: number
  readonly second: number
  /** The letter the first number was labelled with, X, Y, E or N; the second then has one too. */
  readonly firstLabel: string | undefined
}

/** For systems whose X is the easting; in Gauss-Krüger systems X is the northing. */
export const isNorthingFirst = ({ firstLabel }: NumberPair): boolean => firstLabel === 'N' || firstLabel === 'Y'

/** Two numbers with an optional letter in front (X=, N:) and an optional "m", "mE", "mN" behind; thousands may stand apart. */
export function readNumberPair(normalisedText: string): NumberPair | undefined {
  const text = latinLabels(normalisedText)
  return plainPair(text) ?? labelledPair(text) ?? groupedPair(text)
}

const barePair = new RegExp(`^(${numberPattern})(?: ?; ?| )(${numberPattern})$`)

/** Two numbers and nothing else. */
function plainPair(text: string): NumberPair | undefined {
  const match = barePair.exec(resolveCommas(text).replace(/ *; */g, ';'))
  if (!match) return undefined
  return { first: Number(match[1]), second: Number(match[2]), firstLabel: undefined }
}

const label = '([XYEN])(?:ASTING|ORTHING)? ?[=:]? ?'
const digits = "([-+]?\\d[\\d .,']{0,30})"
const labelsBefore = new RegExp(`^${label}${digits}(?: ?[MМ])?[ ,;]{0,3}${label}${digits}(?: ?[MМ])?$`)
const labelsBehind = new RegExp(`^${digits} ?M? ?([EN])[ ,;]{0,3}${digits} ?M? ?([EN])$`)
const unitsBehind = new RegExp(`^${digits} ?[MМ][ ,;]{1,3}${digits} ?[MМ]$`)

function labelledPair(text: string): NumberPair | undefined {
  const before = labelsBefore.exec(text)
  if (before) return pairOf(before[2], before[4], before[1], before[3])
  const behind = labelsBehind.exec(text)
  if (behind) return pairOf(behind[1], behind[3], behind[2], behind[4])
  const units = unitsBehind.exec(text)
  return units ? pairOf(units[1], units[2]) : undefined
}

function pairOf(first = '', second = '', firstLabel?: string, secondLabel?: string): NumberPair | undefined {
  const texts = [first, second].map((text) => text.replace(/[ ,;]+$/, '').trim())
  // Beside `4,962,500` the comma of `457,186` is no decimal mark either.
  const commasGroup = texts.some((text) => groupedByCommas.test(text) && /,.*[,.]/.test(text))
  const [one, other] = texts.map((text) => ungrouped(text, commasGroup))
  if (one === undefined || other === undefined || (firstLabel !== undefined && firstLabel === secondLabel))
    return undefined
  return { first: one, second: other, firstLabel }
}

const groupedByCommas = /^[-+]?\d{1,3}(?:,\d{3}){1,3}(?:\.\d{1,40})?$/

/** One number, its thousands apart by spaces, apostrophes, points or (where that is sure) commas; a decimal comma or point. */
function ungrouped(text: string, commasGroup: boolean): number | undefined {
  if (commasGroup && groupedByCommas.test(text)) return Number(text.replaceAll(',', ''))
  if (/^[-+]?\d{1,9}(?:[.,]\d{0,40})?$/.test(text)) return Number(text.replace(',', '.'))
  if (/^[-+]?\d{1,3}(?:[ ']\d{3}){1,3}(?:[.,]\d{1,40})?$/.test(text))
    return Number(text.replace(/[ ']/g, '').replace(',', '.'))
  // One point is a decimal mark; two stand before thousands.
  return /^[-+]?\d{1,3}(?:\.\d{3}){2}(?:,\d{1,40})?$/.test(text)
    ? Number(text.replaceAll('.', '').replace(',', '.'))
    : undefined
}

/** Two numbers without letters, their thousands apart by spaces. Of the places where the second number may begin, the middle one is taken. */
function groupedPair(text: string): NumberPair | undefined {
  const halves = /^([^;]{1,30}); ?([^;]{1,30})$/.exec(text.replace(/, /g, '; '))
  if (halves) return pairOf(halves[1], halves[2])
  const groups = text.split(' ')
  if (groups.length < 3) return undefined
  const cuts = groups
    .map((_, cut) => pairOf(groups.slice(0, cut).join(' '), groups.slice(cut).join(' ')))
    .filter((pair) => pair !== undefined)
  return cuts[Math.floor(cuts.length / 2)]
}

/** Х and У on a Russian or Serbian keyboard look like X and Y, and are typed for them. */
const latinLabels = (text: string): string => text.replace('Х', 'X').replace('У', 'Y')
