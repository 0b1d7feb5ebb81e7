import { asciiDigits } from '#engines/core/index.ts'

/** Marks that change nothing one sees: directions, joiners, soft hyphens, byte order marks. */
export const invisible = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g
const apostrophes = /[\u2018\u2019\u201a\u201b\u02bc\u2032]/g
const doubleQuotes = /[\u201c-\u201f\u2033\u00ab\u00bb]/g

/**
 * What was pasted, in plain characters: digits of any script, full-width letters, typographic dashes, quotes and spaces
 * become their ASCII relatives. Linear in the text's length; readers refuse long texts before they ask for it.
 */
export function plainCharacters(text: string): string {
  return asciiDigits(text.replace(invisible, '').normalize('NFKC'))
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .replace(doubleQuotes, '"')
    .replace(/\s+/g, ' ')
    .trim()
}

const pairs: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '(': ')',
  '[': ']',
  '{': '}',
  '<': '>',
  '«': '»',
}

/** Without the quotes or brackets around all of it, and without the comma or semicolon that ended its line. */
export function unwrap(text: string): string {
  let rest = text
  for (let depth = 0; depth < 4; depth++) {
    const inner = rest.replace(/[,;]$/, '').trim()
    const closing = pairs[inner.charAt(0)]
    const isWrapped = inner.length > 2 && closing !== undefined && inner.indexOf(closing, 1) === inner.length - 1
    const next = isWrapped ? inner.slice(1, -1).trim() : inner
    if (next === rest) break
    rest = next
  }
  return rest
}
