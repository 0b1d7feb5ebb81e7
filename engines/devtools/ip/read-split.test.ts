import { expect, test } from 'vitest'
import { networkText, readSplit } from './index.ts'

const read = (text: string) => {
  const split = readSplit(text)
  return split && `${networkText(split.network)} /${split.prefix}`
}

test.each([
  'split 10.0.0.0/22 into /24',
  '10.0.0.0/22 into /24',
  'Split 10.0.0.7/22 into /24s',
  'divide 10.0.0.0/22 into 4 subnets',
  '10.0.0.0/22 split into /24',
  'split 10.0.0.0/22 in 3',
  'раздели 10.0.0.0/22 на /24',
  'разбить 10.0.0.0/22 на 4 сети',
  'разделить 10.0.0.0/22 на сети по /24',
  'подели 10.0.0.0/22 на 4 подмреже',
  'podeli 10.0.0.0/22 na /24',
])('%s', (text) => {
  expect(read(text)).toBe('10.0.0.0/22 /24')
})

test('of the other version too', () => {
  expect(read('split 2001:db8::/32 into /48')).toBe('2001:db8::/32 /48')
})

test.each([
  'split',
  'split 10.0.0.0/22',
  'split 10.0.0.0/22 into /20',
  'split 10.0.0.0/22 into /33',
  '10.0.0.0/22 in 4',
  'split bananas/2 into /3',
  'split 10.0.0.0/22 into four',
])('no split: %s', (text) => {
  expect(readSplit(text)).toBeUndefined()
})
