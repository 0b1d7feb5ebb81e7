import { failure, type Result, success } from '#engines/core/index.ts'
import { invisible } from '../../plain-characters.ts'
import { unwrap } from '../unwrap.ts'
import { base64Bytes, hexBytes } from './base64-bytes.ts'
import { readDerKey } from './der-key.ts'
import { isJsonObject, type JsonObject, readJwk } from './jwk.ts'
import type { KeyList, KeyMaterial, KeyProblem, PrivateMaterial, SigningKey } from './key.ts'
import { openSshBeginning, openSshBytes, readOpenSshBytes } from './openssh.ts'
import { readPem, withLineBreaks } from './pem.ts'
import { readPrivateDerKey } from './private-der-key.ts'
import { readPrivateJwk } from './private-jwk.ts'

type KeyResult<Material> = Result<SigningKey<Material>, KeyProblem>
type KeysResult<Material> = Result<KeyList<Material>, KeyProblem>

/** What one key is read by, out of the wrappings that public and private keys share. */
interface KeyReader<Material> {
  readonly jwk: (json: JsonObject) => KeyResult<Material>
  readonly der: (bytes: Uint8Array<ArrayBuffer>) => KeyResult<Material>
  readonly openSsh: (bytes: Uint8Array<ArrayBuffer> | undefined) => KeyResult<Material>
  /** What a block of PEM is not, by its label; nothing where it is to be read. */
  readonly refused: (label: string) => KeyProblem | undefined
  /** Said before all else, even where a key stands beside it. */
  readonly saidFirst?: KeyProblem['code']
}

const publicKeys: KeyReader<KeyMaterial> = {
  jwk: readJwk,
  der: readDerKey,
  openSsh: readOpenSshBytes,
  refused: (label) => (label.endsWith('PRIVATE KEY') ? { code: 'key_private' } : undefined),
  // The person who pasted it should know.
  saidFirst: 'key_private',
}

const privateKeys: KeyReader<PrivateMaterial> = {
  jwk: readPrivateJwk,
  der: readPrivateDerKey,
  openSsh: () => failure({ code: 'key_public' }),
  refused: (label) => {
    if (label.startsWith('OPENSSH')) return { code: 'key_openssh' }
    return label.startsWith('ENCRYPTED') ? { code: 'key_locked' } : undefined
  },
}

/** Public keys in any form people have them in. The order is kept: of a chain the first is the leaf's. */
export const readKeys = (typed: string): KeysResult<KeyMaterial> => readKeysBy(publicKeys, typed)

/** Private keys, in the same forms. */
export const readPrivateKeys = (typed: string): KeysResult<PrivateMaterial> => readKeysBy(privateKeys, typed)

function readKeysBy<Material>(reader: KeyReader<Material>, typed: string): KeysResult<Material> {
  const visible = asTyped(typed.replace(invisible, ''))
  const { start, end } = unwrap(visible)
  const text = withoutProgram(visible.slice(start, end))
  if (/^[{[]/.test(text)) {
    const json = parseJson(text)
    if (json !== undefined) return readJsonKeys(reader, json)
    if (!text.includes('-----BEGIN')) return failure({ code: 'key_unreadable', reason: 'json' })
  }
  if (text.includes('-----BEGIN')) return readPemKeys(reader, text)
  if (/^https?:\/\//i.test(text)) return failure({ code: 'key_address' })
  if (openSshBeginning.test(text))
    return listOf(
      reader,
      'openssh',
      text
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line) => reader.openSsh(openSshBytes(line))),
    )
  const value = text.replace(/^[\w.-]{1,60}["']?\s?[:=]\s{1,3}["']?/, '')
  const bytes = hexBytes(text) ?? base64Bytes(value)
  const inner = bytes && encodedPem(bytes)
  if (inner !== undefined) return readPemKeys(reader, inner)
  if (bytes?.[0] !== 0x30) return failure({ code: 'key_unreadable', reason: 'notKey' })
  return listOf(reader, 'der', [reader.der(bytes)])
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

function readJsonKeys<Material>(reader: KeyReader<Material>, json: JsonObject | unknown[]): KeysResult<Material> {
  if (Array.isArray(json)) return listOf(reader, 'jwks', json.filter(isJsonObject).map(reader.jwk))
  if (Array.isArray(json.keys)) return listOf(reader, 'jwks', json.keys.filter(isJsonObject).map(reader.jwk))
  if (isJsonObject(json.jwks)) return readJsonKeys(reader, json.jwks)
  if (json.kty !== undefined || json.x5c !== undefined) return listOf(reader, 'jwk', [reader.jwk(json)])
  const named = namedKeys(reader, json)
  if (named.length > 0) return listOf(reader, 'map', named)
  return failure(json.jwks_uri ? { code: 'key_address' } : { code: 'key_unreadable', reason: 'incomplete' })
}

/** `{"key id": "-----BEGIN CERTIFICATE-----…"}`, as large providers publish them; also JWKs by their id. */
function namedKeys<Material>(reader: KeyReader<Material>, json: JsonObject): KeyResult<Material>[] {
  return Object.entries(json).flatMap(([id, value]) => {
    if (isJsonObject(value) && value.kty !== undefined) return [withId(reader.jwk(value), id)]
    if (typeof value !== 'string') return []
    if (value.includes('-----BEGIN'))
      return pemKeys(reader, value)
        .slice(0, 1)
        .map((key) => withId(key, id))
    const bytes = base64Bytes(value)
    return bytes?.[0] === 0x30 && bytes.length > 40 ? [withId(reader.der(bytes), id)] : []
  })
}

function withId<Material>(key: KeyResult<Material>, id: string): KeyResult<Material> {
  return key.ok ? success({ id, ...key.value }) : key
}

function readPemKeys<Material>(reader: KeyReader<Material>, text: string): KeysResult<Material> {
  return listOf(reader, 'pem', pemKeys(reader, withLineBreaks(text)))
}

function pemKeys<Material>(reader: KeyReader<Material>, text: string): KeyResult<Material>[] {
  return readPem(text)
    .filter(({ label }) => !/PARAMETERS$|CRL$/.test(label))
    .map(({ label, bytes, isLocked }) => {
      const refused = reader.refused(label)
      if (refused) return failure(refused)
      if (isLocked) return failure({ code: 'key_locked' })
      if (label.startsWith('PGP')) return failure({ code: 'key_unreadable', reason: 'notKey' })
      if (label.startsWith('SSH2')) return reader.openSsh(bytes)
      return bytes ? reader.der(bytes) : failure({ code: 'key_unreadable', reason: 'damaged' })
    })
}

function listOf<Material>(
  { saidFirst }: KeyReader<Material>,
  form: KeyList['form'],
  results: readonly KeyResult<Material>[],
): KeysResult<Material> {
  const keys = results.flatMap((result) => (result.ok ? [result.value] : []))
  const problems = results.flatMap((result) => (result.ok ? [] : [result.problem]))
  const first = problems.find(({ code }) => code === saidFirst)
  if (first && form !== 'jwks') return failure(first)
  if (keys.length === 0) return failure(problems[0] ?? { code: 'key_set_empty' })
  return success({ form, keys, skipped: problems.length })
}
