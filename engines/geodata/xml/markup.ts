import { fail } from '../notes/problem.ts'

/** Markup of any length that holds no elements. */
export const markupKind = { none: 0, comment: 1, characterData: 2, instruction: 3 } as const
export type MarkupKind = (typeof markupKind)[keyof typeof markupKind]

/** How long the mark at the end is: `-->`, `]]>`, `?>`. */
export const endLength = (kind: MarkupKind): number => (kind === markupKind.instruction ? 2 : 3)

/** Where the mark at the end begins, or -1 when it is not in the range. */
export function markupEnd(bytes: Uint8Array, start: number, limit: number, kind: MarkupKind): number {
  const first = kind === markupKind.comment ? 0x2d : kind === markupKind.characterData ? 0x5d : 0x3f
  const length = endLength(kind)
  const last = limit - length
  for (let at = start; at <= last; at++) {
    if (bytes[at] !== first || bytes[at + length - 1] !== 0x3e) continue
    if (length === 2 || bytes[at + 1] === first) return at
  }
  return -1
}

/**
 * The index behind a document type, which is skipped, or -1 when it does not end in the range. One that declares anything is refused:
 * the declarations are what entity bombs are made of. `base` is the offset of the first byte in the input.
 */
export function doctypeEnd(bytes: Uint8Array, start: number, limit: number, base: number): number {
  let quote = 0
  for (let at = start + 9; at < limit; at++) {
    const byte = bytes[at]!
    if (quote !== 0) {
      if (byte === quote) quote = 0
    } else if (byte === 0x22 || byte === 0x27) quote = byte
    else if (byte === 0x5b /* [ */) fail({ code: 'entities_refused', offset: base + start })
    else if (byte === 0x3e) return at + 1
  }
  return -1
}

/** How far back from its end a text is searched for a place to cut it, and the longest reference that may be cut in two. */
const searchedForCut = 4096
const longestReference = 16

/**
 * Where a text that goes on behind `limit` may be cut: behind a blank; else behind a semicolon, else behind a comma, since both end a number
 * (with semicolons in the text, a comma may be a decimal mark); else before an unfinished reference or UTF-8 sequence.
 */
export function textCut(bytes: Uint8Array, start: number, limit: number): number {
  let comma = -1
  let semicolon = -1
  for (let at = limit; at > limit - searchedForCut && at > start; at--) {
    const byte = bytes[at - 1]!
    if (byte <= 0x20) return at
    if (byte === 0x2c && comma < 0) comma = at
    if (byte === 0x3b && semicolon < 0) semicolon = at
  }
  if (semicolon >= 0) return semicolon
  if (comma >= 0) return comma
  let at = limit
  for (let back = 1; back <= longestReference; back++) if (bytes[limit - back] === 0x26) at = limit - back
  while (at > start + 1 && (bytes[at]! & 0xc0) === 0x80) at--
  if (at < limit) return at
  // The byte at the limit is no part of the text: step before a sequence that begins but does not end.
  let lead = limit - 1
  while (lead > start + 1 && (bytes[lead]! & 0xc0) === 0x80) lead--
  return bytes[lead]! >= 0xc0 ? lead : limit
}

export function startsWith(bytes: Uint8Array, start: number, text: string): boolean {
  for (let at = 0; at < text.length; at++) if (bytes[start + at] !== text.charCodeAt(at)) return false
  return true
}
