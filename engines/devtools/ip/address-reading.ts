import type { IpAddress } from './address.ts'
import type { AddressNotation } from './notations.ts'
import type { MaskKind } from './prefix.ts'

/** What a text about addresses means. */
export type AddressReading = SingleReading | RangeReading

/** One address, alone or with the network around it. */
export interface SingleReading {
  readonly kind: 'address' | 'network'
  readonly address: IpAddress
  /** The address as it was typed, without what stood around it. */
  readonly addressText: string
  readonly notation: AddressNotation
  /** Present for a network. */
  readonly prefix?: number
  readonly mask?: MaskKind
  /** The other prefix the same mask can mean: `0.0.0.0` is the netmask of everything and the wildcard of one address. */
  readonly otherPrefix?: number
}

/** All addresses from first to last. */
export interface RangeReading {
  readonly kind: 'range'
  readonly first: IpAddress
  readonly last: IpAddress
}
