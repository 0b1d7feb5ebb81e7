import type { IpAddress } from './address.ts'
import { formatIpAddress } from './format.ts'

/** An IPv4 address inside an IPv6 one, and the way it got there. */
export interface EmbeddedIpv4 {
  readonly kind: 'mapped' | 'compatible' | 'translated' | '6to4' | 'teredo' | 'isatap'
  readonly address: string
  readonly rfc: string
  /** Teredo only: the server and the client's UDP port (RFC 4380, 4). */
  readonly teredo?: { readonly server: string; readonly port: number }
}

const low32 = 0xffff_ffffn

export function embeddedIpv4({ version, value }: IpAddress): EmbeddedIpv4 | undefined {
  if (version === 4) return undefined
  const last = ipv4Text(value & low32)
  if (value >> 32n === 0xffffn) return { kind: 'mapped', address: last, rfc: 'RFC 4291' }
  if (value >> 32n === 0n && value > 1n) return { kind: 'compatible', address: last, rfc: 'RFC 4291' }
  if (value >> 32n === 0x0064_ff9bn << 64n) return { kind: 'translated', address: last, rfc: 'RFC 6052' }
  if (value >> 112n === 0x2002n) return { kind: '6to4', address: ipv4Text((value >> 80n) & low32), rfc: 'RFC 3056' }
  if (value >> 96n === 0x2001_0000n) {
    return {
      kind: 'teredo',
      // The client's address and port are stored with every bit inverted.
      address: ipv4Text((value & low32) ^ low32),
      rfc: 'RFC 4380',
      teredo: { server: ipv4Text((value >> 64n) & low32), port: Number((value >> 32n) & 0xffffn) ^ 0xffff },
    }
  }
  // The universal/local bit may be set or not (RFC 5214, 6.1).
  if (((value >> 32n) & 0xfcff_ffffn) === 0x0000_5efen) return { kind: 'isatap', address: last, rfc: 'RFC 5214' }
  return undefined
}

function ipv4Text(value: bigint): string {
  return formatIpAddress({ version: 4, value })
}
