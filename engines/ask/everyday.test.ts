import { join } from 'node:path'
import { expect, test } from 'vitest'
import { points } from '#engines/coordinates/fixtures/everyday.cases.ts'
import type { Language } from '#engines/core/index.ts'
import { textsIn } from '#engines/core/testing/readings.ts'
import { readAddress } from '#engines/devtools/ip/index.ts'
import { moments } from '#engines/devtools/timestamp/fixtures/everyday.cases.ts'
import { english, russian, serbian } from '#engines/units/fixtures/everyday.cases.ts'
import { ask, type Meaning } from './index.ts'

const now = BigInt(Date.UTC(2026, 10, 15, 12)) * 1_000_000n
const firstKind = (text: string, language: Language): Meaning['kind'] | undefined =>
  ask(text, { language, now, zone: 'Europe/Belgrade', tools: [] })[0]?.kind

/** A small number is no moment to the box, and one that counts something else comes first as that. */
const otherFirst = new Set([
  '11.2023',
  '0x6553F100',
  '1700000000L',
  '-1',
  '−86400',
  '0',
  '3232235777',
  '3221225985',
  'SRID=3857;POINT(2278153.2 5590112.4)',
  'version 1.2.3.4',
  '0xFFFFFF80',
  'lease 192.168.1.50 { starts 0 2026/11/15 12:00:00; }',
  'Nov 17 10:15:32 srv sshd[1234]: Failed password for root from 203.0.113.9 port 51022 ssh2',
  '2026/11/17 10:15:32 [error] 1234#0: *1 connect() failed (111: Connection refused) while connecting to upstream, client: 203.0.113.9',
  '192.0.2.1 - - [15/Nov/2026:13:00:00 +0100] "GET / HTTP/1.1" 200 1',
  '{"type":"Feature","geometry":{"type":"Point","coordinates":[20.4504,44.8231]},"properties":{}}',
])

/** Those that are one address or network with nothing around them that the reader does not know. */
const addresses = textsIn(join(import.meta.dirname, '../devtools/ip/fixtures/readings.txt')).filter((text) => {
  const reading = readAddress(text)
  return reading.ok && reading.value.kind !== 'range'
})

/** Every reader's pastes go to the box too, which has to tell the kinds apart. */
const rows: readonly (readonly [kind: RegExp, language: Language, text: string])[] = [
  ...(
    [
      ['en', english],
      ['ru', russian],
      ['sr', serbian],
    ] as const
  ).flatMap(([language, cases]) =>
    cases.filter(([, meaning]) => meaning !== 'nothing').map(([text]) => [/^units$/, language, text] as const),
  ),
  ...moments.map(([text]) => [/^moment$/, 'en', text] as const),
  ...addresses.map((text) => [/^(?:address(?:es)?|mask)$/, 'en', text] as const),
  ...points.filter(([, , , how]) => how !== 'nothing').map(([text]) => [/^point$/, 'en', text] as const),
]

test.each(rows.filter(([, , text]) => !otherFirst.has(text)))('%s %s: %j', (kind, language, text) => {
  expect(firstKind(text, language)).toMatch(kind)
})
