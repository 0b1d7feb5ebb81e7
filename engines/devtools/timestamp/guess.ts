import { maximumInputLength } from '../decimal.ts'
import { plainText, unwrap } from '../plain-text.ts'
import { type Instant, parseTimestamp, type TimestampUnit, timestampUnits } from './instant.ts'
import { isNamedCount } from './named-counts.ts'
import { readWrittenCount } from './read-count.ts'
import { withoutName } from './without-name.ts'

/**
 * The unit in which a number most likely counts: the one that lands about as far from 1970 as now is, on either side.
 * "About" is by factor, not by difference: units are a factor of 1000 apart, so at most one reading lies within the
 * square root of 1000 of now, and a date in 2100 is not taken for milliseconds of February 1970.
 * Numbers of fewer than nine digits give no guess: `0` and `86400` may be in any unit.
 */
export function guessUnit(text: string, now: Instant): TimestampUnit | undefined {
  const digits = /^[+-]?(\d+)(?:\.\d*)?$/.exec(text.trim())?.[1]?.replace(/^0+/, '')
  if (digits === undefined || digits.length < 9) return undefined
  // Midnight of 1 January of the year 1: what Go and .NET have for a time that was never set.
  if (/^-62135596800(?:000)?$/.test(text.trim())) return digits.length > 11 ? 'ms' : 's'
  return timestampUnits.find((unit) => {
    const reading = parseTimestamp(text, unit)
    if (!reading.ok) return false
    const square = reading.value ** 2n
    return square * 1000n >= now ** 2n && square < now ** 2n * 1000n
  })
}

/** The same for a number as it was pasted: grouped, `1.7E+12`, with a name before it. None where the text names its unit itself. */
export function guessUnitOfText(text: string, now: Instant): TimestampUnit | undefined {
  if (text.length > maximumInputLength || isNamedCount(text)) return undefined
  const count = readWrittenCount(withoutName(unwrap(plainText(text))))
  return count && count.unit === undefined ? guessUnit(count.digits, now) : undefined
}
