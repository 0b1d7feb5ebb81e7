import { createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { expect, test } from 'vitest'
import { readJwt } from '#engines/devtools/jwt/index.ts'
import { certificateOf, pemOf } from './testing/certificate.ts'
import { signedToken } from './testing/token.ts'
import type { SecretEncoding } from './verification.ts'
import { requestOf } from './verification-request.ts'
import { verifySignature } from './verify-signature.ts'

/** Keys as they stand in terminals, settings, consoles and chats; made with Node's own crypto, not with what is under test. */
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const rsaPss = generateKeyPairSync('rsa-pss', { modulusLength: 2048 })
const ca = generateKeyPairSync('rsa', { modulusLength: 2048 })
const p256 = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const p521 = generateKeyPairSync('ec', { namedCurve: 'P-521' })
const k256 = generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
const ed25519 = generateKeyPairSync('ed25519')
const ed448 = generateKeyPairSync('ed448')

const pem = (key: KeyObject) => String(key.export({ type: 'spki', format: 'pem' }))
const pkcs1 = (key: KeyObject) => String(key.export({ type: 'pkcs1', format: 'pem' }))
const pkcs8 = (key: KeyObject) => String(key.export({ type: 'pkcs8', format: 'pem' }))
const sec1 = (key: KeyObject) => String(key.export({ type: 'sec1', format: 'pem' }))
const der = (key: KeyObject) => key.export({ type: 'spki', format: 'der' })
const jwkOf = (key: KeyObject, extra: object = {}) => ({ ...key.export({ format: 'jwk' }), ...extra })
const certificate = (key: KeyObject, subject?: string) => pemOf('CERTIFICATE', certificateOf(key, subject))
const oneLine = (text: string) => text.trim().replaceAll('\n', '\\n')

const rs256 = signedToken({ alg: 'RS256' }, (data) => sign('sha256', data, rsa.privateKey))
const rs256Named = signedToken({ alg: 'RS256', kid: 'k1' }, (data) => sign('sha256', data, rsa.privateKey))
const ps256 = signedToken({ alg: 'PS256' }, (data) =>
  sign('sha256', data, { key: rsaPss.privateKey, padding: 6, saltLength: 32 }),
)
const es256 = signedToken({ alg: 'ES256' }, (data) =>
  sign('sha256', data, { key: p256.privateKey, dsaEncoding: 'ieee-p1363' }),
)
const es512 = signedToken({ alg: 'ES512' }, (data) =>
  sign('sha512', data, { key: p521.privateKey, dsaEncoding: 'ieee-p1363' }),
)
const es256k = signedToken({ alg: 'ES256K' }, (data) =>
  sign('sha256', data, { key: k256.privateKey, dsaEncoding: 'ieee-p1363' }),
)
const eddsa = signedToken({ alg: 'EdDSA' }, (data) => sign(null, data, ed25519.privateKey))
const eddsa448 = signedToken({ alg: 'EdDSA' }, (data) => sign(null, data, ed448.privateKey))

const bytes = Buffer.from('00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff', 'hex')
const base64Secret = bytes.toString('base64')
const hs = (secret: string | Buffer, hash = 'sha256', alg = 'HS256') =>
  signedToken({ alg }, (data) => createHmac(hash, secret).update(data).digest())
const word = 'a secret of thirty-two letters..'

const openSshLine = (type: string, ...fields: Buffer[]) =>
  `${type} ${Buffer.concat([Buffer.from(type), ...fields].flatMap((field) => [Buffer.from([0, 0, field.length >> 8, field.length & 255]), field])).toString('base64')} me@host`
const rawOf = (key: KeyObject, name: string) =>
  Buffer.from((jwkOf(key) as Record<string, string>)[name] ?? '', 'base64url')
const sshRsa = openSshLine(
  'ssh-rsa',
  rawOf(rsa.publicKey, 'e'),
  Buffer.concat([Buffer.from([0]), rawOf(rsa.publicKey, 'n')]),
)
const sshEcdsa = openSshLine(
  'ecdsa-sha2-nistp256',
  Buffer.from('nistp256'),
  Buffer.concat([Buffer.from([4]), rawOf(p256.publicKey, 'x'), rawOf(p256.publicKey, 'y')]),
)

const rows: readonly [name: string, token: string, key: string, expected: string, encoding?: SecretEncoding][] = [
  // letters around a PEM
  ['byte order mark', rs256, `\ufeff${pem(rsa.publicKey)}`, 'good'],
  ['Windows line ends and blank lines', rs256, `\r\n\r\n${pem(rsa.publicKey).replaceAll('\n', '\r\n')}\r\n`, 'good'],
  ['no-break spaces in front', rs256, pem(rsa.publicKey).replaceAll('\n', '\n\u00a0\u00a0'), 'good'],
  ['zero width space', rs256, pem(rsa.publicKey).replace('\n', '\n\u200b'), 'good'],
  ['literal \\n in a setting without quotes', rs256, `JWT_PUBLIC_KEY=${oneLine(pem(rsa.publicKey))}`, 'good'],
  ['export of a shell', rs256, `export KEY='${pem(rsa.publicKey)}'`, 'good'],
  ['YAML block', rs256, `publicKey: |\n  ${pem(rsa.publicKey).trim().replaceAll('\n', '\n  ')}`, 'good'],
  ['value in JSON', rs256, JSON.stringify({ publicKey: pem(rsa.publicKey) }), 'good'],
  [
    'answer of Keycloak',
    rs256,
    JSON.stringify({ realm: 'x', public_key: der(rsa.publicKey).toString('base64') }),
    'good',
  ],
  [
    'quoted by mail',
    rs256,
    pem(rsa.publicKey)
      .trim()
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
    'good',
  ],
  ['typographic dashes', rs256, pem(rsa.publicKey).replaceAll('-----', '—–—'), 'good'],
  ['base64 of a whole PEM, as Kubernetes keeps it', rs256, Buffer.from(pem(rsa.publicKey)).toString('base64'), 'good'],
  // other public forms
  ['PKCS#1 public', rs256, pkcs1(rsa.publicKey), 'good'],
  ['PKCS#1 with literal \\n', rs256, oneLine(pkcs1(rsa.publicKey)), 'good'],
  [
    'DER as base64url, broken in lines',
    rs256,
    der(rsa.publicKey)
      .toString('base64url')
      .replace(/(.{64})/g, '$1\n'),
    'good',
  ],
  ['OpenSSH RSA', rs256, sshRsa, 'good'],
  ['OpenSSH ECDSA', es256, sshEcdsa, 'good'],
  ['OpenSSH ECDSA for RS256', rs256, sshEcdsa, 'key_refused kind'],
  ['key of RSA-PSS', ps256, pem(rsaPss.publicKey), 'good'],
  ['key of RSA-PSS for RS256', rs256, pem(rsaPss.publicKey), 'key_refused kind'],
  ['P-521', es512, JSON.stringify(jwkOf(p521.publicKey)), 'good'],
  ['P-521 for ES256', es256, pem(p521.publicKey), 'key_refused kind'],
  ['secp256k1 for ES256', es256, pem(k256.publicKey), 'key_refused kind'],
  ['ES256K by DER in hex', es256k, der(k256.publicKey).toString('hex'), 'good'],
  ['Ed448', eddsa448, pem(ed448.publicKey), 'good'],
  ['Ed25519 where Ed448 signed', eddsa448, pem(ed25519.publicKey), 'bad signatureLength'],
  ['Ed25519 with literal \\n', eddsa, oneLine(pem(ed25519.publicKey)), 'good'],
  // private keys given to verify with
  ['PKCS#8 private', rs256, pkcs8(rsa.privateKey), 'key_private'],
  ['PKCS#1 private', rs256, pkcs1(rsa.privateKey), 'key_private'],
  ['SEC1 private', es256, sec1(p256.privateKey), 'key_private'],
  [
    'SEC1 private behind its parameters',
    es256,
    `-----BEGIN EC PARAMETERS-----\nBggqhkjOPQMBBw==\n-----END EC PARAMETERS-----\n${sec1(p256.privateKey)}`,
    'key_private',
  ],
  ['private JWK', es256, JSON.stringify(jwkOf(p256.privateKey)), 'key_private'],
  [
    'private DER as base64',
    rs256,
    rsa.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    'key_private',
  ],
  // sets
  [
    'set without kid',
    rs256Named,
    JSON.stringify({ keys: [jwkOf(p256.publicKey), jwkOf(rsa.publicKey)] }),
    'good keyOfSeveral',
  ],
  [
    'set with kid',
    rs256Named,
    JSON.stringify({ keys: [jwkOf(ca.publicKey, { kid: 'k0' }), jwkOf(rsa.publicKey, { kid: 'k1' })] }),
    'good',
  ],
  [
    'set, kid names another key',
    rs256Named,
    JSON.stringify({ keys: [jwkOf(ca.publicKey, { kid: 'k1' }), jwkOf(rsa.publicKey, { kid: 'k2' })] }),
    'bad',
  ],
  [
    'only a key for encryption',
    rs256,
    JSON.stringify({ keys: [jwkOf(rsa.publicKey, { use: 'enc' })] }),
    'key_refused use',
  ],
  ['empty set', rs256, '{"keys":[]}', 'key_set_empty'],
  [
    'x5c beside the numbers',
    rs256,
    JSON.stringify(jwkOf(rsa.publicKey, { x5c: [certificateOf(rsa.publicKey).toString('base64')], x5t: 'abc' })),
    'good',
  ],
  [
    'x5c alone, chain',
    rs256,
    JSON.stringify({
      kty: 'RSA',
      use: 'sig',
      x5c: [certificateOf(rsa.publicKey), certificateOf(ca.publicKey, 'ca')].map((one) => one.toString('base64')),
    }),
    'good',
  ],
  ['chain, leaf first', rs256, certificate(rsa.publicKey) + certificate(ca.publicKey, 'ca'), 'good keyOfSeveral'],
  ['chain, leaf last', rs256, certificate(ca.publicKey, 'ca') + certificate(rsa.publicKey), 'good keyOfSeveral'],
  ['chain of others', rs256, certificate(ca.publicKey, 'ca') + certificate(ca.publicKey, 'root'), 'bad'],
  ['jwks in JavaScript', rs256, `const jwks = ${JSON.stringify({ keys: [jwkOf(rsa.publicKey)] })};`, 'good'],
  ['address of a set', rs256, 'https://issuer.example/.well-known/jwks.json', 'key_address'],
  // secrets
  ['secret as base64, said so', hs(bytes), base64Secret, 'good', 'base64url'],
  ['secret as base64, taken as text', hs(bytes), base64Secret, 'bad otherSecret'],
  ['text that looks like base64', hs(base64Secret), base64Secret, 'good'],
  ['text that looks like base64, said to be', hs(base64Secret), base64Secret, 'bad otherSecret', 'base64url'],
  ['secret in hex', hs(bytes), bytes.toString('hex'), 'good', 'hex'],
  ['secret with a line break', hs(word), `${word}\n`, 'bad otherSecret'],
  ['secret with a Windows line break', hs(word), `${word}\r\n`, 'bad otherSecret'],
  ['secret with a byte order mark', hs(word), `\ufeff${word}`, 'bad otherSecret'],
  ['secret as a setting', hs(word), `JWT_SECRET=${word}`, 'bad otherSecret'],
  ['secret as an export of a shell', hs(word), `export JWT_SECRET='${word}';`, 'bad otherSecret'],
  ['secret as a member of a file', hs(word), `"s": "${word}",`, 'bad otherSecret'],
  ['secret in quotes', hs(word), `"${word}"`, 'bad otherSecret'],
  ['secret of HS512, 32 bytes', hs(word, 'sha512', 'HS512'), word, 'good weakSecret'],
  ['oct JWK', hs(bytes), JSON.stringify({ kty: 'oct', k: bytes.toString('base64url') }), 'good'],
  ['secret for RS256', rs256, 'my secret', 'key_unreadable notKey'],
  ['public key for HS256', hs(word), pem(rsa.publicKey), 'public_key_as_secret'],
  ['public key used as HS256 secret', hs(pem(rsa.publicKey)), pem(rsa.publicKey), 'algorithm_confusion'],
  ['private key for HS256', hs(word), pkcs8(rsa.privateKey), 'private_key_as_secret'],
]

const rsa1024 = generateKeyPairSync('rsa', { modulusLength: 1024 })
const numbers = jwkOf(p256.publicKey) as { x: string; y: string }
const set = (...keys: object[]) => JSON.stringify({ keys })

/** What keys say of themselves, numbers that are almost right, other files of keys. */
// biome-ignore format: a table, one combination a row
const moreRows: typeof rows = [
  ['two keys of one kid', rs256Named, set(jwkOf(ca.publicKey, { kid: 'k1' }), jwkOf(rsa.publicKey, { kid: 'k1' })), 'good'],
  ['alg of the key is another', rs256, JSON.stringify(jwkOf(rsa.publicKey, { alg: 'RS512' })), 'key_refused algorithm'],
  ['alg of the key is for encryption', rs256, JSON.stringify(jwkOf(rsa.publicKey, { alg: 'RSA-OAEP' })), 'key_refused algorithm'],
  ['key_ops to sign', rs256, JSON.stringify(jwkOf(rsa.publicKey, { key_ops: ['sign'] })), 'key_refused operations'],
  ['key_ops to verify, use sig', rs256, JSON.stringify(jwkOf(rsa.publicKey, { key_ops: ['verify'], use: 'sig' })), 'good'],
  ['one kid for both uses', rs256Named, set(jwkOf(rsa.publicKey, { kid: 'k1', use: 'enc' }), jwkOf(rsa.publicKey, { kid: 'k1', use: 'sig' })), 'good'],
  ['secret whose alg is another', hs(bytes), JSON.stringify({ kty: 'oct', alg: 'HS512', k: bytes.toString('base64url') }), 'key_refused algorithm'],
  ['x and y swapped', es256, JSON.stringify({ ...numbers, kty: 'EC', crv: 'P-256', x: numbers.y, y: numbers.x }), 'key_invalid'],
  ['x with padding', es256, JSON.stringify({ ...numbers, x: `${numbers.x}=` }), 'good'],
  ['n with a zero in front', rs256, JSON.stringify({ ...jwkOf(rsa.publicKey), n: Buffer.concat([Buffer.from([0]), rawOf(rsa.publicKey, 'n')]).toString('base64url') }), 'good'],
  ['RSA of 1024 bits', signedToken({ alg: 'RS256' }, (data) => sign('sha256', data, rsa1024.privateKey)), pem(rsa1024.publicKey), 'good weakRsa'],
  ['RSA of 1024 bits where 2048 signed', rs256, pem(rsa1024.publicKey), 'bad signatureLength weakRsa'],
  ['ES256 as DER', signedToken({ alg: 'ES256' }, (data) => sign('sha256', data, p256.privateKey)), pem(p256.publicKey), 'bad signatureDer'],
  ['PS256 that RS256 signed', signedToken({ alg: 'PS256' }, (data) => sign('sha256', data, rsa.privateKey)), pem(rsa.publicKey), 'bad'],
  ['HS256 and a set of public keys', hs(word), set(jwkOf(rsa.publicKey)), 'public_key_as_secret'],
  ['HS256 and a set with its secret', signedToken({ alg: 'HS256', kid: 's' }, (data) => createHmac('sha256', bytes).update(data).digest()), set(jwkOf(rsa.publicKey, { kid: 'r' }), { kty: 'oct', kid: 's', k: bytes.toString('base64url') }), 'good'],
  ['certificates by key id', rs256Named, JSON.stringify({ k0: certificate(ca.publicKey), k1: certificate(rsa.publicKey) }), 'good'],
  ['certificates by other key ids', rs256Named, JSON.stringify({ k0: certificate(ca.publicKey), k2: certificate(ca.publicKey) }), 'key_id_not_found'],
  ['settings of OpenID', rs256, JSON.stringify({ issuer: 'https://i.example', jwks_uri: 'https://i.example/jwks' }), 'key_address'],
  ['the token itself', rs256, rs256, 'key_unreadable notKey'],
  ['PGP', rs256, '-----BEGIN PGP PUBLIC KEY BLOCK-----\n\nmQENBF\n-----END PGP PUBLIC KEY BLOCK-----', 'key_unreadable notKey'],
  ['SSH2 of RFC 4716', rs256, `---- BEGIN SSH2 PUBLIC KEY ----\nComment: "me"\n${sshRsa.split(' ')[1]}\n---- END SSH2 PUBLIC KEY ----`, 'good'],
  ['private key of OpenSSH', rs256, '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----', 'key_private'],
  ['encrypted private key', rs256, String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'x' })), 'key_private'],
  ['private keys in a set', rs256, set(jwkOf(rsa.privateKey)), 'key_private'],
  ['secret with a no-break space', hs(word), `${word}\u00a0`, 'bad otherSecret'],
  ['hex with 0x', hs(bytes), `0x${bytes.toString('hex')}`, 'good', 'hex'],
  ['hex with colons', hs(bytes), bytes.toString('hex').toUpperCase().replace(/..(?=.)/g, '$&:'), 'good', 'hex'],
  ['alg in small letters', signedToken({ alg: 'rs256' }, (data) => sign('sha256', data, rsa.privateKey)), pem(rsa.publicKey), 'algorithm_unknown'],
  ['HS1', signedToken({ alg: 'HS1' }, (data) => createHmac('sha1', word).update(data).digest()), word, 'algorithm_unknown'],
  ['kid that is a number', signedToken({ alg: 'RS256', kid: 7 }, (data) => sign('sha256', data, rsa.privateKey)), set(jwkOf(rsa.publicKey, { kid: '7' })), 'good'],
  ['list of keys', rs256Named, JSON.stringify([jwkOf(p256.publicKey), jwkOf(rsa.publicKey, { kid: 'k1' })]), 'good'],
  ['registered name in crit', signedToken({ alg: 'HS256', crit: ['exp'] }, (data) => createHmac('sha256', word).update(data).digest()), word, 'good criticalInvalid'],
  ['certificate as DER', rs256, certificateOf(rsa.publicKey).toString('base64'), 'good'],
  ['certificate of a kubeconfig', rs256, `certificate-authority-data: ${Buffer.from(certificate(rsa.publicKey)).toString('base64')}`, 'good'],
  ['X25519 for EdDSA', eddsa, pem(generateKeyPairSync('x25519').publicKey), 'key_refused kind'],
  ['DSA for RS256', rs256, pem(generateKeyPairSync('dsa', { modulusLength: 1024, divisorLength: 160 }).publicKey), 'key_refused kind'],
  ['fingerprint', rs256, 'SHA256:nThbg6kXUpJWGl7E1IGOCspRomTxdCARLviKw6E5SY8', 'key_unreadable notKey'],
]

test.each([...rows, ...moreRows])('%s', async (_, token, keyText, expected, encoding = 'text') => {
  const { result } = readJwt(token)
  if (!result.ok) throw new Error(result.problem.code)
  const verification = await verifySignature({ ...requestOf(result.value), keyText, encoding })
  const words =
    verification.outcome === 'problem'
      ? [verification.problem.code, ...('reason' in verification.problem ? [verification.problem.reason] : [])]
      : [verification.outcome, ...verification.notes.map(({ code }) => code)]
  expect(words.join(' ')).toBe(expected)
})
