import { useState } from 'react'
import { formatInZone, localZone } from '#app/dev/timestamp/local-format.ts'
import { useNow } from '#app/dev/use-now.ts'
import { dateLocale } from '#app/language/date-locale.ts'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Badge } from '#app/ui/badge.tsx'
import { classNames } from '#app/ui/class-names.ts'
import type { Language } from '#engines/core/index.ts'
import { type JwtReading, type Lifetime, lifetimeOf } from '#engines/devtools/jwt/index.ts'
import { describeInstant, type Instant } from '#engines/devtools/timestamp/index.ts'
import { relativeWords } from './relative-words.ts'

interface Answer {
  readonly verdict: string
  readonly tone?: 'success' | 'warning' | 'danger'
  readonly badge?: string
  /** Up to two lines of detail. */
  readonly details: readonly string[]
}

/** What a visitor came for, above everything else. Its height is fixed, so the field below never moves while it is typed in. */
export function TokenAnswer({ reading }: { reading: JwtReading }) {
  const now = useNow()
  const { verdict, tone, badge, details } = answerOf(reading, now, useLanguage())
  // What is said before the clock is known gives way to other words: new elements, which do not move.
  const stage = now === undefined ? 'Before' : 'After'
  return (
    <section
      aria-label={m.jwt_answer()}
      className={classNames(
        'mb-4 flex min-h-27 flex-col justify-center rounded-card border border-l-4 border-line bg-surface px-4 py-2.5 shadow-card sm:min-h-19',
        tone ? borders[tone] : 'border-l-control',
      )}
    >
      <div key={`verdict${stage}`} className="flex min-h-7 items-center justify-between gap-3 max-[16rem]:flex-wrap">
        <p className="min-w-0 leading-snug font-semibold max-[22rem]:text-sm sm:text-lg">{verdict}</p>
        {badge && (
          <Badge tone={tone ?? 'neutral'} className="shrink-0">
            {badge}
          </Badge>
        )}
      </div>
      <p key={`details${stage}`} className="mt-0.5 flex flex-wrap gap-x-4 text-sm text-muted tabular">
        {details.map((detail) => (
          <span key={detail}>{detail}</span>
        ))}
      </p>
      <Said reading={reading} verdict={verdict} />
    </section>
  )
}

/** For those who listen: once for each token, not at every tick of the clock. Why one cannot be read is an alert of its own. */
function Said({ reading, verdict }: { reading: JwtReading; verdict: string }) {
  const [said, say] = useState({ reading, text: '' })
  if (said.reading !== reading) say({ reading, text: reading.result.ok ? verdict : '' })
  return (
    <p role="status" className="sr-only">
      {said.text}
    </p>
  )
}

const borders = { success: 'border-l-success', warning: 'border-l-warning', danger: 'border-l-danger' } as const

function answerOf({ result }: JwtReading, now: Instant | undefined, language: Language): Answer {
  if (result.ok) return lifetimeAnswer(lifetimeOf(result.value.payload, now ?? 0n), now, language)
  switch (result.problem.code) {
    case 'jwt_empty':
      return { verdict: m.jwt_answer_empty(), details: [m.jwt_answer_empty_why()] }
    case 'jwt_encrypted':
      return { verdict: m.jwt_encrypted_title(), details: [m.jwt_encrypted_short()] }
    default:
      return { verdict: m.jwt_answer_unreadable(), tone: 'danger', details: [m.jwt_answer_unreadable_why()] }
  }
}

function lifetimeAnswer(lifetime: Lifetime, now: Instant | undefined, language: Language): Answer {
  if (lifetime.state === 'endless') return { verdict: m.jwt_answer_endless(), details: [m.jwt_answer_endless_why()] }
  if (lifetime.state === 'unknown')
    return { verdict: m.jwt_answer_no_date(), tone: 'warning', details: [m.jwt_answer_no_date_why()] }
  const { state, at, text } = lifetime
  const details =
    at === undefined
      ? [m.jwt_answer_beyond({ value: text.slice(0, 40) })]
      : now === undefined
        ? [describeInstant(at).utc]
        : // A clock that shows UTC itself says it once.
          [...new Set([formatInZone(at, localZone()), formatInZone(at, 'UTC')])]
  // A prerendered page knows no clock; until it does, the date alone is said.
  if (now === undefined) return { verdict: m.jwt_claim_expiration(), details }
  const when = at === undefined ? '' : relativeWords(at - now, language)
  switch (state) {
    case 'expired':
      return { verdict: m.jwt_answer_expired({ when }).trim(), badge: m.jwt_expired(), tone: 'danger', details }
    case 'valid':
      return { verdict: m.jwt_answer_expires({ when }).trim(), badge: m.jwt_valid(), tone: 'success', details }
    case 'notYet':
      return {
        verdict: m.jwt_answer_not_before({ date: dateInWords(at, language) ?? text.slice(0, 40), when }),
        badge: m.jwt_not_yet_valid(),
        tone: 'warning',
        details,
      }
  }
}

function dateInWords(at: Instant | undefined, language: Language): string | undefined {
  if (at === undefined) return undefined
  const format = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long' })
  // The Russian word for the year stays with it.
  return format.format(Number(at / 1_000_000n)).replace(' г.', '\u00a0г.')
}
