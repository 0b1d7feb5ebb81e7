export {
  findTimestampConversion,
  type TimestampConversion,
  type TimestampConversionId,
  timestampConversions,
} from './conversions.ts'
export {
  type CalendarFacts,
  calendarFacts,
  describeInstant,
  type InstantDescription,
  isoText,
  offsetText,
} from './describe.ts'
export { guessUnit } from './guess.ts'
export {
  checkRange,
  countIn,
  type Instant,
  instantFromMilliseconds,
  instantOfWallTime,
  isTimestampUnit,
  millisecondsOf,
  parseTimestamp,
  type TimestampProblem,
  type TimestampUnit,
  timestampUnits,
  type WallTime,
  wallTimeAt,
} from './instant.ts'
export { type DateForm, type RecognizedDate, recognizeDate } from './recognize.ts'
export { type RelativeTime, relativeTime } from './relative.ts'
export {
  isTimeZone,
  type LocalReading,
  nextTransition,
  offsetSecondsAt,
  resolveLocal,
  type ZoneTransition,
} from './zone.ts'
