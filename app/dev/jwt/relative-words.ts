import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'

const second = 1_000_000_000n
const minute = 60n * second
const hour = 60n * minute
const day = 24n * hour

/** "in 2 h 5 min", "3 days ago": two units where minutes matter, one where they do not. Cut, not rounded: time that is left is left. */
export function relativeWords(nanoseconds: bigint, language: Language): string {
  const isPast = nanoseconds <= 0n
  const span = isPast ? -nanoseconds : nanoseconds
  const short = shortDuration(span)
  if (short) return isPast ? m.jwt_answer_ago({ duration: short }) : m.jwt_answer_in({ duration: short })
  const days = Number(span / day)
  const [count, unit] =
    days < 60
      ? ([days, 'day'] as const)
      : days < 730
        ? ([Math.floor(days / 30.436875), 'month'] as const)
        : ([Math.floor(days / 365.2425), 'year'] as const)
  return new Intl.RelativeTimeFormat(language).format(isPast ? -count : count, unit)
}

/** Below two days. The units are symbols, so no language has to bend them. */
function shortDuration(span: bigint): string | undefined {
  if (span < minute) return m.jwt_answer_seconds({ seconds: String(span / second) })
  if (span < hour) return m.jwt_answer_minutes({ minutes: String(span / minute) })
  if (span < 2n * day)
    return m.jwt_answer_hours({ hours: String(span / hour), minutes: String((span % hour) / minute) })
  return undefined
}
