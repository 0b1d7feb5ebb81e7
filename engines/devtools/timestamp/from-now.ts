import { type Instant, nanosecondsPerDay, nanosecondsPerSecond } from './instant.ts'

/** Beginnings of the words for lengths of time that are always the same, in English, Russian and Serbian. */
const lengths: readonly (readonly [words: RegExp, nanoseconds: bigint])[] = [
  [/^(?:s|sec|seconds?|с|сек|секунд\p{L}{0,3}|sekund\p{L}{0,3})$/u, nanosecondsPerSecond],
  [/^(?:min|minutes?|мин|минут\p{L}{0,3}|minut\p{L}{0,3})$/u, 60n * nanosecondsPerSecond],
  [/^(?:h|hr|hrs|hours?|ч|час\p{L}{0,3}|сата?|сати|sata?|sati)$/u, 3600n * nanosecondsPerSecond],
  [/^(?:d|days?|дн\p{L}{1,2}|день|сут\p{L}{2,3}|дана?|dana?)$/u, nanosecondsPerDay],
  [/^(?:w|weeks?|недел\p{L}{1,2}|недељ\p{L}{1,2}|nedelj\p{L}{1,2})$/u, 7n * nanosecondsPerDay],
]

const shape =
  /^(?:(in|через|за|кроз|za|kroz|пре|pre) )?(\d{1,6}) ?(\p{L}{1,9})\.?(?: (ago|назад|тому назад|from now|later|спустя))?$/iu

/** `5 minutes ago`, `через 3 дня`, `пре 2 сата`; nothing for a length of time without a direction. */
export function readFromNow(text: string, now: Instant): Instant | undefined {
  const [, before = '', count = '', word = '', behind = ''] = shape.exec(text) ?? []
  const length = lengths.find(([words]) => words.test(word.toLowerCase()))?.[1]
  if (length === undefined || (before === '') === (behind === '')) return undefined
  const isPast = /^(?:пре|pre|ago|назад|тому назад)$/i.test(before || behind)
  return now + (isPast ? -1n : 1n) * BigInt(count) * length
}
