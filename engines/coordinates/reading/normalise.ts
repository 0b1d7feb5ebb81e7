import { asciiDigits } from '#engines/core/index.ts'

/** The longest sensible coordinate is under 100 characters; a longer text is none, so no pattern can be made to work hard. */
export const longestText = 200

/** Digits and capitals with single spaces, as most lists are: nothing to change. */
const isPlain = /^[-+0-9A-Z.,;]*(?: [-+0-9A-Z.,;]+)*$/

/**
 * One spelling for everything people and programs write: primes, quotes, dashes, spaces, full-width digits, degree look-alikes.
 * Letters become capitals. The marks go first: Unicode's compatibility form would turn º into o, № into the square NO and ´ into a space.
 */
export function normalise(text: string): string {
  if (text.length > longestText) return ''
  if (isPlain.test(text)) return text.trim()
  return (
    asciiDigits(text)
      .replaceAll('\u066B', '.')
      .replaceAll('\u060C', ',')
      .replaceAll('№', '#')
      .replace(/[\u2212\u2012\u2013\u2014\uFE63]/g, '-')
      .replace(/[\u00BA\u02DA\u25E6\u2070]|&deg;/gi, '°')
      .replace(/[\u2033\u201C\u201D\u201E\u201F\u02BA\u301E]/g, '"')
      .replace(/[\u2032\u2018\u2019\u201B\u02B9\u00B4`\u02BC]/g, "'")
      .replaceAll("''", '"')
      // Charts and almanacs put the mark before the decimals: 48'.6 is 48.6'.
      .replace(/(?<=\d)(['"])(\.\d{1,9}|,\d{1,9}(?= ?[NSEWСЮВЗ]))(?!\d)/gi, '$2$1')
      .normalize('NFKC')
      .replace(/[\s\u200B-\u200F\u202A-\u202E\u2060\uFEFF]+/g, ' ')
      .trim()
      .toUpperCase()
  )
}
