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
    case 'keyUnreadable':
      return unreadableTexts[problem.reason]()
    case 'keyPrivate':
      return m.jwt_verify_private_key()
    case 'keyAddress':
      return m.jwt_verify_key_address()
    case 'keySetEmpty':
      return m.jwt_verify_key_set_empty()
    case 'keyRefused':
      return refusalText(problem, algorithm)
    case 'keyIdNotFound':
      return m.jwt_verify_key_id_not_found({ keyId: problem.keyId })
    case 'keyInvalid':
      return m.jwt_verify_key_invalid()
    case 'browserCannot':
      return problem.rsaBits === undefined
        ? m.jwt_verify_browser_cannot({ algorithm })
        : m.jwt_verify_browser_rsa({ bits: String(problem.rsaBits) })
    case 'algorithmMissing':
      return m.jwt_verify_algorithm_missing()
    case 'algorithmNone':
      return m.jwt_verify_algorithm_none()
    case 'algorithmUnknown':
      return problem.meant
        ? m.jwt_verify_algorithm_case({ algorithm, meant: problem.meant })
        : m.jwt_verify_algorithm_unknown({ algorithm })
    case 'signatureEmpty':
      return m.jwt_verify_signature_empty()
    case 'signatureUnreadable':
      return m.jwt_verify_signature_unreadable()
    case 'secretUnreadable':
      return problem.encoding === 'hex' ? m.jwt_verify_secret_not_hex() : m.jwt_verify_secret_not_base64()
    case 'algorithmConfusion':
      return m.jwt_verify_confusion({ algorithm })
    case 'publicKeyAsSecret':
      return m.jwt_verify_public_as_secret({ algorithm })
    case 'privateKeyAsSecret':
      return m.jwt_verify_private_as_secret({ algorithm })
  }
}

function refusalText(refusal: Extract<VerificationProblem, { code: 'keyRefused' }>, algorithm: string): string {
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
