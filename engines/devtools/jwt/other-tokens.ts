/** Texts that people call tokens as well, by what their makers begin them with. None of them has a header and a payload to show. */
const named: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['PASETO', /^v[1-4]\.(?:local|public)\.[\w-]+(?:\.[\w-]+)?$/],
  ['Fernet', /^gAAAAA[\w-]{30,}={0,2}$/],
  ['SAML', /^(?:PHNhbW[wx]|PD94bWwg)[\w+/-]{20,}={0,2}$/],
  ['Macaroon', /^MDA\w{3}xvY2F0aW9u[\w+/-]{20,}={0,2}$/],
  ['UUID', /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i],
]

const opaque: readonly (readonly [issuer: string, pattern: RegExp])[] = [
  ['GitHub', /^(?:gh[pousr]_\w{20,}|github_pat_\w{20,})$/],
  ['GitLab', /^gl(?:pat|dt|rt|cbt)-[\w-]{15,}$/],
  ['Google', /^(?:ya29\.[\w-]{10,}|AIza[\w-]{30,}|1\/\/0[\w-]{20,})$/],
  ['Slack', /^xox[abeoprs]-[\w-]{10,}$/],
  ['Stripe', /^[rs]k_(?:live|test)_\w{10,}$/],
  ['npm', /^npm_\w{30,}$/],
]

export type OtherToken =
  | { readonly kind: 'named'; readonly name: string }
  /** Only who made it can look inside. */
  | { readonly kind: 'opaque'; readonly issuer: string }

const longestToken = 10_000

/** What a text is that is no token of three parts; undefined where nobody can tell. */
export function otherToken(text: string): OtherToken | undefined {
  if (text.length > longestToken) return undefined
  const [name] = named.find(([, pattern]) => pattern.test(text)) ?? (isBranca(text) ? ['Branca'] : [])
  if (name !== undefined) return { kind: 'named', name }
  const [issuer] = opaque.find(([, pattern]) => pattern.test(text)) ?? []
  return issuer === undefined ? undefined : { kind: 'opaque', issuer }
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Bytes in base 62, the first of them 0xBA. Version, time, nonce and tag are 45 bytes, to which the text itself is added. */
const brancaBytes = 45

function isBranca(text: string): boolean {
  if (!/^[\dA-Za-z]{61,400}$/.test(text)) return false
  let value = 0n
  for (const character of text) value = value * 62n + BigInt(digits.indexOf(character))
  const bytes = value.toString(16)
  return bytes.length % 2 === 0 && bytes.length >= 2 * brancaBytes && bytes.startsWith('ba')
}
