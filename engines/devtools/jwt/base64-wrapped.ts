import { readBase64Url } from './base64url.ts'
import { compactExcerpt, type Excerpt, stretches } from './excerpt.ts'
import type { CompactToken } from './found-token.ts'

/** Shorter ones hold no token. */
const shortestWrapped = 40
const longestWrapped = 100_000

/** Base64 of Base64 is the most that programs make. */
const mostWraps = 2

/** Tokens that stand in Base64 as a whole, alone or with words around them: secrets of Kubernetes, settings, `Basic` credentials. */
export function tokensInBase64(
  typed: string,
  tokensIn: (text: string) => readonly CompactToken[],
  wraps = 1,
): CompactToken[] {
  return stretchesOfBase64(typed).flatMap((stretch) => tokensInStretch(stretch, tokensIn, wraps))
}

/** The same in one stretch of Base64. */
export function tokensInStretch(
  stretch: Excerpt,
  tokensIn: (text: string) => readonly CompactToken[],
  wraps = mostWraps,
): CompactToken[] {
  const text = asciiIn(stretch.text)
  if (text === undefined) return []
  const found = tokensIn(text)
  const inner = found.length === 0 && wraps < mostWraps ? tokensInBase64(text, tokensIn, wraps + 1) : found
  return inner.map(({ label: _, ...token }) => ({
    ...token,
    excerpt: outside(token.excerpt, stretch),
    appended: token.appended.map((excerpt) => outside(excerpt, stretch)),
    findings: ['base64', ...token.findings.filter((finding) => finding === 'sdJwt')],
  }))
}

/** The whole text, which may be broken into lines, or what of it can be Base64. */
function stretchesOfBase64(typed: string): Excerpt[] {
  const whole = compactExcerpt(typed, 0, typed.length)
  if (!notOfBase64.test(whole.text.replace(/={1,2}$/, ''))) return isLongEnough(whole.text.length) ? [whole] : []
  return [...stretches(typed, ofBase64)]
    .filter(({ start, end }) => isLongEnough(end - start))
    .map(({ start, end }) => compactExcerpt(typed, start, end))
}

const ofBase64 = /[\w+/-]{1,9999}/g
const notOfBase64 = /[^\w+/-]/

const isLongEnough = (length: number): boolean => length >= shortestWrapped && length <= longestWrapped

function asciiIn(base64: string): string | undefined {
  const { bytes, fault } = readBase64Url(base64)
  if (fault || bytes.some((byte) => byte > 0x7e || (byte < 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09)))
    return undefined
  return new TextDecoder().decode(bytes)
}

/** An excerpt of the decoded text, at the place in the typed text that holds it: three decoded characters are four of Base64. */
function outside(inner: Excerpt, wrapped: Excerpt): Excerpt {
  const at = (index: number): number => wrapped.typedOffset(Math.floor((index * 4) / 3))
  return {
    text: inner.text,
    start: at(inner.start),
    end: at(inner.end),
    typedOffset: (index) => at(inner.typedOffset(index)),
  }
}
