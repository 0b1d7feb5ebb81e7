import { magnitude, powerOfTen } from '#engines/core/index.ts'
import type { ExactNumber } from './parse.ts'

const mostFractionDigits = 15

/** `1234.5`, `6.02e23`, `1/3`: plain for every language, digit for digit. */
export function exactText(value: ExactNumber): string {
  if (value.divisor === undefined) return decimalText(value)
  const decimal = endingDecimal(value.mantissa, value.divisor)
  return decimal ? decimalText(decimal) : `${value.mantissa}/${value.divisor}`
}

/** The fraction without a divisor, where its decimals end soon. */
function endingDecimal(mantissa: bigint, divisor: bigint): ExactNumber | null {
  for (let decimals = 0; decimals <= mostFractionDigits; decimals++) {
    const scaled = mantissa * powerOfTen(decimals)
    if (scaled % divisor === 0n) return { mantissa: scaled / divisor, exponent: -decimals }
  }
  return null
}

const mostPlainZeros = 15

function decimalText({ mantissa, exponent }: ExactNumber): string {
  const sign = mantissa < 0n ? '-' : ''
  const digits = magnitude(mantissa).toString()
  if (exponent > 0)
    return exponent > mostPlainZeros || mantissa === 0n
      ? `${sign}${digits}e${exponent}`
      : sign + digits + '0'.repeat(exponent)
  if (exponent === 0) return sign + digits
  if (-exponent > digits.length + mostPlainZeros) return `${sign}${digits}e${exponent}`
  const padded = digits.padStart(1 - exponent, '0')
  return `${sign}${padded.slice(0, exponent)}.${padded.slice(exponent)}`
}
