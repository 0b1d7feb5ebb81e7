import { expect, it } from 'vitest'
import { FreeNames } from './free-names.ts'

const named = (names: FreeNames, given: readonly string[]) => given.map((name) => names.of(name))

it('names that are given again get numbers, but never another’s name', () => {
  expect(named(new FreeNames(), ['a', 'a', 'a_2', 'a', 'A'])).toEqual(['a', 'a_2', 'a_2_2', 'a_3', 'A'])
  expect(named(new FreeNames(), ['a_2', 'a', 'a', 'a'])).toEqual(['a_2', 'a', 'a_3', 'a_4'])
})

it('names that are taken before, whatever their case, and another mark before the number', () => {
  const way = { taken: ['fid'], ignoresCase: true, mark: ' ' }
  expect(named(new FreeNames(way), ['FID', 'Fid', 'a', 'A', 'a'])).toEqual(['FID 2', 'Fid 3', 'a', 'A 2', 'a 3'])
})

it('half a million of the same name are told apart', () => {
  const names = new FreeNames()
  for (let count = 1; count < 500_000; count++) names.of('x')
  expect(names.of('x')).toBe('x_500000')
})
