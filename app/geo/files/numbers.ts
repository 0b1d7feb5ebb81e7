import { type Language, languageFacts } from '#engines/core/index.ts'
import { formatNumber, withUnit } from '#wording/numbers.ts'

export { formatBytes, formatCount, formatDegrees } from '#wording/numbers.ts'

export const formatPercent = (fraction: number, language: Language): string =>
  formatNumber(fraction, language, { style: 'percent', maximumFractionDigits: 0 })

/** Two digits however small; all only where it is all. */
export const formatShare = (fraction: number, language: Language): string =>
  formatNumber(fraction < 1 ? Math.min(0.99, fraction) : 1, language, {
    style: 'percent',
    maximumSignificantDigits: fraction < 1 ? 2 : 3,
  })

/** Short unit names: they stand in sentences of every case without declension. */
export const formatSeconds = (seconds: number, language: Language): string =>
  seconds < 90
    ? withUnit(Math.max(1, Math.ceil(seconds)), 'second', language, 0)
    : withUnit(Math.round(seconds / 60), 'minute', language, 0)

export const formatMetres = (metres: number, language: Language): string => withUnit(metres, 'meter', language, 0)

export const formatDistance = (metres: number, language: Language, decimals = metres < 100_000 ? 1 : 0): string =>
  metres < 1000 ? withUnit(metres, 'meter', language, 0) : withUnit(metres / 1000, 'kilometer', language, decimals)

export const formatSpeed = (metresPerSecond: number, language: Language): string =>
  withUnit(metresPerSecond * 3.6, 'kilometer-per-hour', language, 1)

/** Hours and minutes, or minutes and seconds of what takes less than an hour. */
export function formatDuration(seconds: number, language: Language): string {
  if (seconds < 59.5) return withUnit(Math.round(seconds), 'second', language, 0)
  const [large, small, smallSeconds] =
    seconds < 3570 ? (['minute', 'second', 1] as const) : (['hour', 'minute', 60] as const)
  const whole = Math.round(seconds / smallSeconds)
  return `${withUnit(Math.floor(whole / 60), large, language, 0)}\u00a0${withUnit(whole % 60, small, language, 0)}`
}

export function formatMinutesAndSeconds(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** Files have UTC; whose clock else would be meant is not known. */
export const formatInstant = (seconds: number, language: Language): string =>
  `${new Intl.DateTimeFormat(languageFacts[language].dates, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'UTC',
  }).format(seconds * 1000)}\u00a0UTC`
