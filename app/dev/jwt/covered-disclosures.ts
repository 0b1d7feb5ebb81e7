import { type DecodedJwt, memberOf, memberText, writeBase64Url } from '#engines/devtools/jwt/index.ts'

const hashes: Readonly<Record<string, string>> = { 'sha-256': 'SHA-256', 'sha-384': 'SHA-384', 'sha-512': 'SHA-512' }

/**
 * The disclosures whose digest stands in the payload, or in another disclosure that does (RFC 9901, 7.1). Nothing is known
 * where the token asks for a hash that browsers lack.
 */
export async function coveredDisclosures(token: DecodedJwt): Promise<ReadonlySet<string> | undefined> {
  const named = memberOf(token.payload, '_sd_alg')
  const hash = hashes[named ? memberText(named) : 'sha-256']
  if (!hash) return undefined
  const waiting = new Map<string, { readonly encoded: string; readonly value?: string }>()
  for (const disclosure of token.disclosures) waiting.set(await digestOf(disclosure.encoded, hash), disclosure)

  const covered = new Set<string>()
  const texts = [token.payload.pretty]
  for (let text = texts.pop(); text !== undefined; text = texts.pop()) {
    for (const [quoted] of text.matchAll(/"[\w-]{43,86}"/g)) {
      const digest = quoted.slice(1, -1)
      const disclosure = waiting.get(digest)
      if (!disclosure) continue
      waiting.delete(digest)
      covered.add(disclosure.encoded)
      if (disclosure.value) texts.push(disclosure.value)
    }
  }
  return covered
}

async function digestOf(text: string, hash: string): Promise<string> {
  return writeBase64Url(new Uint8Array(await crypto.subtle.digest(hash, new TextEncoder().encode(text))))
}
