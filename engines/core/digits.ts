const digitOfAnyScript = /\p{Nd}/u

/** Digits of any script as those of a keyboard. */
export const asciiDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit)

/** The digits of a script stand in a row of ten, or of several tens, with a zero at its start. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let start = code
  while (digitOfAnyScript.test(String.fromCodePoint(start - 1))) start--
  return String((code - start) % 10)
}
