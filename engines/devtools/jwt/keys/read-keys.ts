import { failure, type Result, success } from '#engines/core/index.ts'
import { invisible } from '../../plain-text.ts'
import { unwrap } from '../unwrap.ts'
import { base64Bytes, hexBytes } from './base64-bytes.ts'
import { readDerKey } from './der-key.ts'
import { isJsonObject, type JsonObject, readJwk } from './jwk.ts'
import type { KeyList, KeyProblem, SigningKey } from './key.ts'
import { openSshBeginning, readOpenSsh, readOpenSshBytes } from './openssh.ts'
import { readPem, withLineBreaks } from './pem.ts'

type KeysResult = Result<KeyList, KeyProblem>

/** Public keys in any form people have them in. The order is kept: of a chain the first is the leaf's. */
export function readKeys(typed: string): KeysResult {
  const visible = asTyped(typed.replace(invisible, ''))
  const { start, end } = unwrap(visible)
  const text = withoutProgram(visible.slice(start, end))
  if (/^[{[]/.test(text)) {
    const json = parseJson(text)
    if (json !== undefined) return readJsonKeys(json)
    if (!text.includes('-----BEGIN')) return failure({ code: 'key_unreadable', reason: 'json' })
  }
  if (text.includes('-----BEGIN')) return readPemKeys(text)
  if (/^https?:\/\//i.test(text)) return failure({ code: 'key_address' })
  if (openSshBeginning.test(text))
    return listOf(
      'openssh',
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map(readOpenSsh),
    )
  const value = text.replace(/^[\w.-]{1,60}["']?\s?[:=]\s{1,3}["']?/, '')
  const bytes = hexBytes(text) ?? base64Bytes(value)
  const inner = bytes && encodedPem(bytes)
  if (inner !== undefined) return readPemKeys(inner)
  if (bytes?.[0] !== 0x30) return failure({ code: 'key_unreadable', reason: 'notKey' })
  return listOf('der', [readDerKey(bytes)])
}

/** What word processors and chats make of a key: other spaces, other dashes or fewer of them, a fence of backticks around it. */
const asTyped = (text: string): string =>
  text
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, ' ')
    .replace(
      /[-\u2010-\u2015\u2212]{2,8} ?(BEGIN|END) ([A-Z0-9 ]{1,40}?) ?[-\u2010-\u2015\u2212]{2,8}/g,
      '-----$1 $2-----',
    )
    .replace(/^\s*```[a-z]{0,8}\s([^`]{1,100000})```\s*$/, '$1')

/** `const jwks = {"keys":[…]};` */
function withoutProgram(text: string): string {
  const head = /^[^{}\n]{1,80}[=:]\s{0,4}(?=\{)/.exec(text.slice(0, 200))?.[0]
  if (head === undefined || !(text.includes('"keys"') || text.includes('"kty"'))) return text
  return text.slice(head.length, text.lastIndexOf('}') + 1)
}

/** Kubernetes keeps a whole PEM in base64, behind a name. */
function encodedPem(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes)
  return text.startsWith('-----BEGIN') ? text : undefined
}

/** Of a text that begins with a bracket. */
function parseJson(text: string): JsonObject | unknown[] | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function readJsonKeys(json: JsonObject | unknown[]): KeysResult {
  if (Array.isArray(json)) return listOf('jwks', json.filter(isJsonObject).map(readJwk))
  if (Array.isArray(json.keys)) return listOf('jwks', json.keys.filter(isJsonObject).map(readJwk))
  if (isJsonObject(json.jwks)) return readJsonKeys(json.jwks)
  if (json.kty !== undefined || json.x5c !== undefined) return listOf('jwk', [readJwk(json)])
  const named = namedKeys(json)
  if (named.length > 0) return listOf('map', named)
  return failure(json.jwks_uri ? { code: 'key_address' } : { code: 'key_unreadable', reason: 'incomplete' })
}

/** `{"key id": "-----BEGIN CERTIFICATE-----…"}`, as large providers publish them; also JWKs by their id. */
function namedKeys(json: JsonObject): Result<SigningKey, KeyProblem>[] {
  return Object.entries(json).flatMap(([id, value]) => {
    if (isJsonObject(value) && value.kty !== undefined) return [withId(readJwk(value), id)]
    if (typeof value !== 'string') return []
    if (value.includes('-----BEGIN'))
      return pemKeys(value)
        .slice(0, 1)
        .map((key) => withId(key, id))
    const bytes = base64Bytes(value)
    return bytes?.[0] === 0x30 && bytes.length > 40 ? [withId(readDerKey(bytes), id)] : []
  })
}

function withId(key: Result<SigningKey, KeyProblem>, id: string): Result<SigningKey, KeyProblem> {
  return key.ok ? success({ id, ...key.value }) : key
}

function readPemKeys(text: string): KeysResult {
  return listOf('pem', pemKeys(withLineBreaks(text)))
}

function pemKeys(text: string): Result<SigningKey, KeyProblem>[] {
  return readPem(text)
    .filter(({ label }) => !/PARAMETERS$|CRL$/.test(label))
    .map(({ label, bytes }) => {
      if (label.endsWith('PRIVATE KEY')) return failure({ code: 'key_private' })
      if (label.startsWith('PGP')) return failure({ code: 'key_unreadable', reason: 'notKey' })
      if (label.startsWith('SSH2')) return readOpenSshBytes(bytes)
      return bytes ? readDerKey(bytes) : failure({ code: 'key_unreadable', reason: 'damaged' })
    })
}

function listOf(form: KeyList['form'], results: readonly Result<SigningKey, KeyProblem>[]): KeysResult {
  const keys = results.flatMap((result) => (result.ok ? [result.value] : []))
  const problems = results.flatMap((result) => (result.ok ? [] : [result.problem]))
  // A private key is said first: whoever pasted it should know, even if the public one stands beside it.
  const isPrivate = problems.find(({ code }) => code === 'key_private')
  if (isPrivate && form !== 'jwks') return failure(isPrivate)
  if (keys.length === 0) return failure(problems[0] ?? { code: 'key_set_empty' })
  return success({ form, keys, skipped: problems.length })
}
