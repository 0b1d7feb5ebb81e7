const digitOfAnyScript = /\p{Nd}/u

/** The same text with the digits of every script (Arabic, full-width …) written as 0 to 9. */
export const asciiDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit)

/** In Unicode the ten digits of a script stand side by side, zero first; some scripts have several such tens in a row. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let start = code
  while (digitOfAnyScript.test(String.fromCodePoint(start - 1))) start--
  return String((code - start) % 10)
}
