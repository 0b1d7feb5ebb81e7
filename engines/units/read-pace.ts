import { divide, fraction, type Language } from '../core/index.ts'
import { speed } from './categories/index.ts'
import { quantityIn } from './definition.ts'
import { asFraction } from './parse.ts'
import { readNumber } from './read-number.ts'
import { type ReadQuestion, readQuestion } from './read-question.ts'

/** A speed that is wanted as runners tell it. */
export interface PaceQuestion {
  readonly question: ReadQuestion
  /** The length that the time is for. */
  readonly per: 'km' | 'mi'
  /** `5:30`, rounded to seconds. */
  readonly pace: string
  readonly exact: boolean
}

const minutes = '(?:min(?:ute)?s?|мин(?:ут[аыу]?)?|minut[aei]?)\\.?'
const per = '(?:\\s?/\\s?|\\s(?:per|a|на|по|po|za|за)\\s)'
const kilometre = '(?:km|км|kilomet(?:er|re)|километр|километар|kilometar)'
const mile = '(?:mi|mile|мил[юья]|миљ[ау]|milj[au])'
const between = '(?:in|to|into|as|в|во|у|u|=|->|→)'
const wantedPace = new RegExp(
  `^(.*\\S)\\s${between}\\s(?:(?:pace|темп|темпо|tempo)\\s)?${minutes}${per}(?:(${kilometre})|${mile})\\s?\\??$`,
  'iu',
)

const longestText = 120
const secondsPerHour = 3600n
const secondsPerMinute = 60n
/** A day for a kilometre is no pace. */
const longestPace = 86_400n

/** Reads `12 km/h to min/km`, `8 min/mile в мин/км`; undefined for any other text, and where nothing moves. */
export function readPaceQuestion(text: string, language: Language): PaceQuestion | undefined {
  const [, given, inKilometres] = text.length > longestText ? [] : (wantedPace.exec(text.trim()) ?? [])
  if (given === undefined) return undefined
  const unit = inKilometres === undefined ? 'mph' : 'kmh'
  const question = readQuestion(given, language).find(({ category, to }) => category === 'speed' && to === undefined)
  const value = question && readNumber(question.value, 'en')?.value
  if (!question || !value || value.mantissa <= 0n) return undefined
  const count = asFraction(value)
  const one = quantityIn(speed, `1 ${question.from}`, unit)
  const { numerator, denominator } = divide(divide(fraction(secondsPerHour), one), count)
  const seconds = (2n * numerator + denominator) / (2n * denominator)
  if (seconds === 0n || seconds > longestPace) return undefined
  return {
    question: { ...question, to: unit },
    per: inKilometres === undefined ? 'mi' : 'km',
    pace: `${seconds / secondsPerMinute}:${String(seconds % secondsPerMinute).padStart(2, '0')}`,
    exact: seconds * denominator === numerator,
  }
}
