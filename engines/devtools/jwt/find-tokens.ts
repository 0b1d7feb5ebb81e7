import { isWholeSignature } from './algorithms.ts'
import { tokensInBase64, tokensInStretch } from './base64-wrapped.ts'
import { memberOf, memberText } from './claims.ts'
import { compactExcerpt, type Excerpt, ignorable, partOfExcerpt, plainExcerpt, stretches } from './excerpt.ts'
import type { CompactToken, FoundToken, JwtFinding } from './found-token.ts'
import type { JsonReading } from './json-text.ts'
import { jsonTokens } from './jws-json.ts'
import { readObjectPart } from './part.ts'
import { unwrap } from './unwrap.ts'
import { yamlBlocks } from './yaml-block.ts'

/** Tokens are told apart up to this many; a log of thousands is no list to choose from. */
const mostTokens = 20

/** Every token in the text; the whole text where it holds none, so that its fault can be shown. An empty list for an empty text. */
export function findTokens(typed: string): readonly FoundToken[] {
  const { start, end, wrappings } = unwrap(typed)
  if (start === end) return []
  const json = jsonTokens(typed.slice(start, end), start)
  if (json.length > 0) return json
  const brace = /"(?:signatures?|ciphertext)"\s{0,4}:/.test(typed) ? typed.indexOf('{') : -1
  const inWords = brace < 0 ? [] : jsonTokens(typed.slice(brace, typed.lastIndexOf('}') + 1), brace)
  if (inWords.length > 0) return inWords

  if (hasNoSignature(typed.slice(start, end))) return [compactToken(plainExcerpt(typed, start, end), wrappings)]
  const joined = joinedLines(typed)
  if (joined) return [joined]
  const whole = compactExcerpt(typed, start, end)
  const hasSpace = whole.text.length < end - start
  const asWhole = compactToken(whole, [...wrappings, ...(hasSpace ? (['spaceInside'] as const) : [])])
  if (isPlainToken(asWhole.excerpt.text, hasSpace)) return withNested(withoutWordsBehind(asWhole, typed))

  const inText = tokensInText(typed)
  if (inText.length > 0) return inText
  const wrapped = tokensInBase64(typed, embeddedTokens)
  return wrapped.length > 0 ? wrapped.slice(0, mostTokens) : [asWhole]
}

/** A payload that is a token (RFC 7519, 5.2) is what the visitor came for; the one around it can be chosen. */
function withNested(token: CompactToken): CompactToken[] {
  const [, payload] = splitExcerpt(token.excerpt, '.')
  const [inner] = payload?.text.startsWith('ZXlK') ? tokensInStretch(payload, embeddedTokens) : []
  return inner
    ? [
        { ...inner, findings: [...token.findings, 'nested'], label: 'payload' },
        { ...token, label: 'JWS' },
      ]
    : [token]
}

/** What may stand where a token is broken into lines, besides white space. */
const lineMarks = new RegExp(
  [
    // The head of a YAML block: `token: >-`.
    String.raw`^\s{0,9}[\w.-]{1,40}:\s{0,9}[>|][+-]?(?=[ \t]{0,9}\r?\n)`,
    // The `>` of a quoted letter.
    String.raw`(?:^|(?<=\n))[ \t]{0,9}> ?`,
    // A backslash at the end of a line, or the equals sign of quoted-printable.
    String.raw`[\\=](?=\r?\n)`,
    // A line break written as `\n`.
    String.raw`\\r?\\n`,
    String.raw`\\n`,
    // The quotes of a program that joins two texts.
    String.raw`["'] {0,3}\+? {0,3}\r?\n\s{0,40}(?:\+ {0,3})?["']`,
    // A line break of HTML.
    String.raw`<w?br ?\/?>`,
  ].join('|'),
  'gi',
)

/** The one token of the text without such marks, each character where it stood. In an address a dot may be escaped. */
function joinedLines(typed: string): CompactToken | undefined {
  const joined = typed.replace(lineMarks, (mark) => ' '.repeat(mark.length))
  const spaced = joined.replace(/%2E/gi, '.  ')
  if (spaced === typed) return undefined
  const { start, end, wrappings } = unwrap(spaced)
  const whole = compactExcerpt(spaced, start, end)
  const finding = joined === typed ? 'insideText' : 'spaceInside'
  return isPlainToken(whole.text, true) ? compactToken(whole, [...wrappings, finding]) : undefined
}

/** A token in a block of lines may go on in the next one: its first line alone would be one with a signature cut short. */
function tokensInText(typed: string): CompactToken[] {
  const embedded = embeddedTokens(typed)
  const broken = blockTokens(typed).filter((one) => !embedded.some(({ excerpt }) => excerpt.text === one.excerpt.text))
  return withOthers(broken, embedded)
}

/** Tokens, and of others those that do not begin within one of them, in the order of the text. */
function withOthers(tokens: readonly CompactToken[], others: readonly CompactToken[]): CompactToken[] {
  const apart = others.filter(
    ({ excerpt: { start } }) => !tokens.some(({ excerpt }) => excerpt.start <= start && start < excerpt.end),
  )
  return [...tokens, ...apart].sort((one, other) => one.excerpt.start - other.excerpt.start).slice(0, mostTokens)
}

/** Tokens broken into the lines of a block, somewhere in a file of settings. */
function blockTokens(typed: string): CompactToken[] {
  return yamlBlocks(typed).flatMap(({ start, end, label }) => {
    const excerpt = compactExcerpt(typed, start, end)
    if (!isPlainToken(excerpt.text, true)) return []
    const token = withoutWordsBehind(compactToken(excerpt, ['spaceInside'], label), typed)
    return [{ ...token, findings: Array.from(new Set<JwtFinding>(['insideText', ...token.findings])) }]
  })
}

/** Whether something that cannot be a signature stands in its place (`<signature>`): the rest of the token is shown all the same. */
function hasNoSignature(text: string): boolean {
  const headerEnd = text.indexOf('.')
  const payloadEnd = text.indexOf('.', headerEnd + 1)
  if (headerEnd < 1 || payloadEnd < 0 || notOfToken.test(text.slice(0, payloadEnd))) return false
  const instead = text.slice(payloadEnd + 1, payloadEnd + longestInstead)
  return (
    /^(?:[^\w+/=.~&;,"'<>()[\]{}\s-]|[[<{(][\w -]{1,30}[\]>})]$)/.test(instead) &&
    headerOf(text.slice(0, headerEnd)) !== undefined
  )
}

/** One character more than a placeholder has, so that what goes on is none. */
const longestInstead = 34

/**
 * What is no character of a token. Looked for, instead of reading all that are: of megabytes a browser may keep each step, and runs out of
 * stack.
 */
const notOfToken = /[^\w+/=.-]/

/** Only token characters, and a header in front. With white space inside, the number of parts must be right as well. */
function isPlainToken(text: string, hasSpace: boolean): boolean {
  if (text === '' || notOfToken.test(text)) return false
  const header = headerOf(text.slice(0, Math.max(text.indexOf('.'), 0)))
  if (!header || !hasSpace) return header !== undefined
  const count = text.split('.').length
  return count === 3 || (count === 5 && memberOf(header, 'enc') !== undefined)
}

function headerOf(text: string): JsonReading | undefined {
  if (text.length > longestHeader) return undefined
  const reading = readObjectPart({ name: 'header', excerpt: compactExcerpt(text, 0, text.length) })
  return reading.json.ok ? reading.json.value : undefined
}

const longestHeader = 100_000

/** "eyJ…x4Q thanks": a signature that is whole ends at the white space behind it. */
function withoutWordsBehind(token: CompactToken, typed: string): CompactToken {
  const { excerpt } = token
  if (!token.findings.includes('spaceInside') || token.appended.length > 0) return token
  const signatureStart = excerpt.text.lastIndexOf('.') + 1
  const algorithm = algorithmOf(excerpt.text)
  for (let index = signatureStart + 1; index < excerpt.text.length; index++) {
    const isBehindSpace = ignorable.test(typed[excerpt.typedOffset(index) - 1]!)
    if (isBehindSpace && isWholeSignature(algorithm, index - signatureStart)) {
      const cut = partOfExcerpt(excerpt, 0, index)
      const findings = token.findings.filter(
        (finding) => finding !== 'spaceInside' || cut.end - cut.start > cut.text.length,
      )
      return { ...token, excerpt: cut, findings: [...findings, 'insideText'] }
    }
  }
  return token
}

function algorithmOf(token: string): string {
  const header = headerOf(token.slice(0, token.indexOf('.')))
  const member = header && memberOf(header, 'alg')
  return member ? memberText(member) : ''
}

function compactToken(excerpt: Excerpt, findings: readonly JwtFinding[], label?: string): CompactToken {
  const isSelective =
    excerpt.text.includes('~') && headerOf(excerpt.text.slice(0, excerpt.text.indexOf('.'))) !== undefined
  const [own, ...appended] = isSelective ? splitExcerpt(excerpt, '~') : []
  return {
    kind: 'compact',
    excerpt: own ?? excerpt,
    appended,
    findings: isSelective ? [...findings, 'sdJwt'] : findings,
    ...(label ? { label } : {}),
  }
}

export function splitExcerpt(excerpt: Excerpt, separator: string): Excerpt[] {
  let start = 0
  return excerpt.text.split(separator).map((text) => {
    const part = partOfExcerpt(excerpt, start, start + text.length)
    start += text.length + separator.length
    return part
  })
}

/** Tokens inside a URL, a cookie, a command, JSON: stretches of their characters in which a header stands. */
function embeddedTokens(typed: string): CompactToken[] {
  return withOthers(ordinaryTokens(typed), urlTokens(typed))
}

/**
 * Tokens in the alphabet of ordinary Base64. There a slash may also belong to the address around the token, so only those are taken whose
 * signature is as long as their algorithm makes it.
 */
function ordinaryTokens(typed: string): CompactToken[] {
  const found: CompactToken[] = []
  for (const { start: index, end } of stretches(typed, /[\w.+/-]{1,9999}|={1,2}(?=\.[\w+/-])/g)) {
    const stretch = typed.slice(index, end)
    if (found.length >= mostTokens) break
    const start = /[+/]/.test(stretch) ? tokenStart(stretch) : undefined
    if (start === undefined) continue
    const token = stretch.slice(start).replace(/\.$/, '')
    const [, payload = '', signature = ''] = token.split('.')
    if (!/[+/]/.test(payload + signature)) continue
    if (!isWholeSignature(algorithmOf(token), signature.length)) continue
    const from = index + start
    const excerpt = compactExcerpt(typed, from, from + token.length)
    found.push(compactToken(excerpt, ['insideText'], labelBefore(typed.slice(Math.max(0, from - 80), from))))
  }
  return found
}

function urlTokens(typed: string): CompactToken[] {
  const found: CompactToken[] = []
  // Amazon's load balancers fill every part up with equals signs.
  for (const { start: index, end: behind } of stretches(typed, /[\w.~-]{1,9999}|={1,2}(?=\.[\w-])/g)) {
    if (found.length >= mostTokens) break
    const filling = /^={0,2}/.exec(typed.slice(behind, behind + 2))![0]
    const stretch = typed.slice(index, behind) + filling
    const start = tokenStart(stretch)
    if (start === undefined) continue
    // A full stop behind it ends the sentence, not the token.
    const end = index + stretch.replace(/\.$/, '').length
    const excerpt = compactExcerpt(typed, index + start, end)
    const before = typed.slice(Math.max(0, index + start - 80), index + start)
    const name = before.replace(signedMark, '')
    const parts = splitExcerpt(excerpt, '.')
    const isSigned = name !== before && parts.length === 4
    const own = isSigned ? partOfExcerpt(excerpt, 0, excerpt.text.length - parts[3]!.text.length - 1) : excerpt
    const findings: JwtFinding[] = ['insideText', ...(isSigned ? (['signedCookie'] as const) : [])]
    if (typed[end] === '…') findings.push('shortened')
    found.push(compactToken(own, findings, labelBefore(isSigned ? name : before)))
  }
  return found
}

/** Express signs a cookie: `s:`, the value, a dot and the cookie's own signature. */
const signedMark = /(?<![\w%])s(?::|%3A)$/i

/** Base64url of `{"`, of `{` and a blank, a tab or a line break. */
const headerBeginnings = ['eyJ', 'eyA', 'ewo', 'ew0', 'ewk']

/** How many beginnings are tried in one part, because each try costs as much as the part is long. */
const mostTries = 8

/** `{"typ":1}` */
const shortestHeader = 12

/** How many parts of a stretch are looked at: no address has more of them before its token. */
const mostParts = 1000

function tokenStart(stretch: string): number | undefined {
  const parts = stretch.split('~', 1)[0]!.split('.')
  let partStart = 0
  // A token needs two more parts behind its header.
  for (const part of parts.slice(0, Math.max(0, Math.min(parts.length - 2, mostParts)))) {
    const within = headerStart(part)
    if (within !== undefined) return partStart + within
    partStart += part.length + 1
  }
  return undefined
}

function headerStart(part: string): number | undefined {
  let tries = 0
  for (let index = 0; index <= part.length - shortestHeader && tries < mostTries; index++) {
    if (!headerBeginnings.includes(part.slice(index, index + 3))) continue
    tries++
    const header = headerOf(part.slice(index))
    if (header && ['alg', 'enc', 'typ'].some((name) => memberOf(header, name))) return index
  }
  return undefined
}

function labelBefore(text: string): string | undefined {
  return /([A-Za-z_][\w-]{0,40})["'\s]{0,3}[=:][\s"']{0,3}(?:Bearer\s{1,3})?$/i.exec(text)?.[1]
}
