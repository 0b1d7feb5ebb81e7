import { relativeWords } from '#app/dev/jwt/relative-words.ts'
import { m } from '#app/paraglide/messages.js'
import type { Language } from '#engines/core/index.ts'
import { type JwtReading, lifetimeOf, memberOf, memberText } from '#engines/devtools/jwt/index.ts'
import type { Instant } from '#engines/devtools/timestamp/index.ts'
import type { Answer } from './answer.ts'
import { toolAnswer, toolTitleOf } from './tool-answer.ts'

/** Whether the token still lives. It goes to its tool in memory: no address ever holds one. */
export function answerToken(reading: JwtReading, text: string, now: Instant, language: Language): Answer {
  const { result } = reading
  const algorithm = result.ok ? memberOf(result.value.header, 'alg') : undefined
  const detail = [toolTitleOf('jwt'), ...(algorithm ? [memberText(algorithm).slice(0, 20)] : [])].join(' · ')
  return { ...toolAnswer('jwt', titleOf(reading, now, language), detail), token: text }
}

function titleOf({ result }: JwtReading, now: Instant, language: Language): string {
  if (!result.ok) {
    if (result.problem.code === 'jwt_encrypted') return m.jwt_encrypted_title()
    return result.problem.code === 'jwt_invalid_format' ? m.jwt_errors_invalid_format() : m.jwt_errors_decode_failed()
  }
  const lifetime = lifetimeOf(result.value.payload, now)
  switch (lifetime.state) {
    case 'endless':
      return m.ask_token({ verdict: m.jwt_answer_endless() })
    case 'unknown':
      return m.ask_token({ verdict: m.jwt_answer_no_date() })
    case 'notYet':
      return m.ask_token({ verdict: m.jwt_not_yet_valid() })
    default: {
      const when = lifetime.at === undefined ? '' : relativeWords(lifetime.at - now, language)
      const verdict = lifetime.state === 'expired' ? m.jwt_answer_expired({ when }) : m.jwt_answer_expires({ when })
      return m.ask_token({ verdict: verdict.trim() })
    }
  }
}
