export { bitLength, type IpAddress, type IpProblem, type IpVersion, parseIpAddress } from './address.ts'
export { describeIp, type IpClass, type IpDescription } from './describe.ts'
export type { EmbeddedIpv4 } from './embedded.ts'
export { bitsOf, formatIpAddress } from './format.ts'
export { type IpInput, parseIpInput, parsePrefix } from './input.ts'
export { type RangeProblem, rangeToNetworks } from './range.ts'
export { type SpecialPurpose, specialPurposeOf, specialPurposes } from './special-purpose.ts'
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
