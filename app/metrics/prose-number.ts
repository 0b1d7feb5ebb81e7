import { type Language, languageFacts } from '#engines/core/index.ts'
import { shortened } from './shortened.ts'

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹'

/** A plain number (`-12742.5`, `1.2e+21`) as a text of the language has it: `−12,742.5`, `1,2·10²¹`. Fields keep the plain one. */
export function proseNumber(plain: string, language: Language): string {
  const match = /^([+-]?)(\d+)(?:\.(\d+))?(?:e([+-]?)(\d+))?$/.exec(plain)
  if (!match) return plain
  const [, sign, whole = '', decimals, exponentSign, exponent] = match
  const { group, decimal } = languageFacts[language]
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

/** A number and its unit never part at the end of a line. One too long loses its middle once it has the language's marks. */
export const proseQuantity = (plain: string, symbol: string, language: Language, longest = Infinity): string =>
  `${shortened(proseNumber(plain, language), longest)}\u00a0${symbol}`
