import { type Language, languageFacts } from '#engines/core/index.ts'

/** A number for prose: grouped by `languageFacts`, which for Serbian differ from the platform's, and with a minus instead of a hyphen. */
export const formatNumber = (
  value: number | bigint,
  language: Language,
  options: Intl.NumberFormatOptions = {},
): string =>
  new Intl.NumberFormat(languageFacts[language].locale, options)
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? languageFacts[language].group : part.value.replace('-', '−')))
    .join('')

export const formatCount = (count: number | bigint, language: Language): string => formatNumber(count, language)

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Decimal units, as file managers and disks count. */
export function formatBytes(bytes: number, language: Language): string {
  let unit = 0
  let amount = bytes
  // From 999.5 on an amount would round to 1000 of its unit.
  while (amount >= 999.5 && unit < byteUnits.length - 1) {
    amount /= 1000
    unit++
  }
  if (unit === 0) return withUnit(amount, byteUnits[0], language, 0, 'long')
  return withUnit(amount, byteUnits[unit]!, language, amount < 10 ? 1 : 0)
}

/** Five decimals, about a metre. What rounds to zero is printed without a sign. */
export const formatDegrees = (degrees: number, language: Language): string =>
  `${formatNumber(degrees, language, { maximumFractionDigits: 5, signDisplay: 'negative' })}°`

/** A number and its unit stay on one line. */
export const withUnit = (
  amount: number,
  unit: string,
  language: Language,
  fractionDigits: number,
  unitDisplay: 'short' | 'long' = 'short',
): string =>
  formatNumber(amount, language, {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: fractionDigits,
    signDisplay: 'negative',
  }).replaceAll(' ', '\u00a0')
