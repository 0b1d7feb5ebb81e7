import type { KeyObject } from 'node:crypto'

const der = (tag: number, ...contents: Uint8Array[]): Buffer => {
  const content = Buffer.concat(contents)
  const { length } = content
  const lengthBytes = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...lengthBytes]), content])
}

const sequence = (...contents: Uint8Array[]) => der(0x30, ...contents)
const name = (text: string) =>
  sequence(der(0x31, sequence(Buffer.from('0603550403', 'hex'), der(0x0c, Buffer.from(text)))))

/** For tests: a certificate of the right shape around a key; nobody has signed it, and no decoder of ours asks. */
export function certificateOf(publicKey: KeyObject, subject = 'leaf'): Buffer {
  const algorithm = sequence(Buffer.from('06092a864886f70d01010b0500', 'hex'))
  const validity = sequence(der(0x17, Buffer.from('260101000000Z')), der(0x17, Buffer.from('360101000000Z')))
  const toBeSigned = sequence(
    der(0xa0, Buffer.from('020102', 'hex')),
    Buffer.from('020101', 'hex'),
    algorithm,
    name('issuer'),
    validity,
    name(subject),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  return sequence(toBeSigned, algorithm, der(0x03, Buffer.alloc(257)))
}

export function pemOf(label: string, bytes: Uint8Array, lineBreak = '\n'): string {
  const lines =
    Buffer.from(bytes)
      .toString('base64')
      .match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join(lineBreak)
}
