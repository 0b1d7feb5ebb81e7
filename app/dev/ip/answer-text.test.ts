import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { readAddress, readAddressList } from '#engines/devtools/ip/index.ts'
import { countText, listAnswer, pluralCount, readingAnswer } from './answer-text.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

const answerTo = (text: string): string => {
  const reading = readAddress(text)
  if (!reading.ok) throw new Error(reading.problem.code)
  return readingAnswer(reading.value, 'en').replaceAll('\u00a0', ' ')
}

// Figures of Python's ipaddress module.
test.each([
  ['192.0.2.1', '192.0.2.1 = 3221225985 = 0xC0000201'],
  ['1.2.3.4', '1.2.3.4 = 16909060 = 0x01020304'],
  ['::1', '::1 = 1 = 0x00000000000000000000000000000001'],
])('%s as one number', (text, answer) => expect(answerTo(text)).toBe(answer))

test.each([
  ['10.0.0.7/22', '10.0.0.0/22: 1,022 hosts, 10.0.0.1 to 10.0.3.254'],
  ['10.0.0.6/31', '10.0.0.6/31: 2 hosts, 10.0.0.6 to 10.0.0.7'],
  ['10.0.0.7/32', '10.0.0.7/32: 1 host, 10.0.0.7'],
  ['2001:db8::/126', '2001:db8::/126: 4 addresses'],
  ['2001:db8::5/128', '2001:db8::5/128: 1 host, 2001:db8::5'],
  ['10.0.0.5-10.0.0.5', '10.0.0.5 = 167772165 = 0x0A000005'],
  ['10.0.0.5-10.0.0.20', '10.0.0.5 to 10.0.0.20: 16 addresses in 5 CIDR blocks'],
])('%s', (text, answer) => expect(answerTo(text)).toBe(answer))

test('a list by its entries, its addresses and the networks that hold them', () => {
  const list = readAddressList('10.0.0.0/24\n10.0.1.0/24\n10.0.9.9')
  if (!list) throw new Error('no list')
  expect(listAnswer(list, 'en').replaceAll('\u00a0', ' ')).toBe(
    'Entries: 3, addresses: 513; the fewest networks that hold them: 2',
  )
})

test.each([
  [10n ** 12n, '1,000,000,000,000'],
  [2n ** 40n, '2⁴⁰'],
  [2n ** 40n - 1n, '1,099,511,627,775'],
  [2n ** 39n, '549,755,813,888'],
  [2n ** 128n, '2¹²⁸'],
])('%d is said as %s', (count, text) => expect(countText(count, 'en')).toBe(text))

// Plural forms in Russian: 1 адрес, 2 адреса, 5 адресов, 11 адресов, 21 адрес.
test.each([
  [0n, 'many'],
  [1n, 'one'],
  [2n, 'few'],
  [999n, 'many'],
  [1000n, 'many'],
  [1021n, 'one'],
  [2n ** 64n, 'many'],
  [10n ** 30n + 1n, 'one'],
])('%d is counted as %s', (count, form) => {
  expect(new Intl.PluralRules('ru').select(pluralCount(count))).toBe(form)
})
