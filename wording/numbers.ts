import type { Language } from '#engines/core/index.ts'

/** Serbian numbers as Cyrillic text has them. */
export const locales: Readonly<Record<Language, string>> = { ru: 'ru', en: 'en', sr: 'sr-Cyrl' }

export const formatCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(count).replace('-', '−')

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Decimal units, as file managers and disks count. */
export function formatBytes(bytes: number, language: Language): string {
  let unit = 0
  let amount = bytes
  while (amount >= 999.5 && unit < byteUnits.length - 1) {
    amount /= 1000
    unit++
  }
  if (unit === 0) return withUnit(amount, byteUnits[0], language, 0, 'long')
  return withUnit(amount, byteUnits[unit]!, language, amount < 10 ? 1 : 0)
}

/** Five decimals are a metre, and enough for a look; what rounds to nothing has no sign. */
export const formatDegrees = (degrees: number, language: Language): string =>
  `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 5, signDisplay: 'negative' }).format(degrees).replace('-', '−')}°`

/** A number and its unit stay on one line; and a minus is a minus. */
export const withUnit = (
  amount: number,
  unit: string,
  language: Language,
  fractionDigits: number,
  unitDisplay: 'short' | 'long' = 'short',
): string =>
  new Intl.NumberFormat(locales[language], {
    style: 'unit',
    unit,
    unitDisplay,
    maximumFractionDigits: fractionDigits,
    signDisplay: 'negative',
  })
    .format(amount)
    .replace('-', '−')
    .replaceAll(' ', '\u00a0')
