/** Latin, Greek and Cyrillic ones. */
const ourLetters = 'A-Za-zªµºÀ-ÖØ-öø-ʯͰ-ͽΆ-Ͽ\\u0400-\\u0481\\u048a-\\u052fḀ-ỿ'

const classOrLetter = /\[(?:\\.|[^\]\\])*\]|\\p\{L\}/g

/**
 * The pattern with `\p{L}` for the letters of the alphabets that words are read in, not for all there are. A browser compiles every pattern again
 * at the first text in Cyrillic, and the letters of all the world, most of them far behind these, take it ten times as long: with hundreds
 * of patterns, a phone stood still for seconds at the first letter.
 */
export const ofOurLetters = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source.replace(classOrLetter, (part) =>
      part.startsWith('[') ? part.replaceAll('\\p{L}', ourLetters) : `[${ourLetters}]`,
    ),
    pattern.flags,
  )
