import { readBase64Url } from './base64url.ts'
import { memberText } from './claims.ts'
import { readJson } from './json-text.ts'
import { decodeUtf8 } from './utf8.ts'

/** A disclosed claim of an SD-JWT (RFC 9901, 4.2): its digest, not itself, stands in the signed payload. */
export interface Disclosure {
  /** As it stands behind its `~`; the digest is taken of these characters. */
  readonly encoded: string
  /** Absent where it discloses an element of an array, or cannot be read. */
  readonly name?: string
  /** Indented JSON; absent where it cannot be read. */
  readonly value?: string
}

export function readDisclosure(encoded: string): Disclosure {
  const base64 = readBase64Url(encoded)
  const text = base64.fault ? undefined : decodeUtf8(base64.bytes)
  const json = text?.ok ? readJson(text.value) : undefined
  if (!json?.ok || json.value.kind !== 'array') return { encoded }
  const [, second, third] = json.value.members
  if (json.value.members.length === 3 && second?.kind === 'string' && third)
    return { encoded, name: memberText(second), value: prettied(third.text) }
  if (json.value.members.length === 2 && second) return { encoded, value: prettied(second.text) }
  return { encoded }
}

function prettied(text: string): string {
  const json = readJson(text)
  return json.ok ? json.value.pretty : text
}
