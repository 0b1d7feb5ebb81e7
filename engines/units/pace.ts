import { fraction } from '../core/index.ts'
import type { ExactNumber } from './parse.ts'

const minuteWords = 'min(?:utes?|s)?|мин(?:ут[ыа]?)?|минута?|minuta?'
const perWords = '/|per |a |на |по |po |za |за '
const kilometreWords = 'km|км|kilomet(?:er|re)|километр|километар|kilometar'
const mileWords = 'mi|mile|мил[юья]|миља|миљу|milja|milju'

/** Runners say how long a kilometre or a mile takes: `5:30 min/km`, `8 min per mile`, `6:00/mi`. */
const pace = /* @__PURE__ */ new RegExp(
  `^(\\d{1,2})(?::([0-5]\\d))?\\s?(${minuteWords})?\\.?\\s?(?:${perWords})\\s?1?\\s?(?:(${kilometreWords})|${mileWords})$`,
  'iu',
)

/** A pace as the speed it is, in the unit that its length belongs to; undefined for any other text. */
export function readPace(text: string): { unit: string; value: ExactNumber } | undefined {
  const [, minutes = '', seconds, word, kilometre] = text.length > longestText ? [] : (pace.exec(text) ?? [])
  const taken = BigInt(minutes) * 60n + BigInt(seconds ?? 0)
  if (taken === 0n || (seconds === undefined && word === undefined)) return undefined
  const { numerator, denominator } = fraction(secondsPerHour, taken)
  return {
    unit: kilometre === undefined ? 'mph' : 'kmh',
    value: { mantissa: numerator, exponent: 0, divisor: denominator },
  }
}

const longestText = 60
const secondsPerHour = 3600n
