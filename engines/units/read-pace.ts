import { divide, fraction, type Language, multiply } from '../core/index.ts'
import { factorOf } from './grammar/unit-value.ts'
import type { ReadQuestion } from './question.ts'
import { questionOf } from './question-of.ts'
import { asksIn } from './read-question.ts'

/** A speed that is wanted as runners tell it. */
export interface PaceQuestion {
  readonly question: ReadQuestion
  /** The length that the time is for. */
  readonly per: 'km' | 'mi'
  /** `5:30`, rounded to seconds. */
  readonly pace: string
  readonly exact: boolean
}

const secondsPerHour = 3600n
const secondsPerMinute = 60n
/** A day for a kilometre is no pace. */
const longestPace = 86_400n

/** Reads `12 km/h to min/km`, `8 min/mile в мин/км`; undefined for any other text, and where nothing moves. */
export function readPaceQuestion(text: string, language: Language): PaceQuestion | undefined {
  const asked = asksIn(text, language).find(({ pace }) => pace !== undefined)
  if (!asked?.pace || asked.given.count.numerator <= 0n) return undefined
  const { given, pace } = asked
  const speed = divide(multiply(given.count, factorOf(given.unit)), factorOf(pace))
  const { numerator, denominator } = divide(fraction(secondsPerHour), speed)
  const seconds = (2n * numerator + denominator) / (2n * denominator)
  if (seconds === 0n || seconds > longestPace) return undefined
  return {
    question: { ...questionOf({ given }), to: pace.unit.id },
    per: pace.unit.id === 'kmh' ? 'km' : 'mi',
    pace: `${seconds / secondsPerMinute}:${String(seconds % secondsPerMinute).padStart(2, '0')}`,
    exact: seconds * denominator === numerator,
  }
}
