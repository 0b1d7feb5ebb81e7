import fc from 'fast-check'

const firstHalf = 0xd800
const halves = 0x800

/** The same texts as of fast-check's own unit `binary`, which first makes a table of all million characters: a second of every process. */
export const anyCharacter = fc
  .nat({ max: 0x10ffff - halves })
  .map((at) => String.fromCodePoint(at < firstHalf ? at : at + halves), indexOf)

/** Tells fast-check which texts it could have made, and how to make a failing one smaller. */
function indexOf(character: unknown): number {
  const code = typeof character === 'string' ? (character.codePointAt(0) ?? 0) : 0
  if (character !== String.fromCodePoint(code) || (code >= firstHalf && code < firstHalf + halves))
    throw new Error('No character')
  return code < firstHalf ? code : code - halves
}
