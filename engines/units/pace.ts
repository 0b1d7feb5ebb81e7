import { fraction } from '../core/index.ts'
import type { ExactNumber } from './parse.ts'

/** Runners say how long a kilometre or a mile takes: `5:30 min/km`, `8 min per mile`, `6:00/mi`. */
const pace =
  /^(\d{1,2})(?::([0-5]\d))?\s?(min(?:utes?|s)?|мин(?:ут[ыа]?)?|минута?|minuta?)?\.?\s?(?:\/|per |a |на |по |po |za |за )\s?1?\s?(km|км|kilomet(?:er|re)|километр|километар|kilometar|mi|mile|мил[юья]|миља|миљу|milja|milju)$/iu

/** A pace as the speed it is, in the unit that its length belongs to; undefined for any other text. */
export function readPace(text: string): { unit: string; value: ExactNumber } | undefined {
  const [, minutes = '', seconds, word, length = ''] = text.length > 60 ? [] : (pace.exec(text) ?? [])
  const taken = BigInt(minutes) * 60n + BigInt(seconds ?? 0)
  if (taken === 0n || (seconds === undefined && word === undefined)) return undefined
  const unit = /^(?:k|к)/i.test(length) ? 'kmh' : 'mph'
  const { numerator, denominator } = fraction(3600n, taken)
  return { unit, value: { mantissa: numerator, exponent: 0, divisor: denominator } }
}
