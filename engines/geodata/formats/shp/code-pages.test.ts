import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { encodingOfCodePageFile, encodingOfLanguageDriver, readerOf } from './code-pages.ts'
import { dosCodePages } from './dos-code-pages.ts'

/** Language driver ids by their encoding, as dBASE's and FoxPro's documentation groups them. */
const drivers: readonly (readonly [label: string, ids: readonly number[]])[] = [
  ['cp437', [1, 9, 11, 13, 15, 17, 21, 24, 25, 27]],
  ['cp850', [2, 10, 14, 16, 18, 20, 22, 26, 29, 37, 55]],
  ['cp865', [8, 23, 102]],
  ['cp863', [28, 108]],
  ['cp852', [31, 34, 35, 64, 100, 135]],
  ['cp860', [36]],
  ['cp861', [103]],
  ['cp737', [106, 134]],
  ['cp857', [107, 136]],
  ['ibm866', [38, 101]],
  ['windows-1252', [3, 88, 89]],
  ['macintosh', [4]],
  ['shift_jis', [19, 123]],
  ['gbk', [77, 122]],
  ['euc-kr', [78, 121]],
  ['big5', [79, 120]],
  ['windows-874', [80, 124]],
  ['windows-1255', [125]],
  ['windows-1256', [126]],
  ['x-mac-cyrillic', [150]],
  ['windows-1250', [200]],
  ['windows-1251', [201]],
  ['windows-1254', [202]],
  ['windows-1253', [203]],
  ['windows-1257', [204]],
]

it('every language driver has its encoding, and every encoding can be read', () => {
  const expected = Object.fromEntries(drivers.flatMap(([label, ids]) => ids.map((id) => [id, label])))
  expect(encodingOfLanguageDriver).toEqual(expected)
  for (const [label] of drivers) expect(readerOf(label).decode(Uint8Array.of(0x41)), label).toBe('A')
})

/** Digests of the upper halves as Python's codecs decode them; bytes that a page does not have left out. */
it.each([
  ['cp437', '6395cab87eae09bf6758684afcf3c8ed89423d4805a965c1ff438bbdd71f5816'],
  ['cp737', 'fdc2fbf0b9ba7b8980b969e47e3e9f168f918cecd9be710996d419a8d7a9c9ec'],
  ['cp850', '4ca3112428df72e8b152b5a552dc82d56b73c1ea8a13b768be5119252027043e'],
  ['cp852', '3ee7c6ae05c3663f3846abd2215d1ae0be97641cc626f71c31f8928ecb9cc613'],
  ['cp855', 'eadf925e23779e967594df9943fda37b79cbbb1f74be77e44f97cb59e7765622'],
  ['cp857', '3ffa886c33be26694a6f10f57a72c41e97c319cb520807f3d39bb8cd64c9cb7e'],
  ['cp860', 'b47c99e1080c87986ae5dd7e72aa3ab5280934094e1c7fde59d96424731a01c8'],
  ['cp861', 'e09dcd7ed282688583384dcb3faea16e082e306b7235a1617fbc5f2b12ceaa40'],
  ['cp863', 'c852b1a960b95633d29636b3b8592e7fc47cb9d34433af9b809af81493e2b197'],
  ['cp865', '0f57c0ee1a135ef8615abe62af8191bd28b7841f29f33665ace8c78a039c49a8'],
] as const)('the page %s is that of others', (label, digest) => {
  expect(dosCodePages[label]).toHaveLength(128)
  const upper = readerOf(label).decode(Uint8Array.from({ length: 128 }, (_, at) => 128 + at))
  expect(createHash('sha256').update(upper.replaceAll('\uFFFD', '')).digest('hex')).toBe(digest)
})

it.each([
  ['65001', 'utf-8'],
  ['932', 'shift_jis'],
  ['936', 'gbk'],
  ['949', 'euc-kr'],
  ['950', 'big5'],
  ['OEM 866', 'ibm866'],
  ['874', 'windows-874'],
  ['10000', 'macintosh'],
  ['10007', 'x-mac-cyrillic'],
  ['20866', 'koi8-r'],
  ['21866', 'koi8-u'],
  ['1200', ''],
  ['system', ''],
  ['None', ''],
  ['ANSI', ''],
  ['ANSI 1250', 'windows-1250'],
  ['1258', 'windows-1258'],
  ['88592', 'iso-8859-2'],
  ['ISO 8859-15', 'iso-8859-15'],
  ['CP852', 'cp852'],
  ['x-cp1251', 'windows-1251'],
  ['KOI8-R', 'koi8-r'],
  [' utf-8\n', 'utf-8'],
  ['UTF8'.padEnd(41), 'utf-8'],
  ['x'.repeat(41), ''],
  ['no such page', ''],
  ['constructor', ''],
])('.cpg %j', (text, label) => {
  expect(encodingOfCodePageFile(text)).toBe(label)
})
