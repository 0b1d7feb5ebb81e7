import { bitLength } from './address.ts'
import { type Network, networkOf, splitCount, splitNetwork } from './subnet.ts'

/** A network cut into parts, each of which may be cut again, and what somebody calls them. */
export interface Part {
  readonly network: Network
  readonly name: string
}

/** More would be no plan any more; equal parts of any number are listed, not planned. */
export const mostParts = 512

/** Undefined where there would be too many. */
export function equalParts(network: Network, prefix: number): readonly Part[] | undefined {
  const count = splitCount(network, prefix)
  if (count === 0n || count > BigInt(mostParts)) return undefined
  return splitNetwork(network, prefix, Number(count)).map((part) => ({ network: part, name: '' }))
}

/** Two halves in place of a part; its name goes to the first. */
export function cut(parts: readonly Part[], index: number): readonly Part[] {
  const part = parts[index]
  if (!part || part.network.prefix === bitLength[part.network.version] || parts.length >= mostParts) return parts
  const halves = splitNetwork(part.network, part.network.prefix + 1, 2)
  return parts.toSpliced(index, 1, ...halves.map((network, half) => ({ network, name: half === 0 ? part.name : '' })))
}

/** One network in place of all the parts within it; the first name stays. */
export function join(parts: readonly Part[], whole: Network): readonly Part[] {
  const inside = parts.filter(({ network }) => isWithin(network, whole))
  const first = parts.findIndex(({ network }) => isWithin(network, whole))
  if (inside.length === 0) return parts
  return parts.toSpliced(first, inside.length, { network: whole, name: inside.find(({ name }) => name)?.name ?? '' })
}

const isWithin = (network: Network, whole: Network): boolean =>
  network.prefix >= whole.prefix && networkOf(network, whole.prefix).value === whole.value

/** A network that lies in parts, and how many of them. */
export interface Group {
  readonly network: Network
  readonly count: number
}

/** For each part the networks that begin with it and lie in several parts, the smallest first: the tree of the cuts, up to the whole. */
export function groupsOf(parts: readonly Part[], whole: Network): readonly (readonly Group[])[] {
  return parts.map(({ network: { version, value, prefix } }, at) => {
    const groups: Group[] = []
    let end = at + 1
    for (let length = prefix - 1; length >= whole.prefix; length--) {
      const network = networkOf({ version, value }, length)
      if (network.value !== value) break
      while (end < parts.length && isWithin(parts[end]!.network, network)) end++
      groups.push({ network, count: end - at })
    }
    return groups
  })
}

export const named = (parts: readonly Part[], index: number, name: string): readonly Part[] =>
  parts.map((part, at) => (at === index ? { ...part, name: name.toWellFormed().slice(0, longestName) } : part))

const longestName = 60

/** As an address keeps it: prefix lengths in order, which say where each part begins, and the names; one length alone for equal parts. */
export function dividedText(parts: readonly Part[]): string {
  const lengths = new Set(parts.map(({ network }) => network.prefix))
  if (lengths.size === 1 && parts.every(({ name }) => name === '')) return String([...lengths][0])
  return parts
    .map(({ network, name }) => `${network.prefix}${name === '' ? '' : `:${encodeURIComponent(name)}`}`)
    .join(',')
}

/** Undefined for anything that is not exactly this network in parts. */
export function readDivided(network: Network, text: string): readonly Part[] | undefined {
  if (/^\d{1,3}$/.test(text)) return equalParts(network, Number(text))
  const parts: Part[] = []
  const end = network.value + (1n << BigInt(bitLength[network.version] - network.prefix))
  let value = network.value
  for (const piece of text.split(',').slice(0, mostParts + 1)) {
    const [, length, name = ''] = /^(\d{1,3})(?::([^,]{0,300}))?$/.exec(piece) ?? []
    const prefix = Number(length)
    if (length === undefined || prefix < network.prefix || prefix > bitLength[network.version]) return undefined
    const part = networkOf({ version: network.version, value }, prefix)
    if (part.value !== value || value >= end) return undefined
    parts.push({ network: part, name: decoded(name) })
    value += 1n << BigInt(bitLength[network.version] - prefix)
  }
  return value === end && parts.length <= mostParts ? parts : undefined
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name).slice(0, longestName)
  } catch {
    return ''
  }
}
