import { bitLength, type IpAddress, parseIpAddress } from './address.ts'

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

interface Read {
  readonly address: IpAddress
  /** The address as it was typed, where it stands plainly within the text. */
  readonly text?: string
}

interface Notation {
  readonly name: AddressNotation
  readonly form: RegExp
  /** Of the text and the groups of its form; a text is an address written plainly. */
  readonly read: (text: string, group: string) => Read | string | undefined
}

const defanged = /[[({]\s?([.:]|dot)\s?[\])}]/gi

/** Every form that this project prints, and those of browsers and logs. */
const notations: readonly Notation[] = [
  { name: 'plain', form: /^[^/]+$/, read: (text) => text },
  { name: 'decimal', form: /^[1-9]\d{7,38}$/, read: (text) => fromNumber(BigInt(text)) },
  { name: 'hexadecimal', form: /^0x([\da-f]{8}|[\da-f]{32})$/i, read: (_, digits) => ofDigits('0x', digits) },
  {
    name: 'hexadecimal',
    form: /^(?:0x[\da-f]{1,2}\.){3}0x[\da-f]{1,2}$/i,
    read: (text) => withoutText(plain(text.split('.').map(Number).join('.'))),
  },
  {
    name: 'binary',
    form: /^(?:0b)?([01]{32}|[01]{8}([. ])[01]{8}(?:\2[01]{8}){2}|[01]{16}(?::[01]{16}){7})$/,
    read: (_, digits) => ofDigits('0b', digits),
  },
  // Four bytes or sixteen, as the page prints them. Eight are neither version.
  {
    name: 'bytes',
    form: /^(?:[\da-f]{2}:){3}(?:(?:[\da-f]{2}:){12})?[\da-f]{2}$/i,
    read: (text) => ofDigits('0x', text),
  },
  // `[::1]:8080`, `[::1]`; in addresses of pages the `%` of a zone is written `%25` (RFC 6874).
  { name: 'withPort', form: /^\[([^\]]+)\](?::\d{1,5})?$/, read: (_, inside) => inside.replace('%25', '%') },
  // `10.0.0.1:80`, `10.0.0.1#53`; netstat writes `:::80` for every address and the port.
  { name: 'withPort', form: /^(::|(?:\d{1,3}\.){3}\d{1,3})[:#]\d{1,5}$/, read: (_, address) => address },
  {
    name: 'url',
    form: /^(?:[a-z][a-z\d+.-]{1,20}:)?\/\/(?:[^/?#\s@]{0,100}@)?([^/?#\s]+)(?:[/?#]\S*)?$/i,
    read: (_, host) => readAs(['plain', 'withPort', 'decimal', 'hexadecimal'], host),
  },
  // Without a scheme a path must be one: `10.0.0.1/x`, never `10.0.0.1/24`.
  { name: 'url', form: /^([^/?#\s]+)(?:\/(?![\d/])|[?#])\S*$/, read: (_, host) => readAs(['plain', 'withPort'], host) },
  { name: 'reverseName', form: /\.arpa\.?$/i, read: readReverseName },
  // Windows writes IPv6 addresses in paths like this.
  {
    name: 'url',
    form: /^([\da-f-]{2,45})\.ipv6-literal\.net$/i,
    read: (_, name) => withoutText(plain(name.replaceAll('-', ':'))),
  },
  // Amazon and Kubernetes put the address into the name: `ip-10-0-0-12.ec2.internal`, `10-0-0-12.default.pod`.
  {
    name: 'insideText',
    form: /^(?:(?:ip|ec2)-|(?=[\d-]+\.[a-z\d-]{1,63}\.pod(?:\.|$)))(\d{1,3}(?:-\d{1,3}){3})(?:\.[a-z\d.-]{1,160})?$/i,
    read: (_, name) => name.replaceAll('-', '.'),
  },
  // `10[.]0[.]0[.]1`, `hxxp://…`: security reports write addresses so that nobody clicks them.
  {
    name: 'defanged',
    form: defanged,
    read: (text) =>
      readAs(
        ['plain', 'withPort', 'url'],
        text.replace(defanged, (_, mark: string) => (mark === ':' ? ':' : '.')),
      ),
  },
]

export function readOneAddress(text: string): OneAddress | undefined {
  for (const notation of notations) {
    const read = readBy(notation, text)
    if (read) return { address: read.address, addressText: read.text ?? text, notation: notation.name }
  }
  return undefined
}

function readBy({ form, read }: Notation, text: string): Read | undefined {
  const found = text.match(form)
  const result = found ? read(text, found[1] ?? '') : undefined
  return typeof result === 'string' ? plain(result) : result
}

function readAs(names: readonly AddressNotation[], text: string): Read | undefined {
  for (const notation of notations) {
    const read = names.includes(notation.name) ? readBy(notation, text) : undefined
    if (read) return read
  }
  return undefined
}

function plain(text: string): Read | undefined {
  const address = parseIpAddress(text)
  return address.ok ? { address: address.value, text } : undefined
}

/**
 * One number for all bits. A small one is more likely a typing mistake than an address in 0.0.0.0/8, so it must fill the
 * first octet (IPv4) or the first group (IPv6).
 */
function fromNumber(value: bigint): Read | undefined {
  if (value >= 1n << 24n && value < 1n << 32n) return { address: { version: 4, value } }
  return value >= 1n << 112n && value < 1n << 128n ? { address: { version: 6, value } } : undefined
}

/** All bits in digits of one base: 32 are an address of one version, 128 of the other. */
function ofDigits(base: '0x' | '0b', written: string): Read {
  const digits = written.replace(/[.: ]/g, '')
  const bits = digits.length * (base === '0x' ? 4 : 1)
  return { address: { version: bits === bitLength[4] ? 4 : 6, value: BigInt(base + digits) } }
}

/** `1.1.168.192.in-addr.arpa`, hexadecimal digits before `ip6.arpa`; with fewer parts the name of a zone: `2.0.192.in-addr.arpa` is 192.0.2.0/24. */
export function readReverse(text: string): (OneAddress & { prefix: number; mask: 'prefix' }) | undefined {
  const [, labels, tree = ''] = /^([\da-f.]{1,63})\.(in-addr|ip6)\.arpa\.?$/i.exec(text) ?? []
  if (labels === undefined) return undefined
  const parts = labels.split('.').reverse()
  const [most, mark] = tree.length === 3 ? [32, ''] : [4, '.']
  const whole = [...parts, ...new Array<string>(Math.max(0, most - parts.length)).fill('0')].join(mark)
  const address =
    most === 4
      ? plain(whole)?.address
      : parts.every((part) => part.length === 1) && parts.length <= most
        ? ofDigits('0x', whole).address
        : undefined
  return (
    address && {
      address,
      addressText: text,
      notation: 'reverseName',
      prefix: (parts.length * bitLength[address.version]) / most,
      mask: 'prefix',
    }
  )
}

/** Of one address, not of a zone. */
function readReverseName(text: string): Read | undefined {
  const read = readReverse(text)
  return read?.prefix === (read && bitLength[read.address.version]) ? withoutText(read) : undefined
}

const withoutText = (read: Read | undefined): Read | undefined => read && { address: read.address }
