import { beforeAll, expect, test } from 'vitest'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { whyNothing } from '#engines/ask/index.ts'
import { reasonText } from './reason-text.ts'

beforeAll(() => overwriteGetLocale(() => 'en'))

const circumstances = { language: 'en', now: 1_800_000_000_000_000_000n, zone: 'Europe/Belgrade', tools: [] } as const

test.each([
  ['7 zorps/100km', '“zorps/100km” is not among the units here.'],
  ['10 mA', '“mA” (electric current) cannot be converted here yet.'],
  ['12 V', '“V” (voltage) cannot be converted here yet.'],
  ['5 ohms', '“ohms” (electrical resistance) cannot be converted here yet.'],
  ['10 km in kg', 'These are quantities of different kinds: 10 km (length), kg (mass)'],
  ['3 ft + 2 kg', 'These are quantities of different kinds: 3 ft (length), 2 kg (mass)'],
  ['3 ft + 2', /: 3 ft \(length\), 2 \(a number\)$/],
  ['5 km / 0', /divided by zero/],
  ['5 m^0.5', /whole number/],
  ['5 km^99999', /too large/],
  ['2 kg * 3 s', 'What “2 kg * 3 s” comes to is none of the quantities here'],
  ['2023-02-30', /^There is no such day/],
  ['PT1H', 'This is a length of time, not a moment.'],
  ['256.1.1.1', 'Octet 1, 256, is greater than 255.'],
  ['192.168.1', /^An IPv4 address has four octets.* 192\.168\.0\.1, 192\.168\.1\.0\/24$/],
  ['10.0.0.9-10.0.0.1', /./],
  ['00:1A:2B:3C:4D:5E', /hardware \(MAC\) address/],
  ['56J 334873 6252266', /a letter is probably wrong.* 56H 334873 6252266$/],
  ['95.567, 37.612', /37\.612, 95\.567$/],
  ['https://maps.app.goo.gl/abc', /^A shortened link/],
  ['///filled.count.soap', /^Three words/],
  ['QJ38+FM', /^A short plus code/],
] as const)('%s', (text, sentence) => {
  const reason = whyNothing(text, circumstances)
  if (!reason) throw new Error('no reason')
  const said = reasonText(reason, 'en')
  if (typeof sentence === 'string') expect(said).toBe(sentence)
  else expect(said).toMatch(sentence)
})
