const signs: Readonly<Record<string, string>> = { d: '°', p: '±', c: '⌀' }

/** Letters beyond the code page (`\U+0416`), and signs (`45%%d`); underlining says nothing. */
export const decodedText = (text: string): string =>
  text.replace(/\\U\+([\da-f]{4})|%%([dpcuo])/gi, (_, digits?: string, sign = '') =>
    digits ? String.fromCharCode(Number.parseInt(digits, 16)) : (signs[sign.toLowerCase()] ?? ''),
  )

/** As release 12 takes a text: one line of ASCII, other letters by their number, and so the marks that would begin a sign. */
export const escapedText = (text: string): string =>
  text
    .replace(control, ' ')
    .replace(/[^\x20-\x7e]|\\(?=U\+)|%(?=%)/gi, (letter) =>
      Array.from({ length: letter.length }, (_, at) => numbered(letter.charCodeAt(at))).join(''),
    )

/** Letters that would end the line. */
const control = /[\p{Cc}\u2028\u2029]/gu

const numbered = (unit: number): string => `\\U+${unit.toString(16).toUpperCase().padStart(4, '0')}`

/** Letters of a text, escaped or not, that other programs read. */
const longestText = 255

export function drawnText(text: string): { readonly text: string; readonly isCut: boolean; readonly dropped: number } {
  const units = escapedText(text).match(/\\U\+[\dA-F]{4}|./g) ?? []
  let length = 0
  const kept = units.filter((unit) => {
    length += unit.length
    return length <= longestText
  })
  return { text: kept.join(''), isCut: kept.length < units.length, dropped: text.match(control)?.length ?? 0 }
}

/** A text of several lines without what says how it looks: `{\fArial|b1;Parcel}\P12`. */
export const plainParagraphs = (text: string): string =>
  decodedText(text)
    .replace(
      /\\(?:S([^;^/#]*)[\^/#]([^;]*);|[ACcFfHpQTW][^;\\{}]*;|[LlOoKkN]|([P~\\{}]))|[{}]/g,
      (_, above?: string, below?: string, letter?: string) =>
        above === undefined ? (letters[letter ?? ''] ?? letter ?? '') : `${above}/${below}`,
    )
    .trim()

const letters: Readonly<Record<string, string>> = { P: '\n', '~': '\u00a0' }
