import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  ecCertificate,
  ecOpenSsh,
  ecPublicKey,
  ecRequest,
  ed25519PublicKey,
  rsaBareKey,
  rsaOpenSsh,
  rsaPublicKey,
} from '../fixtures/keys.cases.ts'
import { modulusBits, type SigningKey } from './key.ts'
import { readKeys } from './read-keys.ts'

/** Everything that is read from what people paste as a key. What should change: `npx vitest run engines/devtools/jwt -u`, and read the difference. */
const inLines = (body: string, width = 64) => body.match(new RegExp(`.{1,${width}}`, 'g'))!.join('\n')
const pem = (label: string, body: string) => `-----BEGIN ${label}-----\n${inLines(body)}\n-----END ${label}-----`
const hex = (body: string) => Buffer.from(body, 'base64').toString('hex')
const ec = Buffer.from(ecPublicKey, 'base64').subarray(-64)
const [x, y] = [ec.subarray(0, 32), ec.subarray(32)].map((part) => part.toString('base64url'))
const jwk = { kty: 'EC', crv: 'P-256', x, y }
const secret = { kty: 'oct', k: Buffer.from('0123456789').toString('base64url') }
const good = pem('PUBLIC KEY', ecPublicKey)

const texts: Readonly<Record<string, string>> = {
  'a public key': good,
  'in one line': good.replaceAll('\n', ''),
  'with Windows lines': good.replaceAll('\n', '\r\n'),
  'as a setting': `KEY="${good.replaceAll('\n', '\\n')}"`,
  'in JSON twice': good.replaceAll('\n', '\\\\n').replaceAll('-----END', '\\\\r-----END'),
  'quoted in mail': good.replace(/^/gm, '> '),
  indented: good.replace(/^/gm, '    '),
  'with headers': good.replace('\n', '\nComment: my\n  key\nX-Id: 7\n\n'),
  'without its end': good.slice(0, good.indexOf('-----END')),
  'with text around it': `Here it is:\n${good}\nBye: now`,
  'with letters that are none': pem('PUBLIC KEY', '!!!!'),
  'cut off': pem('PUBLIC KEY', ecPublicKey.slice(0, 40)),
  'a certificate': pem('CERTIFICATE', ecCertificate),
  'a request': pem('CERTIFICATE REQUEST', ecRequest),
  'a chain': `${pem('CERTIFICATE', ecCertificate)}\n${pem('PUBLIC KEY', rsaPublicKey)}`,
  'parameters before the key': `${pem('EC PARAMETERS', 'BggqhkjOPQMBBw==')}\n${good}`,
  'parameters alone': pem('EC PARAMETERS', 'BggqhkjOPQMBBw=='),
  'a list of the revoked': pem('X509 CRL', ecCertificate),
  'a private key': pem('EC PRIVATE KEY', ecPublicKey),
  'a private key beside the public one': `${good}\n${pem('PRIVATE KEY', ecPublicKey)}`,
  PGP: pem('PGP PUBLIC KEY BLOCK', ecPublicKey),
  RSA: pem('PUBLIC KEY', rsaPublicKey),
  'RSA without its cover': pem('RSA PUBLIC KEY', rsaBareKey),
  'a wrong label': pem('CERTIFICATE', rsaPublicKey),
  Ed25519: pem('PUBLIC KEY', ed25519PublicKey),
  'DER in base64': ecPublicKey,
  'DER in lines': inLines(ecPublicKey, 20),
  'DER in hexadecimal': hex(ecPublicKey),
  'DER in hexadecimal with colons': hex(ecPublicKey).match(/../g)!.join(':').toUpperCase(),
  'PEM in base64': Buffer.from(good).toString('base64'),
  'OpenSSH of a curve': `ecdsa-sha2-nistp256 ${ecOpenSsh} me@home`,
  'OpenSSH of RSA': `ssh-rsa ${rsaOpenSsh}`,
  'OpenSSH, several': `ssh-rsa ${rsaOpenSsh}\n\necdsa-sha2-nistp256 ${ecOpenSsh}\nssh-rsa AAAA\n`,
  'OpenSSH, damaged': 'ssh-rsa AAAAB3NzaC1yc2EAAAA',
  'OpenSSH, cut': `ssh-rsa ${rsaOpenSsh.slice(0, 40)}`,
  'OpenSSH of another kind': `ssh-dss ${Buffer.from('000000077373682d64737300000001ff', 'hex').toString('base64')}`,
  'OpenSSH of Ed25519': `ssh-ed25519 ${Buffer.from(`0000000b7373682d6564323535313900000003${'010203'}`, 'hex').toString('base64')}`,
  'OpenSSH without a key': `ssh-rsa ${Buffer.from('000000077373682d727361', 'hex').toString('base64')}`,
  JWK: JSON.stringify({ ...jwk, kid: 'k', use: 'sig', key_ops: ['verify', 1], alg: 'ES256' }),
  'JWK with numbers for words': JSON.stringify({ ...jwk, kid: 1, use: 2, key_ops: 'verify', alg: 3 }),
  'JWK of a secret': JSON.stringify(secret),
  'JWK, private': JSON.stringify({ ...jwk, d: 'AA' }),
  'JWK of RSA': JSON.stringify({ kty: 'RSA', n: 'AAD_AQ', e: 'AQAB' }),
  'JWK of RSA without a half': JSON.stringify({ kty: 'RSA', n: 'AQAB' }),
  'JWK of a curve without a half': JSON.stringify({ kty: 'EC', crv: 'P-256', x }),
  'JWK of another curve': JSON.stringify({ kty: 'EC', crv: 'P-192', x, y }),
  'JWK with numbers too long': JSON.stringify({ kty: 'EC', crv: 'P-256', x: `${x}AA`, y }),
  'JWK with numbers too short': JSON.stringify({ kty: 'EC', crv: 'P-256', x: 'AQ', y: 'Ag' }),
  ...Object.fromEntries(
    Object.entries({ 'P-384': 48, 'P-521': 66, secp256k1: 32 }).flatMap(([crv, length]) =>
      [length, length + 1].map((bytes) => {
        const number = Buffer.alloc(bytes, 7).toString('base64url')
        return [`JWK of ${crv} with ${bytes} bytes`, JSON.stringify({ kty: 'EC', crv, x: number, y: number })]
      }),
    ),
  ),
  'JWK of Ed25519': JSON.stringify({ kty: 'OKP', crv: 'Ed25519', x }),
  'JWK of X25519': JSON.stringify({ kty: 'OKP', crv: 'X25519', x }),
  'JWK of something else': JSON.stringify({ kty: 'AKP' }),
  'JWK by its certificate': JSON.stringify({ x5c: [ecCertificate, 'x'], kid: 'c' }),
  JWKS: JSON.stringify({ keys: [jwk, { ...jwk, d: 'AA' }, 7, secret] }),
  'JWKS within': JSON.stringify({ jwks: { keys: [jwk] } }),
  'JWKS, empty': JSON.stringify({ keys: [] }),
  'JWKS of private keys': JSON.stringify({ keys: [{ ...jwk, d: 'AA' }] }),
  'a list of JWK': JSON.stringify([jwk, 'x']),
  'in a program': `const jwks = ${JSON.stringify({ keys: [jwk] })};`,
  'in another program': `export default { kty: 1 }`,
  'a map of certificates': JSON.stringify({
    first: pem('CERTIFICATE', ecCertificate),
    second: ecPublicKey,
    third: jwk,
    fourth: 4,
    fifth: 'short',
  }),
  'settings of a provider': JSON.stringify({ issuer: 'https://i.example', jwks_uri: 'https://i.example/keys' }),
  'JSON of something else': '{"a":1}',
  'JSON, broken': '{"keys":',
  'JSON, a text': '["x"]',
  'an address': 'https://i.example/.well-known/jwks.json',
  words: 'my secret',
  nothing: '',
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex').slice(0, 8)

function inWords({ material, ...rest }: SigningKey): string {
  const named = 'point' in material ? `${material.point.length} bytes ${digest(material.point)}` : ''
  const rsa =
    material.kind === 'RSA'
      ? `${modulusBits(material.modulus)} bits ${digest(material.modulus)} ${digest(material.exponent)}`
      : ''
  const other = material.kind === 'other' ? material.name : material.kind === 'oct' ? digest(material.secret) : ''
  return `${material.kind} ${named}${rsa}${other} ${JSON.stringify(rest)}`
}

test('whole readings of keys', async () => {
  const lines = Object.entries(texts).map(([name, text]) => {
    const read = readKeys(text)
    if (!read.ok) return `${name}: ${Object.values(read.problem).join(' ')}`
    const { form, keys, skipped } = read.value
    return [`${name}: ${form}, ${skipped} skipped`, ...keys.map(inWords)].join('\n  ')
  })
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../fixtures/keys.txt')
})
