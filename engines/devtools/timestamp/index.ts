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
export { guessUnit, guessUnitOfText } from './guess.ts'
export type { TimeIdentifier } from './identifiers.ts'
export {
  checkRange,
  countIn,
  type Instant,
  instantFromMilliseconds,
  instantOfWallTime,
  isTimestampUnit,
  millisecondsOf,
  nanosecondsPerSecond,
  parseTimestamp,
  type TimestampProblem,
  type TimestampUnit,
  timestampUnits,
  type WallTime,
  wallTimeAt,
} from './instant.ts'
export type {
  DateForm,
  DateNote,
  DateZone,
  IntervalSide,
  Moment,
  MomentCircumstances,
  MomentHow,
  MomentProblem,
  MomentReading,
} from './moment.ts'
export type { OtherCountId } from './other-counts.ts'
export { readMoment } from './read-moment.ts'
export { type RelativeTime, relativeTime } from './relative.ts'
export {
  isTimeZone,
  type LocalReading,
  nextTransition,
  offsetSecondsAt,
  resolveLocal,
  type ZoneTransition,
} from './zone.ts'
