import { failure, type Result, success } from '#engines/core/index.ts'

type Utf8Problem = { readonly code: 'utf8'; readonly byteOffset: number }

/** Strict UTF-8 (RFC 3629). A byte order mark is kept: JSON texts must not have one (RFC 8259, 8.1). */
export function decodeUtf8(bytes: Uint8Array): Result<string, Utf8Problem> {
  try {
    return success(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes))
  } catch {
    return failure({ code: 'utf8', byteOffset: firstFault(bytes) })
  }
}

/** What can be shown of broken bytes, with U+FFFD where they make no sense. */
export function decodeUtf8Leniently(bytes: Uint8Array): string {
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}

/** Found by halving: the shortest beginning that nothing behind it could make valid ends with the faulty byte. */
function firstFault(bytes: Uint8Array): number {
  let good = 0
  let bad = bytes.length + 1
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2)
    if (isBeginningOfUtf8(bytes.subarray(0, middle))) good = middle
    else bad = middle
  }
  return Math.min(bad, bytes.length) - 1
}

function isBeginningOfUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
