import { failure, type Result, success } from '#engines/core/index.ts'
import { bitLength, type IpAddress, type IpProblem, type IpVersion, parseIpAddress, parseIpv4Value } from './address.ts'
import { maskOf } from './format.ts'

export interface IpInput {
  readonly address: IpAddress
  /** The address as typed, without what followed it. */
  readonly addressText: string
  /** Present when a prefix or a mask was given with the address. */
  readonly prefix?: number
}

/** `10.0.0.5`, `10.0.0.5/22`, `10.0.0.5/255.255.252.0`, `10.0.0.5 255.255.252.0`, `10.0.0.5 0.0.3.255`, `2001:db8::1/48`. */
export function parseIpInput(text: string): Result<IpInput, IpProblem> {
  const match = /^([^\s/]+)(?:\s*\/\s*|\s+)([^\s/]+)$/.exec(text.trim())
  if (!match?.[1] || !match[2]) {
    const address = parseIpAddress(text)
    return address.ok ? success({ address: address.value, addressText: text.trim() }) : address
  }
  const address = parseIpAddress(match[1])
  if (!address.ok) return address
  const prefix = parsePrefix(match[2], address.value.version)
  if (prefix === undefined) return failure({ code: 'ipInvalidPrefix' })
  return success({ address: address.value, addressText: match[1], prefix })
}

/** A prefix length, or for IPv4 a netmask or its inverse (wildcard). `0.0.0.0` is read as the netmask /0. */
export function parsePrefix(text: string, version: IpVersion): number | undefined {
  if (/^(?:0|[1-9]\d{0,2})$/.test(text)) return Number(text) <= bitLength[version] ? Number(text) : undefined
  const mask = version === 4 ? parseIpv4Value(text) : undefined
  if (mask === undefined) return undefined
  for (let prefix = 0; prefix <= 32; prefix++) if (maskOf(4, prefix) === mask) return prefix
  for (let prefix = 0; prefix <= 32; prefix++) if (maskOf(4, prefix) === (mask ^ 0xffff_ffffn)) return prefix
  return undefined
}
