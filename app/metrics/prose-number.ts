import type { Language } from '#engines/core/index.ts'
import type { numberMarks } from '#wording/number-marks.ts'

/** Those of wording/number-marks.ts, by the word of a test: shared, they would bring pages of units a chunk of 3 KB that these have no room for. */
export const marks: typeof numberMarks = {
  en: { group: ',', decimal: '.' },
  ru: { group: '\u00a0', decimal: ',' },
  sr: { group: '\u00a0', decimal: ',' },
}

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A plain number (`-12742.5`, `1.2e+21`) as a text of the language has it: `−12,742.5`, `1,2·10²¹`. Fields keep the plain one. */
export function proseNumber(plain: string, language: Language): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?)(\d+))?$/.exec(plain)
  if (!match) return plain
  const [, sign, whole = '', decimals, exponentSign, exponent] = match
  const { group, decimal } = marks[language]
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group)
  const raised = exponent && [...exponent].map((digit) => superscripts[Number(digit)]).join('')
  return [
    sign === '-' ? '−' : '',
    grouped,
    decimals ? decimal + decimals : '',
    raised ? `\u00a0×\u00a010${exponentSign === '-' ? '⁻' : ''}${raised}` : '',
  ].join('')
}

/** Every number within a text: `231 * 0.254`, `1852/3600`. */
export const proseNumbers = (text: string, language: Language): string =>
  text.replace(/\d+(?:\.\d+)?(?:e[+-]?\d+)?/g, (number) => proseNumber(number, language))

/** A number and its unit never part at the end of a line. */
export const proseQuantity = (plain: string, symbol: string, language: Language): string =>
  `${proseNumber(plain, language)}\u00a0${symbol}`
