import type { ZoneSaid } from './grammar/date-fields.ts'
import {
  firstInstant,
  type Instant,
  instantOfWallTime,
  lastInstant,
  millisecondsOf,
  nanosecondsPerDay,
  nanosecondsPerSecond,
  type WallTime,
  wallTimeAt,
} from './instant.ts'

/**
 * Time zones by the runtime's own copy of the IANA database, reached through `Intl` with a fixed locale: nothing here
 * depends on where or in what language it runs. What the database does not know (future law) is not promised.
 */
const formatters = new Map<string, Intl.DateTimeFormat>()

/** What was asked for and is none: the runtime takes long to say so. */
const noZones = new Set<string>()
const mostNoZones = 1000

export function isTimeZone(name: string): boolean {
  if (noZones.has(name)) return false
  try {
    formatterFor(name)
    return true
  } catch {
    if (noZones.size === mostNoZones) noZones.clear()
    noZones.add(name)
    return false
  }
}

let cities: ReadonlyMap<string, string> | undefined

/** The zone that is named after a city: `new york`. */
export function zoneOfCity(name: string): string | undefined {
  cities ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [zone.slice(zone.lastIndexOf('/') + 1).toLowerCase(), zone]),
  )
  return cities.get(name.toLowerCase().replaceAll(' ', '_'))
}

/** Throws RangeError for a name the runtime does not know: ask `isTimeZone` first. */
export function offsetSecondsAt(instant: Instant, timeZone: string): number {
  const clamped = instant < firstInstant ? firstInstant : instant > lastInstant ? lastInstant : instant
  const name = formatterFor(timeZone)
    .formatToParts(millisecondsOf(clamped))
    .find((part) => part.type === 'timeZoneName')?.value
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /^GMT([+-])(\d{2}):(\d{2})(?::(\d{2}))?$/.exec(name!) ?? []
  const size = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  return sign === '-' ? -size : size
}

/** The name as the runtime takes it: `europe/moscow`, `New York` and `+03:00` are zones as well. */
export function zoneNamed(text: string): string | undefined {
  const name = text.replaceAll(' ', '_')
  return isTimeZone(name) ? name : undefined
}

/** Seconds east of UTC that an abbreviation stands for, the usual meaning first. Where the day is known, Moscow's are those of that day. */
export function offsetsOf({ hoursEast, fromMoscow }: ZoneSaid, wall?: WallTime): readonly number[] {
  if (fromMoscow === undefined) return hoursEast?.split(',').map((hours) => Number(hours) * 3600) ?? []
  return [fromMoscow * 3600 + (wall ? resolveLocal(wall, 'Europe/Moscow').offsetSeconds : 3 * 3600)]
}

/** The offset of a zone at an instant, in whatever way it was said; undefined where nothing was, or nobody knows it. */
export function offsetSaid(said: ZoneSaid, instant: Instant): number | undefined {
  const name = said.zone === undefined ? undefined : zoneNamed(said.zone)
  const named = name === undefined ? undefined : offsetSecondsAt(instant, name)
  return said.offsetSeconds ?? (said.abbreviation === undefined ? named : offsetsOf(said, wallTimeAt(instant, 0))[0])
}

export type LocalReading =
  /** The wall time happens once. */
  | { readonly kind: 'unique'; readonly instant: Instant; readonly offsetSeconds: number }
  /** Clocks jump over it: the instant is what the clock before the jump would give, as Temporal's "compatible" has it. */
  | {
      readonly kind: 'gap'
      readonly instant: Instant
      readonly offsetSeconds: number
      readonly offsetSecondsAfter: number
    }
  /** Clocks show it twice: the first time is `instant`, the second `laterInstant`. */
  | {
      readonly kind: 'overlap'
      readonly instant: Instant
      readonly offsetSeconds: number
      readonly laterInstant: Instant
      readonly laterOffsetSeconds: number
    }

export function resolveLocal(wall: WallTime, timeZone: string): LocalReading {
  const asUtc = instantOfWallTime(wall, 0)
  // No zone is further than a day from UTC, and no zone changes twice within two days.
  const before = offsetSecondsAt(asUtc - nanosecondsPerDay, timeZone)
  const after = offsetSecondsAt(asUtc + nanosecondsPerDay, timeZone)
  const readings = [...new Set([before, after])]
    .map((offsetSeconds) => ({ offsetSeconds, instant: asUtc - BigInt(offsetSeconds) * nanosecondsPerSecond }))
    .filter(({ instant, offsetSeconds }) => offsetSecondsAt(instant, timeZone) === offsetSeconds)
  // Both hold only where clocks are set back: the first reading is the earlier instant.
  const [first, second] = readings
  if (first && second) {
    return { kind: 'overlap', ...first, laterInstant: second.instant, laterOffsetSeconds: second.offsetSeconds }
  }
  if (first) return { kind: 'unique', ...first }
  const instant = asUtc - BigInt(before) * nanosecondsPerSecond
  return { kind: 'gap', instant, offsetSeconds: before, offsetSecondsAfter: after }
}

export interface ZoneTransition {
  readonly instant: Instant
  readonly offsetSecondsBefore: number
  readonly offsetSecondsAfter: number
}

const searchStepDays = 20n
const searchLimitDays = 800n

/**
 * The next change of a zone's offset after an instant, to the second, or none within about two years. A pair of
 * changes less than 20 days apart that cancel out can be missed (Ramadan in Morocco lasts longer).
 */
export function nextTransition(instant: Instant, timeZone: string): ZoneTransition | undefined {
  const offsetSecondsBefore = offsetSecondsAt(instant, timeZone)
  let low = instant
  for (let days = searchStepDays; days <= searchLimitDays; days += searchStepDays) {
    let high = instant + days * nanosecondsPerDay
    if (high > lastInstant) return undefined
    if (offsetSecondsAt(high, timeZone) === offsetSecondsBefore) {
      low = high
      continue
    }
    while (high - low > nanosecondsPerSecond) {
      const middle = low + (high - low) / 2n
      if (offsetSecondsAt(middle, timeZone) === offsetSecondsBefore) low = middle
      else high = middle
    }
    const wholeSecond = (high / nanosecondsPerSecond) * nanosecondsPerSecond
    return { instant: wholeSecond, offsetSecondsBefore, offsetSecondsAfter: offsetSecondsAt(high, timeZone) }
  }
  return undefined
}

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone)
  if (known) return known
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
  formatters.set(timeZone, formatter)
  return formatter
}
