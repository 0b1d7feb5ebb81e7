import { useState } from 'react'
import type { DecodedJwt } from '#engines/devtools/jwt/index.ts'
import type { SecretEncoding, Verification } from './verify/verification.ts'
import { requestOf } from './verify/verification-request.ts'

/** Verification with the visitor's own key, which lives in this state and nowhere else. */
export interface VerificationInput {
  readonly keyText: string
  readonly encoding: SecretEncoding
  readonly setKey: (keyText: string, encoding: SecretEncoding) => void
  /** An answer belongs to the token and key it was given for. */
  readonly outcome: Verification | 'busy' | undefined
  readonly verify: (keyText?: string, encoding?: SecretEncoding) => void
}

export function useVerification(token: DecodedJwt | undefined): VerificationInput {
  const [key, setKey] = useState<{ keyText: string; encoding: SecretEncoding }>({ keyText: '', encoding: 'text' })
  const [answer, setAnswer] = useState<{ for: string; outcome: Verification | 'busy' }>()
  const questionOf = (keyText: string, encoding: SecretEncoding) =>
    JSON.stringify([token?.signedText, token?.signature, keyText, encoding])

  const verify = async (keyText: string, encoding: SecretEncoding) => {
    if (!token) return
    const question = questionOf(keyText, encoding)
    setKey({ keyText, encoding })
    setAnswer({ for: question, outcome: 'busy' })
    try {
      const { verifySignature } = await import('./verify/verify-signature.ts')
      setAnswer({ for: question, outcome: await verifySignature({ ...requestOf(token), keyText, encoding }) })
    } catch (error) {
      console.warn('The signature was not checked:', error)
      setAnswer({ for: question, outcome: { outcome: 'problem', problem: { code: 'not_loaded' } } })
    }
  }

  return {
    ...key,
    setKey: (keyText, encoding) => setKey({ keyText, encoding }),
    outcome: answer && answer.for === questionOf(key.keyText, key.encoding) ? answer.outcome : undefined,
    verify: (keyText = key.keyText, encoding = key.encoding) => void verify(keyText, encoding),
  }
}
