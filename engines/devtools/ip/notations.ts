import { bitLength, type IpAddress, type IpVersion, parseIpAddress } from './address.ts'

/** The ways an address is written. */
export type AddressNotation =
  | 'plain'
  | 'decimal'
  | 'hexadecimal'
  | 'binary'
  | 'bytes'
  | 'withPort'
  | 'url'
  | 'reverseName'
  | 'defanged'
  /** Other digits, or something else where the points should stand: `192,168,1,1`. */
  | 'otherMarks'
  | 'insideText'

interface OneAddress {
  readonly address: IpAddress
  readonly addressText: string
  readonly notation: AddressNotation
}

type Reader = (text: string) => { readonly address: IpAddress; readonly text?: string } | undefined

/** Reads every form that this project prints, and those of browsers and logs. */
const readers: readonly (readonly [AddressNotation, Reader])[] = [
  ['plain', (text) => plain(text)],
  ['decimal', readDecimal],
  ['hexadecimal', readHexadecimal],
  ['binary', readBinary],
  ['bytes', readBytes],
  ['withPort', readWithPort],
  ['url', readUrl],
  ['reverseName', readReverseName],
  // Windows writes IPv6 addresses in paths like this.
  [
    'url',
    (text) => withoutText(plain(/^([0-9a-f-]{2,45})\.ipv6-literal\.net$/i.exec(text)?.[1]?.replaceAll('-', ':') ?? '')),
  ],
  // Amazon and Kubernetes put the address into the name: `ip-10-0-0-12.ec2.internal`.
  ['insideText', readHostName],
  // `10[.]0[.]0[.]1`, `hxxp://…`: security reports write addresses so that nobody clicks them.
  ['defanged', readDefanged],
]

export function readOneAddress(text: string): OneAddress | undefined {
  for (const [notation, reader] of readers) {
    const read = reader(text)
    if (read) return { address: read.address, addressText: read.text ?? text, notation }
  }
  return undefined
}

function plain(text: string): { address: IpAddress; text: string } | undefined {
  const address = parseIpAddress(text)
  return address.ok ? { address: address.value, text } : undefined
}

/**
 * One number for all bits. A small one is more likely a typing mistake than an address in 0.0.0.0/8, so it must fill the
 * first octet (IPv4) or the first group (IPv6).
 */
function fromNumber(value: bigint): { address: IpAddress } | undefined {
  if (value >= 1n << 24n && value < 1n << 32n) return { address: { version: 4, value } }
  return value >= 1n << 112n && value < 1n << 128n ? { address: { version: 6, value } } : undefined
}

function readDecimal(text: string) {
  return /^[1-9]\d{7,38}$/.test(text) ? fromNumber(BigInt(text)) : undefined
}

/** `0xC0A80101`, or each octet by itself: `0xC0.0xA8.0x01.0x01`. */
function readHexadecimal(text: string) {
  if (/^0x(?:[0-9a-f]{8}|[0-9a-f]{32})$/i.test(text)) {
    return { address: { version: text.length === 10 ? 4 : 6, value: BigInt(text) } as const }
  }
  const octets = /^(?:0x[0-9a-f]{1,2}\.){3}0x[0-9a-f]{1,2}$/i.test(text) ? text.split('.').map(BigInt) : undefined
  return octets && { address: join(4, octets, 8n) }
}

function readHostName(text: string) {
  const parts =
    /^(?:ip|ec2)-(\d{1,3}(?:-\d{1,3}){3})(?:\.[a-z\d.-]{1,80})?$/i.exec(text)?.[1] ??
    /^(\d{1,3}(?:-\d{1,3}){3})\.[a-z\d-]{1,63}\.pod(?:\.[a-z\d.-]{1,80})?$/i.exec(text)?.[1]
  return parts === undefined ? undefined : plain(parts.replaceAll('-', '.'))
}

function readDefanged(text: string) {
  const whole = text.replace(/[[({]\s?([.:]|dot)\s?[\])}]/gi, (_, mark: string) => (mark === ':' ? ':' : '.'))
  if (whole === text) return undefined
  const address = whole.replace(/^hxxp/i, 'http')
  return plain(address) ?? readWithPort(address) ?? readUrl(address)
}

function readBinary(typed: string) {
  const text = /^[01]{8}(?: [01]{8}){3}$/.test(typed) ? typed.replaceAll(' ', '.') : typed
  if (/^(?:[01]{8}\.){3}[01]{8}$/.test(text)) return { address: join(4, text.split('.').map(fromBits), 8n) }
  if (/^(?:[01]{16}:){7}[01]{16}$/.test(text)) return { address: join(6, text.split(':').map(fromBits), 16n) }
  return /^(?:0b)?[01]{32}$/.test(text) ? { address: join(4, [fromBits(text.replace('0b', ''))], 32n) } : undefined
}

/** Bytes joined by colons, as the page prints them: four or sixteen. Eight are neither version. */
function readBytes(text: string) {
  const bytes = /^(?:[0-9a-f]{2}:){3}(?:(?:[0-9a-f]{2}:){12})?[0-9a-f]{2}$/i.test(text) ? text.split(':') : undefined
  return (
    bytes && {
      address: join(
        bytes.length === 4 ? 4 : 6,
        bytes.map((byte) => BigInt(`0x${byte}`)),
        8n,
      ),
    }
  )
}

/** `[::1]:8080`, `[::1]`, `10.0.0.1:80`, `10.0.0.1#53`; in addresses of pages the `%` of a zone is written `%25` (RFC 6874). */
function readWithPort(text: string) {
  const inside = /^\[([0-9a-f:.]+(?:%[\w.~-]+)?)\](?::\d{1,5})?$/i.exec(text)?.[1]
  // netstat writes `:::80` for every address and the port.
  const any = /^(::):\d{1,5}$/.exec(text)?.[1]
  const before = inside?.replace('%25', '%') ?? any ?? /^((?:\d{1,3}\.){3}\d{1,3})[:#]\d{1,5}$/.exec(text)?.[1]
  return before === undefined ? undefined : plain(before)
}

function readUrl(text: string) {
  const authority = /^(?:[a-z][a-z0-9+.-]{1,20}:)?\/\/(?:[^/?#\s@]{0,100}@)?([^/?#\s]+)(?:[/?#]\S*)?$/i.exec(text)?.[1]
  if (authority !== undefined)
    return plain(authority) ?? readWithPort(authority) ?? readDecimal(authority) ?? readHexadecimal(authority)
  // Without a scheme a path must be one: `10.0.0.1/x`, never `10.0.0.1/24`.
  const bare = /^([^/?#\s]+)(?:\/(?![\d/])|[?#])\S*$/.exec(text)?.[1]
  return bare === undefined ? undefined : (plain(bare) ?? readWithPort(bare))
}

/** `1.1.168.192.in-addr.arpa`, and the 32 hexadecimal digits of `ip6.arpa`. */
function readReverseName(text: string) {
  const octets = /^((?:\d{1,3}\.){3}\d{1,3})\.in-addr\.arpa\.?$/i.exec(text)?.[1]
  if (octets) return withoutText(plain(octets.split('.').reverse().join('.')))
  const nibbles = /^((?:[0-9a-f]\.){31}[0-9a-f])\.ip6\.arpa\.?$/i.exec(text)?.[1]
  if (!nibbles) return undefined
  return { address: { version: 6 as const, value: BigInt(`0x${nibbles.split('.').reverse().join('')}`) } }
}

/** The name of a zone, with the parts of a network in it: `2.0.192.in-addr.arpa` is 192.0.2.0/24. */
export function readReverseZone(text: string): (OneAddress & { prefix: number; mask: 'prefix' }) | undefined {
  const octets = /^((?:\d{1,3}\.){0,2}\d{1,3})\.in-addr\.arpa\.?$/i.exec(text)?.[1]?.split('.')
  const nibbles = /^((?:[0-9a-f]\.){0,30}[0-9a-f])\.ip6\.arpa\.?$/i.exec(text)?.[1]?.split('.')
  if (octets) {
    const read = plain([...octets.reverse(), ...new Array<string>(4 - octets.length).fill('0')].join('.'))
    return read && { ...named(read.address, text), prefix: octets.length * 8, mask: 'prefix' }
  }
  if (!nibbles) return undefined
  const value = BigInt(`0x${nibbles.reverse().join('').padEnd(32, '0')}`)
  return { ...named({ version: 6, value }, text), prefix: nibbles.length * 4, mask: 'prefix' }
}

const named = (address: IpAddress, addressText: string): OneAddress => ({
  address,
  addressText,
  notation: 'reverseName',
})

function withoutText(read: { address: IpAddress } | undefined) {
  return read && { address: read.address }
}

const fromBits = (bits: string): bigint => BigInt(`0b${bits}`)

function join(version: IpVersion, parts: readonly bigint[], size: bigint): IpAddress {
  const value = parts.reduce((sum, part) => (sum << size) + part, 0n)
  return { version, value: BigInt.asUintN(bitLength[version], value) }
}
