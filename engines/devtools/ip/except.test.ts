import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsOf, listIn, networkText, readAddress } from './index.ts'

const remaining = (text: string): string[] | undefined => {
  const list = listIn(text)
  return list?.excluded && list.cover.map(networkText)
}

test('a network without a part of it is what lies on both sides', () => {
  expect(remaining('10.0.0.0/8 except 10.1.0.0/16')).toEqual([
    '10.0.0.0/16',
    '10.2.0.0/15',
    '10.4.0.0/14',
    '10.8.0.0/13',
    '10.16.0.0/12',
    '10.32.0.0/11',
    '10.64.0.0/10',
    '10.128.0.0/9',
  ])
  expect(listIn('10.0.0.0/8 except 10.1.0.0/16')?.addressCount).toBe(2n ** 24n - 2n ** 16n)
  expect(remaining('::/0 except ::/1')).toEqual(['8000::/1'])
})

test.each(['except', 'кроме', 'осим', 'without', 'but not', 'без'])('in words: %s', (word) => {
  expect(remaining(`192.168.0.0/23 ${word} 192.168.1.0/24`)).toEqual(['192.168.0.0/24'])
  expect(remaining(`10.0.0.0/24 ${word} 10.0.0.0/25, 10.0.0.192/26`)).toEqual(['10.0.0.128/26'])
})

test('in front of it, and of several', () => {
  for (const text of ['exclude 10.0.0.5 from 10.0.0.4/31', '10.0.0.4/31, not 10.0.0.5', '10.0.0.4/31 !10.0.0.5'])
    expect(remaining(text)).toEqual(['10.0.0.4/32'])
  expect(remaining('10.0.0.0/30, 10.0.1.0/31 except 10.0.0.0/31 and 10.0.1.1')).toEqual(['10.0.0.2/31', '10.0.1.0/32'])
})

test.each([
  '10.0.0.0/24 except zorp',
  '10.0.0.0/24 except 10.0.0.5 zorp',
  'all except 10.0.0.0/8',
  '10.0.0.0/24 not 10.0.0.256',
])('what is taken away must be read: %s', (text) =>
  expect([listIn(text), readAddress(text).ok]).toEqual([undefined, false]),
)

test('with a minus where the second lies in the first; else it is a range, as before', () => {
  expect(remaining('192.168.0.0/23 - 192.168.1.0/24')).toEqual(['192.168.0.0/24'])
  expect(remaining('192.168.0.0/31 - 192.168.0.1')).toEqual(['192.168.0.0/32'])
  expect(listIn('192.168.1.0/24 - 192.168.3.0/24')).toBeUndefined()
  expect(readAddress('192.168.1.0/24 - 192.168.3.0/24')).toMatchObject({ value: { kind: 'range' } })
  expect(listIn('10.0.0.1 - 10.0.0.9')).toBeUndefined()
})

test('nothing may remain; another version takes nothing away; what cannot be read is no exception', () => {
  expect(remaining('10.0.0.0/24 except 10.0.0.0/8')).toEqual([])
  expect(remaining('10.0.0.0/24 except ::/0')).toEqual(['10.0.0.0/24'])
  expect(remaining('10.0.0.0/24 except bananas')).toBeUndefined()
})

test('every address is in what remains, or was taken away', () => {
  const network = fc
    .tuple(fc.nat(255), fc.integer({ min: 24, max: 32 }))
    .map(([last, prefix]) => `10.0.0.${last}/${prefix}`)
  const numbers = (text: string) => {
    const reading = readAddress(text)
    if (!reading.ok) throw new Error(text)
    const { first, last } = boundsOf(reading.value)
    return Array.from({ length: Number(last.value - first.value) + 1 }, (_, index) => first.value + BigInt(index))
  }
  fc.assert(
    fc.property(network, fc.array(network, { minLength: 1, maxLength: 4 }), (whole, holes) => {
      const left = (remaining(`${whole} except ${holes.join(', ')}`) ?? []).flatMap(numbers)
      const taken = new Set(holes.flatMap(numbers))
      expect(left).toEqual(numbers(whole).filter((value) => !taken.has(value)))
    }),
  )
})

test.each(['fe80::1%', 'fe80::1%/64', '::%'])('a zone without a name is refused: %s', (text) => {
  expect(readAddress(text)).toEqual({ ok: false, problem: { code: 'ip_invalid', fault: { kind: 'zoneNameless' } } })
})
