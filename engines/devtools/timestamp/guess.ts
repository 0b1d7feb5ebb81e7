import { countIn, type Instant, parseTimestamp, type TimestampUnit, timestampUnits } from './instant.ts'

const secondsPerYear = 31_556_952n

/**
 * The unit in which a number most likely counts: the one that lands about as far from 1970 as now is, on either side
 * and give or take a century.
 * Numbers too small to tell (fewer than nine digits) give no guess: `0` and `86400` are seconds as good as any.
 */
export function guessUnit(text: string, now: Instant): TimestampUnit | undefined {
  const digits = /^[+-]?(\d+)(?:\.\d*)?$/.exec(text.trim())?.[1]?.replace(/^0+/, '')
  if (digits === undefined || digits.length < 9) return undefined
  let best: { unit: TimestampUnit; distanceSeconds: bigint } | undefined
  for (const unit of timestampUnits) {
    const reading = parseTimestamp(text, unit)
    if (!reading.ok) continue
    const distanceSeconds = countIn('s', size(size(reading.value) - size(now)))
    if (!best || distanceSeconds < best.distanceSeconds) best = { unit, distanceSeconds }
  }
  return best && best.distanceSeconds < 100n * secondsPerYear ? best.unit : undefined
}

function size(value: bigint): bigint {
  return value < 0n ? -value : value
}
