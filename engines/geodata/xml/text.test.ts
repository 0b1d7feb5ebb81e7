import { describe, expect, it } from 'vitest'
import { DocumentInfo } from '../model/document.ts'
import { FeatureBatch } from '../model/feature.ts'
import { Notes } from '../notes/notes.ts'
import { xmlString } from './text.ts'
import { countUtf8, utf8SequenceLength } from './utf8-check.ts'

const encoder = new TextEncoder()

function read(source: string | Uint8Array): { text: string; repaired: number } {
  const bytes = typeof source === 'string' ? encoder.encode(source) : source
  const notes = new Notes()
  const text = xmlString(new FeatureBatch(new DocumentInfo(), false), bytes, 0, bytes.length, notes)
  return { text, repaired: notes.list().reduce((sum, { count }) => sum + (count ?? 0), 0) }
}

describe('references', () => {
  // The names and characters of HTML 4.01, section 24.
  const named = {
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0', copy: '©', reg: '®', deg: '°', plusmn: '±' },
    ...{ laquo: '«', raquo: '»', middot: '·', ndash: '–', mdash: '—', lsquo: '‘', rsquo: '’', ldquo: '“', rdquo: '”' },
    ...{ bull: '•', hellip: '…', euro: '€', trade: '™' },
  }
  it.each(Object.entries(named))('&%s; is %s', (name, character) => {
    expect(read(`a&${name};b`)).toEqual({ text: `a${character}b`, repaired: 0 })
  })

  const lastOfEachLength = [0x20, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x1f600, 0x10ffff]
  it.each([9, 10, 13, 0x41, 0xbf, 0xfc0, ...lastOfEachLength])('number %i is one character', (code) => {
    const text = `a${String.fromCodePoint(code)}b`
    expect(read(`a&#${code};b`)).toEqual({ text, repaired: 0 })
    expect(read(`a&#x${code.toString(16)};b`)).toEqual({ text, repaired: 0 })
    expect(read(`a&#X${code.toString(16).toUpperCase()};b`)).toEqual({ text, repaired: 0 })
  })

  it.each([
    '&#0;',
    '&#8;',
    '&#11;',
    '&#31;',
    '&#xd800;',
    '&#xdfff;',
    '&#x110000;',
    '&#;',
    '&#x;',
    '&#1a;',
    '&#xg;',
    '&#x/;',
    '&#x:;',
    '&#x`;',
    '&lx;',
    '&at;',
    '&axp;',
    '&amx;',
    '&xmp;',
    '&;',
    '&constructor;',
    '&',
    '&amp',
    '&amp;'.replace('p', 'p'.repeat(12)),
  ])('%s stays as it stands, with a note', (reference) => {
    expect(read(`a${reference}b`)).toEqual({ text: `a${reference}b`, repaired: 1 })
  })
})

it('line ends are one character, whichever system wrote them', () => {
  expect(read('a\r\nb\rc\nd\r\r\ne\r')).toEqual({ text: 'a\nb\nc\nd\n\ne\n', repaired: 0 })
})

it('UTF-8 is what the platform takes for it, at every border of RFC 3629', () => {
  const platform = new TextDecoder('utf-8', { fatal: true })
  const isOne = (bytes: Uint8Array) => {
    try {
      return [...platform.decode(bytes)].length === 1
    } catch {
      return false
    }
  }
  const leads = [0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5]
  const outer = [0x7f, 0x80, 0xbf, 0xc0]
  for (const lead of leads)
    for (const second of [...outer, 0x8f, 0x90, 0x9f, 0xa0])
      for (const third of outer)
        for (const fourth of outer) {
          const bytes = Uint8Array.of(lead, second, third, fourth)
          const length = [2, 3, 4].find((size) => isOne(bytes.subarray(0, size))) ?? 0
          if (utf8SequenceLength(bytes, 0, 4) !== length) expect.fail(`${bytes}: ${length}`)
          if (length > 0) expect(utf8SequenceLength(bytes, 0, length - 1), 'cut').toBe(0)
        }
})

it('sequences and faults are counted; what the end of a chunk cuts is neither', () => {
  expect(countUtf8(encoder.encode('aжя€😀b'))).toEqual({ sequences: 4, faults: 0 })
  expect(countUtf8(Uint8Array.of(0xff, 0x41, 0x41, 0x41, 0x41))).toEqual({ sequences: 0, faults: 1 })
  expect(countUtf8(Uint8Array.of(0x41, 0xf0, 0x9f, 0x98))).toEqual({ sequences: 0, faults: 0 })
  expect(countUtf8(Uint8Array.of(0x41, 0x41, 0xc1))).toEqual({ sequences: 0, faults: 1 })
  expect(countUtf8(Uint8Array.of(0x41, 0x41, 0xc2))).toEqual({ sequences: 0, faults: 0 })
})

it('bytes that are no UTF-8 are read as the encoding their letters tell', () => {
  const around = (bytes: readonly number[]) => read(Uint8Array.from([0x61, 0x20, ...bytes, 0x20, 0x62])).text
  expect(around([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2])).toBe('a Привет b')
  expect(around([0x47, 0x72, 0xf6, 0xdf, 0x65])).toBe('a Größe b')
  expect(around([0x61, 0xe4, 0xf6, 0x61])).toBe('a aäöa b')
  expect(around([0x7a, 0xe4, 0xf6, 0x7a])).toBe('a zäöz b')
  expect(around([0x41, 0xe4, 0xf6, 0x5a])).toBe('a AäöZ b')
  for (const sign of ['`', '{', '@', '['])
    expect(around([sign.charCodeAt(0), 0xc4, 0xc0, sign.charCodeAt(0)])).toBe(`a ${sign}ДА${sign} b`)
  expect(around([0x80])).toBe('a € b')
  // A sound character behind the fault stays what it is.
  expect(around([0xff, ...encoder.encode('ж')])).toBe('a ÿж b')
})
