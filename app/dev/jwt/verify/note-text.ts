import { m } from '#app/paraglide/messages.js'
import type { VerificationNote } from './verification.ts'

export function noteText(note: VerificationNote, algorithm: string): string {
  switch (note.code) {
    case 'weakRsa':
      return m.jwt_verify_weak_rsa({ bits: String(note.bits) })
    case 'weakSecret':
      return m.jwt_verify_weak_secret({ bits: String(note.bits), needed: String(note.needed), algorithm })
    case 'keyOfSeveral':
      return m.jwt_verify_key_of_several({ position: String(note.position), count: String(note.count) })
    case 'keyIdDiffers':
      return m.jwt_verify_key_id_differs({ keyId: note.keyId })
    case 'criticalUnknown':
      return m.jwt_verify_critical_unknown({ names: note.names.join(', ') })
    case 'criticalInvalid':
      return m.jwt_verify_critical_invalid()
    case 'signatureLength':
      return m.jwt_verify_signature_length({ found: String(note.found), expected: String(note.expected) })
    case 'signatureDer':
      return [m.jwt_verify_signature_der(), ...(note.matches ? [m.jwt_verify_signature_der_matches()] : [])].join(' ')
    case 'otherSecret':
      return note.isTrimmed ? m.jwt_verify_without_break() : encodingTexts[note.encoding]()
  }
}

const encodingTexts = {
  text: m.jwt_verify_as_text,
  base64url: m.jwt_verify_as_base64url,
  hex: m.jwt_verify_as_hex,
} as const
