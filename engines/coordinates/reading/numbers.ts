/**
 * Decides what each comma of a normalised text is: a decimal mark becomes a point, a separator becomes a semicolon.
 * A comma is a decimal mark only where it cannot be a separator: the text has no point, and digits touch it on both sides.
 */
export function resolveCommas(text: string): string {
  const separated = text.replace(/,(?!\d)|(?<!\d),/g, ';')
  if (!separated.includes(',')) return separated
  if (separated.includes('.')) return separated.replaceAll(',', ';')
  const commas = separated.split(',').length - 1
  const hasOtherSeparator = /[;\s]/.test(separated.trim())
  if (hasOtherSeparator) return separated.replaceAll(',', '.')
  // "52,13" is two whole numbers; "52,52,13,40" is two decimal ones.
  if (commas === 1) return separated.replace(',', ';')
  if (commas === 3) {
    let index = 0
    return separated.replace(/,/g, () => (index++ === 1 ? ';' : '.'))
  }
  return separated.replaceAll(',', ';')
}

/** A plain decimal number: no exponent, no grouping. */
export const numberPattern = '[-+]?(?:\\d{1,9}(?:\\.\\d{0,25})?|\\.\\d{1,25})'

const labelledPair = new RegExp(
  `^(?:([XYEN])\\s*[=:]?\\s*)?(${numberPattern})\\s*(?:M\\s*([EN])?|М)?\\s*[; ]\\s*(?:([XYEN])\\s*[=:]?\\s*)?(${numberPattern})\\s*(?:M\\s*([EN])?|М)?$`,
)

export interface NumberPair {
  readonly first: number
  readonly second: number
  /** The letter each number was labelled with, X, Y, E or N. */
  readonly firstLabel: string | undefined
  readonly secondLabel: string | undefined
}

/** Two numbers with an optional letter in front (X=, N:) and an optional "m", "mE", "mN" behind. */
export function readNumberPair(normalisedText: string): NumberPair | undefined {
  const match = labelledPair.exec(resolveCommas(latinLabels(normalisedText)).replace(/\s*;\s*/g, ';'))
  if (!match) return undefined
  return {
    first: Number(match[2]),
    second: Number(match[5]),
    firstLabel: match[1] ?? match[3],
    secondLabel: match[4] ?? match[6],
  }
}

/** Х and У on a Russian or Serbian keyboard look like X and Y, and are typed for them. */
const latinLabels = (text: string): string => text.replace(/Х/g, 'X').replace(/У/g, 'Y')
