import { m } from '#app/paraglide/messages.js'
import { signatureAlgorithms } from '#engines/devtools/jwt/index.ts'
import { partTitles } from '#wording/jwt-part-titles.ts'
import { problemText } from './problem-text.ts'
import type { SigningProblem } from './sign-token.ts'

/** Why nothing was signed. What is wrong with a key is said as where it verifies. */
export function signingProblemText(problem: SigningProblem, algorithm: string): string {
  switch (problem.code) {
    case 'draft_syntax':
      return m.jwt_sign_syntax({
        part: partTitles[problem.part](),
        line: String(problem.line),
        column: String(problem.column),
      })
    case 'draft_not_object':
      return m.jwt_fault_not_object({ part: partTitles[problem.part]() })
    case 'draft_unencoded':
      return m.jwt_sign_unencoded()
    case 'algorithm_not_signing':
      return m.jwt_sign_no_algorithm({ names: signatureAlgorithms.map(({ name }) => name).join(', ') })
    case 'key_as_secret':
      return m.jwt_sign_key_as_secret({ algorithm })
    case 'signing_impossible':
      return m.jwt_sign_impossible()
    case 'key_unreadable':
      return problem.reason === 'notKey' ? m.jwt_sign_not_key() : problemText(problem, algorithm)
    case 'key_refused':
      return problem.reason === 'operations'
        ? m.jwt_sign_key_operations({ operations: problem.operations.join(', ') || '—' })
        : problemText(problem, algorithm)
    default:
      return problemText(problem, algorithm)
  }
}
