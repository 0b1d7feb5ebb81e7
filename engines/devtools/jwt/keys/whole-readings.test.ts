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

/** A value of DER (X.690), its length in as few bytes as there are, or in so many. */
function der(tag: number, content: Buffer, lengthBytes = 0): Buffer {
  const length = [content.length >> 16, (content.length >> 8) & 255, content.length & 255]
  const head = lengthBytes === 0 ? [tag, content.length] : [tag, 0x80 + lengthBytes, ...length.slice(-lengthBytes)]
  return Buffer.concat([Buffer.from(head), content])
}
const [integer, bits, octets, object, sequence] = [0x02, 0x03, 0x04, 0x06, 0x30].map(
  (tag) =>
    (...inner: readonly (Buffer | string)[]) =>
      der(tag, Buffer.concat(inner.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)))),
) as [Made, Made, Made, Made, Made]
type Made = (...inner: readonly (Buffer | string)[]) => Buffer

const rsaObject = object('2a864886f70d010101')
const ecObject = object('2a8648ce3d0201')
const keyOf = (algorithm: Buffer, key: Buffer = bits('000102')) => sequence(sequence(algorithm), key)
const structures: Readonly<Record<string, Buffer>> = {
  'two keys in a row': Buffer.concat([keyOf(rsaObject), keyOf(rsaObject)]),
  'a number only': integer('05'),
  'an inside that is cut': sequence('0305'),
  'a private key of PKCS 8': sequence(integer('00'), sequence(rsaObject), octets('00')),
  'a private key of a curve': sequence(integer('01'), octets('0102')),
  'a private key of RSA': sequence(...new Array<Buffer>(9).fill(integer('01'))),
  'eight numbers': sequence(...new Array<Buffer>(8).fill(integer('01'))),
  'an encrypted private key': sequence(sequence(rsaObject), octets('00')),
  'something else': sequence(octets('00')),
  'a name of an algorithm that is no object': keyOf(integer('01')),
  'an algorithm that is cut': sequence(sequence('0605'), bits('00')),
  'RSA without numbers': keyOf(rsaObject, bits('00')),
  'RSA with one number': keyOf(rsaObject, bits('00', sequence(integer('05')))),
  'RSA with zeros in front': keyOf(rsaObject, bits('00', sequence(integer('00ff'), integer('00000003')))),
  'RSA of zero': keyOf(rsaObject, bits('00', sequence(integer('0000'), integer('00')))),
  'RSA for PSS': keyOf(object('2a864886f70d01010a'), bits('00', sequence(integer('05'), integer('03')))),
  'a curve without a name': keyOf(ecObject),
  'a curve by its numbers': keyOf(Buffer.concat([ecObject, sequence(integer('01'))])),
  'a curve nobody knows': keyOf(Buffer.concat([ecObject, object('2b8104000100')])),
  'P-384': keyOf(Buffer.concat([ecObject, object('2b81040022')])),
  brainpoolP512r1: keyOf(Buffer.concat([ecObject, object('2b240303020801010d')])),
  'an algorithm nobody knows': keyOf(object('2a0304')),
  'Diffie-Hellman': keyOf(object('2a8648ce3e0201')),
  'GOST, 256 bits': keyOf(object('2a85030701010101')),
  'GOST, 512 bits': keyOf(object('2a85030701010102')),
  'a certificate without a key': sequence(sequence(integer('01')), sequence(rsaObject), bits('00')),
  'a certificate that is cut': sequence(sequence('0305'), sequence(rsaObject), bits('00')),
  'a certificate with a sequence before its key': sequence(
    sequence(sequence(integer('01')), sequence('0305'), keyOf(object('2b6570'), bits('0007'))),
    sequence(rsaObject),
    bits('00'),
  ),
  'a length in one byte of its own': der(0x30, sequence(object('2b6570')), 1),
  ...Object.fromEntries(
    [1, 2, 3].map((count) => [
      `a length in ${count} bytes`,
      der(0x30, Buffer.concat([sequence(object('2b6570')), bits('0007')]), count),
    ]),
  ),
  'a length in four bytes': Buffer.from('308400000000', 'hex'),
  'a length without an end': Buffer.from('30800000', 'hex'),
  'a length that is cut': Buffer.from('308201', 'hex'),
  'a tag alone': Buffer.from('30', 'hex'),
}

const texts: Readonly<Record<string, string>> = {
  'a public key': good,
  'in one line': good.replaceAll('\n', ''),
  'with Windows lines': good.replaceAll('\n', '\r\n'),
  'as a setting': `KEY="${good.replaceAll('\n', '\\n')}"`,
  'in JSON twice': good.replaceAll('\n', '\\\\n').replaceAll('-----END', '\\\\r-----END'),
  'quoted in mail': good.replace(/^/gm, '> '),
  indented: good.replace(/^/gm, '    '),
  'with headers': good.replace('\n', '\nComment: my\n  key\nX-Id: 7\n\n'),
  'with a header, and letters apart': good.replace('\n', '\nComment: mine\n').replace('MFkw', 'MFkw '),
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
  ...Object.fromEntries(
    [1, 3, 4].map((count) => [
      `OpenSSH with ${count} bytes too many`,
      `ssh-rsa ${Buffer.concat([Buffer.from(rsaOpenSsh, 'base64'), Buffer.alloc(count)]).toString('base64')}`,
    ]),
  ),
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
  'one key in a program': `const key = ${JSON.stringify(jwk)};`,
  'in another program': `export default { kty: 1 }`,
  'a map of one certificate': JSON.stringify({ only: pem('CERTIFICATE', ecCertificate) }),
  'a map of a chain': JSON.stringify({ only: `${pem('CERTIFICATE', ecCertificate)}\n${good}` }),
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
  'JSON, broken, around a PEM': `{-----BEGIN PUBLIC KEY-----\n${ecPublicKey}\n-----END PUBLIC KEY-----`,
  'a map with a half of a key': JSON.stringify({ first: jwk, second: { kty: 'RSA' } }),
  'OpenSSH, a word alone below': `ssh-rsa ${rsaOpenSsh}\nssh-rsa\n`,
  'JWK of RSA of zeros': JSON.stringify({ kty: 'RSA', n: 'AAAA', e: 'AA' }),
  ...Object.fromEntries(Object.entries(structures).map(([name, bytes]) => [`DER: ${name}`, bytes.toString('hex')])),
  'an address': 'https://i.example/.well-known/jwks.json',
  words: 'my secret',
  'a key behind two words': `M key: ${ecPublicKey}`,
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
