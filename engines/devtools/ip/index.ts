export { bitLength, type IpAddress, type IpProblem, type IpVersion, parseIpAddress } from './address.ts'
export type { AddressFault } from './address-fault.ts'
export {
  type AddressList,
  type ListEntry,
  listedTexts,
  listIn,
  type Overlap,
  readAddressList,
  smallestNetwork,
} from './address-list.ts'
export type { AddressReading, RangeReading, SingleReading } from './address-reading.ts'
export { describeIp, type IpClass, type IpDescription, type IpScope } from './describe.ts'
export {
  cut,
  dividedText,
  equalParts,
  type Group,
  groupsOf,
  join,
  mostParts,
  named,
  type Part,
  readDivided,
} from './divided.ts'
export type { EmbeddedIpv4 } from './embedded.ts'
export { bitsOf, formatIpAddress } from './format.ts'
export type { AddressNotation } from './notations.ts'
export type { MaskKind } from './prefix.ts'
export { type RangeProblem, rangeToNetworks } from './range.ts'
export { type AddressProblem, boundsOf, readAddress } from './read-addresses.ts'
export { readSplit, type Split } from './read-split.ts'
export {
  type AddressMeaning,
  isMeantForAddress,
  partOfAddress,
  recogniseAddresses,
  whyNoAddress,
} from './recognise-addresses.ts'
export { type SpecialPurpose, specialPurposeOf, specialPurposes } from './special-purpose.ts'
export { type HostSplit, type HostSplitProblem, readHostCounts, splitByHosts } from './split-by-hosts.ts'
export {
  addressCount,
  describeSubnet,
  lastValueOf,
  type Network,
  networkOf,
  networkText,
  type SubnetDescription,
  splitCount,
  splitNetwork,
} from './subnet.ts'
