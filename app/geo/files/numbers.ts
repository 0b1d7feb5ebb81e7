import type { Language } from '#engines/core/index.ts'

/** Serbian numbers as Cyrillic text has them. */
const locales: Readonly<Record<Language, string>> = { ru: 'ru', en: 'en', sr: 'sr-Cyrl' }

export const formatCount = (count: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(count)

export const formatPercent = (fraction: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], { style: 'percent', maximumFractionDigits: 0 }).format(fraction)

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const

/** Decimal units, as file managers and disks count. */
export function formatBytes(bytes: number, language: Language): string {
  let unit = 0
  let amount = bytes
  while (amount >= 999.5 && unit < byteUnits.length - 1) {
    amount /= 1000
    unit++
  }
  if (unit === 0) return withUnit(amount, 'byte', language, 0, 'long')
  return withUnit(amount, byteUnits[unit]!, language, amount < 10 ? 1 : 0)
}

/** Short unit names: they stand in sentences of every case without declension. */
export const formatSeconds = (seconds: number, language: Language): string =>
  seconds < 90
    ? withUnit(Math.max(1, Math.ceil(seconds)), 'second', language, 0)
    : withUnit(Math.round(seconds / 60), 'minute', language, 0)

/** Five decimals are a metre, and enough for a look. */
export const formatDegrees = (degrees: number, language: Language): string =>
  `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 5 }).format(degrees).replace('-', '−')}°`

export const formatMetres = (metres: number, language: Language): string => withUnit(metres, 'meter', language, 0)

export const formatDistance = (metres: number, language: Language): string =>
  metres < 1000
    ? withUnit(metres, 'meter', language, 0)
    : withUnit(metres / 1000, 'kilometer', language, metres < 100_000 ? 1 : 0)

const withUnit = (
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
  }).format(amount)
