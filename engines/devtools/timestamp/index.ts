export {
  findTimestampConversion,
  type TimestampConversion,
  type TimestampConversionId,
  timestampConversions,
} from './conversions.ts'
export {
  calendarFacts,
  describeInstant,
  isoText,
  offsetText,
} from './describe.ts'
export { strangersToTime } from './grammar.ts'
export {
  checkRange,
  countIn,
  type Instant,
  instantFromMilliseconds,
  isTimestampUnit,
  millisecondsOf,
  nanosecondsPerSecond,
  parseTimestamp,
  type TimestampUnit,
  timestampUnits,
  wallTimeAt,
} from './instant.ts'
export type {
  DateForm,
  DateNote,
  DateZone,
  IntervalSide,
  Moment,
  MomentHow,
  MomentProblem,
  TimeIdentifier,
} from './moment.ts'
export type { OtherCountId } from './other-counts.ts'
export { guessUnit } from './read-count.ts'
export { guessUnitOfText, readMoment } from './read-moment.ts'
export { type RelativeTime, relativeTime } from './relative.ts'
export {
  isTimeZone,
  type LocalReading,
  nextTransition,
  offsetSecondsAt,
} from './zone.ts'
