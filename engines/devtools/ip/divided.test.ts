import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cut, dividedText, equalParts, groupsOf, join, mostParts, named, type Part, readDivided } from './divided.ts'
import { addressCount, type Network, networkText } from './subnet.ts'

const network: Network = { version: 4, value: 0xc0a80100n, prefix: 24 }
const texts = (parts: readonly Part[] | undefined) => parts?.map((part) => networkText(part.network))

const within = (text: string): Network => {
  const [value, prefix] = text.split('/')
  return { version: 4, value: network.value + BigInt(value!), prefix: Number(prefix) }
}

test('a part is cut into halves, and all within a network are joined', () => {
  const halves = equalParts(network, 25)!
  const three = cut(halves, 1)
  expect(texts(three)).toEqual(['192.168.1.0/25', '192.168.1.128/26', '192.168.1.192/26'])
  expect(texts(join(three, within('128/25')))).toEqual(['192.168.1.0/25', '192.168.1.128/25'])
  expect(texts(join(three, network))).toEqual(['192.168.1.0/24'])
  expect(join(three, { ...network, value: 0n })).toBe(three)
})

test('names stay with the address they begin at', () => {
  const parts = named(equalParts(network, 26)!, 2, 'guests, 2nd floor')
  expect(cut(parts, 2)[2]?.name).toBe('guests, 2nd floor')
  expect(join(parts, within('128/25'))[2]?.name).toBe('guests, 2nd floor')
  expect(dividedText(parts)).toBe('26,26,26:guests%2C%202nd%20floor,26')
})

test('every network that was cut begins at one part and spans all that lies in it', () => {
  const parts = cut(equalParts(network, 25)!, 1)
  const groups = groupsOf(parts, network).map((all) =>
    all.map(({ network: group, count }) => `${networkText(group)} ${count}`),
  )
  expect(groups).toEqual([['192.168.1.0/24 3'], ['192.168.1.128/25 2'], []])
  expect(groupsOf(equalParts(network, 24)!, network)).toEqual([[]])
})

test('equal parts are one length; too many are no plan', () => {
  expect(dividedText(equalParts(network, 28)!)).toBe('28')
  expect(equalParts({ ...network, prefix: 8 }, 24)).toBeUndefined()
  const most = equalParts({ ...network, value: 0n, prefix: 16 }, 25)!
  expect(most).toHaveLength(mostParts)
  expect(cut(most, 0)).toBe(most)
  expect(cut(equalParts({ version: 4, value: 1n, prefix: 32 }, 32)!, 0)).toHaveLength(1)
})

test('however a network is cut and joined, its parts are the whole of it, and come back from their text', () => {
  const steps = fc.array(
    fc.record({ at: fc.nat(40), joins: fc.boolean(), name: fc.string({ maxLength: 20, unit: 'grapheme' }) }),
    {
      maxLength: 30,
    },
  )
  fc.assert(
    fc.property(steps, (all) => {
      let parts = equalParts(network, 24)!
      for (const { at, joins, name } of all) {
        const index = at % parts.length
        const group = groupsOf(parts, network)[index]?.at(-1)
        parts = named(joins && group ? join(parts, group.network) : cut(parts, index), 0, name)
        // A tree in which everything is cut in two has one group less than leaves.
        expect(groupsOf(parts, network).flat()).toHaveLength(parts.length - 1)
      }
      expect(parts.reduce((sum, part) => sum + addressCount(part.network), 0n)).toBe(256n)
      expect(readDivided(network, dividedText(parts))).toEqual(parts)
    }),
  )
})

test.each(['', '23', '33', '25', '25,26', '25,25,25', '26,25,26', '25,x', '25:%E0%A4,25', 'x'.repeat(10_000)])(
  'what is not this network in parts is no plan: %.20s',
  (text) => {
    const parts = readDivided(network, text)
    if (text === '25' || text.startsWith('25:')) expect(texts(parts)).toEqual(['192.168.1.0/25', '192.168.1.128/25'])
    else expect(parts).toBeUndefined()
  },
)
