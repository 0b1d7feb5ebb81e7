import { failure, type Result, success } from '#engines/core/index.ts'
import { type Instant, nanosecondsPerDay, nanosecondsPerSecond } from './instant.ts'

export type TimeIdentifier = 'uuid1' | 'uuid6' | 'uuid7' | 'ulid' | 'objectId' | 'ksuid'

interface IdentifierReading {
  readonly type: TimeIdentifier
  readonly instant: Instant
}

/** A UUID by its form, of a version that holds no time: 4 is random, 3 and 5 are hashes. */
interface IdentifierProblem {
  readonly code: 'identifier_without_time'
  readonly version: number
}

const uuidPattern =
  /^(?:urn:uuid:)?\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f])([0-9a-f]{3})-?([89ab][0-9a-f]{3})-?([0-9a-f]{12})\}?$/i
const base62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Identifiers that carry the time they were made at (RFC 9562; ULID; MongoDB), or nothing when the text is none of them. */
export function readIdentifier(text: string): Result<IdentifierReading, IdentifierProblem> | undefined {
  const uuid = uuidPattern.exec(text)
  if (uuid) return readUuid(uuid)
  const objectId = /^(?:ObjectId\(["']?)?([0-9a-f]{24})(?:["']?\))?$/i.exec(text)?.[1]
  if (objectId) {
    return success({ type: 'objectId', instant: BigInt(`0x${objectId.slice(0, 8)}`) * nanosecondsPerSecond })
  }
  if (/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/i.test(text)) {
    const digits = [...text.slice(0, 10).toUpperCase()]
    const milliseconds = digits.reduce((sum, digit) => sum * 32n + BigInt(crockford.indexOf(digit)), 0n)
    return success({ type: 'ulid', instant: milliseconds * 1_000_000n })
  }
  // A KSUID is 20 bytes in 27 digits of base 62: four bytes of seconds since 13 May 2014, then 128 random bits.
  if (/^(?=.*[A-Z])(?=.*[a-z])[0-3][0-9A-Za-z]{26}$/.test(text)) {
    const value = [...text].reduce((sum, digit) => sum * 62n + BigInt(base62.indexOf(digit)), 0n)
    return success({ type: 'ksuid', instant: ((value >> 128n) + 1_400_000_000n) * nanosecondsPerSecond })
  }
  return undefined
}

/** From 1582-10-15, the first day of the Gregorian calendar, in steps of 100 ns (RFC 9562, 5.1). */
const gregorianZero = -141_427n * nanosecondsPerDay

function readUuid([, low = '', middle = '', version = '', high = '']: RegExpExecArray) {
  const gregorian = (hex: string): Instant => BigInt(`0x${hex}`) * 100n + gregorianZero
  if (version === '1') return success({ type: 'uuid1', instant: gregorian(high + middle + low) } as const)
  if (version === '6') return success({ type: 'uuid6', instant: gregorian(low + middle + high) } as const)
  if (version === '7') return success({ type: 'uuid7', instant: BigInt(`0x${low}${middle}`) * 1_000_000n } as const)
  return failure({ code: 'identifier_without_time', version: Number.parseInt(version, 16) })
}
