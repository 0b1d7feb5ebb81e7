import type { KeyProblem, KeyRefusal } from '#engines/devtools/jwt/index.ts'

export type SecretEncoding = 'text' | 'base64url' | 'hex'

export interface VerificationRequest {
  /** Header, dot, payload, as they stand in the token. */
  readonly signedText: string
  readonly signature: string
  readonly header: {
    readonly algorithm: string | undefined
    readonly keyId: string | undefined
    /** `crit` as it stands there: names, or something that is no list of names. */
    readonly critical: readonly string[] | 'invalid' | undefined
  }
  readonly keyText: string
  readonly encoding: SecretEncoding
}

/** `impossible`: neither the browser nor the library behind it can compute this. `invalid`: these numbers are no key. */
export type SignatureCheck = 'good' | 'bad' | 'impossible' | 'invalid'

/** What a correct or wrong signature does not say by itself. */
export type VerificationNote =
  | { readonly code: 'weakRsa'; readonly bits: number }
  | { readonly code: 'weakSecret'; readonly bits: number; readonly needed: number }
  | { readonly code: 'keyOfSeveral'; readonly position: number; readonly count: number }
  | { readonly code: 'keyIdDiffers'; readonly keyId: string }
  | { readonly code: 'criticalUnknown'; readonly names: readonly string[] }
  | { readonly code: 'criticalInvalid' }
  | { readonly code: 'signatureLength'; readonly found: number; readonly expected: number }
  /** An ECDSA signature in the other of its two forms; `matches` as that. */
  | { readonly code: 'signatureDer'; readonly matches: boolean }
  /** The same letters read in another way give a secret that fits. */
  | {
      readonly code: 'otherSecret'
      readonly keyText: string
      readonly encoding: SecretEncoding
      readonly isTrimmed: boolean
    }

export type VerificationProblem =
  | KeyProblem
  | { readonly code: 'algorithm_missing' }
  | { readonly code: 'algorithm_none' }
  | { readonly code: 'algorithm_unknown'; readonly algorithm: string; readonly meant?: string }
  | { readonly code: 'signature_empty' }
  | { readonly code: 'signature_unreadable' }
  | { readonly code: 'secret_unreadable'; readonly encoding: SecretEncoding }
  | ({ readonly code: 'key_refused' } & KeyRefusal)
  | { readonly code: 'key_id_not_found'; readonly keyId: string }
  | { readonly code: 'key_invalid' }
  /** A part of the code did not come: asked again, it may. */
  | { readonly code: 'not_loaded' }
  | { readonly code: 'browser_cannot'; readonly rsaBits?: number }
  /** The public key's own text was the HMAC secret: the attack of CVE-2015-9235. */
  | { readonly code: 'algorithm_confusion' }
  | { readonly code: 'public_key_as_secret' }
  | { readonly code: 'private_key_as_secret' }

export type Verification =
  | { readonly outcome: 'good' | 'bad'; readonly notes: readonly VerificationNote[] }
  | { readonly outcome: 'problem'; readonly problem: VerificationProblem }
