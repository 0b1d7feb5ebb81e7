const signs: Readonly<Record<string, string>> = { d: '°', p: '±', c: '⌀' }

/** Letters beyond the code page (`\U+0416`), and signs (`45%%d`). */
export const plainText = (text: string): string =>
  text
    .replace(/\\U\+([\da-f]{4})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))
    .replace(/%%([dpc])/gi, (_, sign: string) => signs[sign.toLowerCase()]!)
    .replace(/%%[uo]/gi, '')

/** A text of several lines without what says how it looks: `{\fArial|b1;Parcel}\P12`. */
export const plainParagraphs = (text: string): string =>
  plainText(text)
    .replace(
      /\\(?:S([^;^/#]*)[\^/#]([^;]*);|[ACcFfHpQTW][^;\\{}]*;|[LlOoKkN]|([P~\\{}]))|[{}]/g,
      (_, above?: string, below?: string, letter?: string) =>
        above === undefined ? (letters[letter ?? ''] ?? letter ?? '') : `${above}/${below}`,
    )
    .trim()

const letters: Readonly<Record<string, string>> = { P: '\n', '~': '\u00a0' }
