import { m } from '#app/paraglide/messages.js'
import type { VerificationProblem } from './verification.ts'

const unreadableTexts = {
  notKey: m.jwt_verify_key_not_key,
  json: m.jwt_verify_key_json,
  damaged: m.jwt_verify_key_damaged,
  incomplete: m.jwt_verify_key_incomplete,
} as const

/** Why there is no verdict. */
export function problemText(problem: VerificationProblem, algorithm: string): string {
  switch (problem.code) {
    case 'key_unreadable':
      return unreadableTexts[problem.reason]()
    case 'key_private':
      return m.jwt_verify_private_key()
    case 'key_public':
      return m.jwt_sign_public_key()
    case 'key_locked':
      return m.jwt_sign_key_locked()
    case 'key_openssh':
      return m.jwt_sign_key_openssh()
    case 'key_address':
      return m.jwt_verify_key_address()
    case 'key_set_empty':
      return m.jwt_verify_key_set_empty()
    case 'key_refused':
      return refusalText(problem, algorithm)
    case 'key_id_not_found':
      return m.jwt_verify_key_id_not_found({ keyId: problem.keyId })
    case 'key_invalid':
      return m.jwt_verify_key_invalid()
    case 'not_loaded':
      return m.jwt_verify_not_loaded()
    case 'browser_cannot':
      return problem.rsaBits === undefined
        ? m.jwt_verify_browser_cannot({ algorithm })
        : m.jwt_verify_browser_rsa({ bits: String(problem.rsaBits) })
    case 'algorithm_missing':
      return m.jwt_verify_algorithm_missing()
    case 'algorithm_none':
      return m.jwt_verify_algorithm_none()
    case 'algorithm_unknown':
      return problem.meant
        ? m.jwt_verify_algorithm_case({ algorithm, meant: problem.meant })
        : m.jwt_verify_algorithm_unknown({ algorithm })
    case 'signature_empty':
      return m.jwt_verify_signature_empty()
    case 'signature_unreadable':
      return m.jwt_verify_signature_unreadable()
    case 'secret_unreadable':
      return problem.encoding === 'hex' ? m.jwt_verify_secret_not_hex() : m.jwt_verify_secret_not_base64()
    case 'algorithm_confusion':
      return m.jwt_verify_confusion({ algorithm })
    case 'public_key_as_secret':
      return m.jwt_verify_public_as_secret({ algorithm })
    case 'private_key_as_secret':
      return m.jwt_verify_private_as_secret({ algorithm })
  }
}

function refusalText(refusal: Extract<VerificationProblem, { code: 'key_refused' }>, algorithm: string): string {
  switch (refusal.reason) {
    case 'kind':
      return m.jwt_verify_key_kind({
        algorithm,
        kind: kindText(refusal.kind),
        needed: refusal.needed.map(kindText).join(' / '),
      })
    case 'use':
      return m.jwt_verify_key_use({ use: refusal.use })
    case 'operations':
      return m.jwt_verify_key_operations({ operations: refusal.operations.join(', ') || '—' })
    case 'algorithm':
      return m.jwt_verify_key_algorithm({ keyAlgorithm: refusal.algorithm, algorithm })
  }
}

function kindText(kind: string): string {
  return kind === 'oct' ? m.jwt_verify_kind_secret() : kind
}
