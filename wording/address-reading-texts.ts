import { type AddressNotation, formatIpAddress, type SingleReading } from '#engines/devtools/index.ts'
import { m } from '#messages'

/** How an address was understood, where that is not plain. */
export function readingTexts({ notation, mask, address, prefix, otherPrefix }: SingleReading): string[] {
  const texts: string[] = []
  if (notation !== 'plain') {
    const network = notation === 'insideText' && prefix !== undefined ? `/${prefix}` : ''
    texts.push(m.ip_read_notation({ notation: notationNames[notation](), address: formatIpAddress(address) + network }))
  }
  if (mask === 'wildcard') texts.push(m.ip_read_wildcard({ prefix: String(prefix) }))
  if (mask === 'netmask' && otherPrefix !== undefined) texts.push(m.ip_read_netmask({ prefix: String(prefix) }))
  return texts
}

/** What else the mask can mean. */
export function otherMaskText({ mask, otherPrefix }: SingleReading): string | undefined {
  if (otherPrefix === undefined) return undefined
  const said = mask === 'wildcard' ? m.ip_read_as_netmask : m.ip_read_as_wildcard
  return said({ prefix: String(otherPrefix) })
}

const notationNames: Readonly<Record<Exclude<AddressNotation, 'plain'>, () => string>> = {
  decimal: m.ip_notation_decimal,
  hexadecimal: m.ip_notation_hexadecimal,
  binary: m.ip_notation_binary,
  bytes: m.ip_notation_bytes,
  withPort: m.ip_notation_port,
  url: m.ip_notation_url,
  reverseName: m.ip_notation_reverse,
  defanged: m.ip_notation_defanged,
  insideText: m.ip_notation_inside,
  otherMarks: m.ip_notation_marks,
}
