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
export { strangersToTime } from './grammar.ts'
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
  resolveLocal,
  type ZoneTransition,
} from './zone.ts'
