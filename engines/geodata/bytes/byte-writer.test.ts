import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '#engines/core/testing/any-character.ts'
import { ByteWriter } from './byte-writer.ts'
import { MemorySpill } from './spill.ts'
import { SpillingWriter } from './spilling-writer.ts'
import { utf8 } from './utf8.ts'

const written = (write: (out: ByteWriter) => void): string => {
  const out = new ByteWriter(4)
  write(out)
  return new TextDecoder().decode(out.take())
}

describe('a writer', () => {
  it('escapes for XML and leaves out what XML forbids', () => {
    expect(written((out) => out.xmlText(utf8('a<b>&"c"\u0001\r\n\tж')))).toBe('a&lt;b&gt;&amp;&quot;c&quot;&#13;\n\tж')
    expect(written((out) => out.xmlString('a & ж'))).toBe('a &amp; ж')
    expect(written((out) => out.xmlString('plain'))).toBe('plain')
  })

  it('every character of XML is written, escaped where it must be, the others are counted', () => {
    const escapes: Readonly<Record<string, string>> = {
      '&': '&amp;',
      '<': '&lt;',
      '>': '&gt;',
      '"': '&quot;',
      '\r': '&#13;',
    }
    const codes = [...Array.from({ length: 0x100 }, (_, code) => code), 0xd7ff, 0xe000, 0xffbe, 0xffbf, 0xfffd, 0xfffe, 0xffff, 0x1f600] // biome-ignore format: one line
    for (const code of codes) {
      const character = String.fromCodePoint(code)
      // XML 1.0, production 2.
      const isAllowed = [9, 10, 13].includes(code) || (code >= 0x20 && code < 0xfffe) || code > 0xffff
      for (const text of [character, `a${character}b`]) {
        const out = new ByteWriter(4)
        out.xmlText(utf8(text))
        const expected = text.replace(character, isAllowed ? (escapes[character] ?? character) : '')
        expect([code, new TextDecoder().decode(out.take()), out.charactersDropped]).toEqual([
          code,
          expected,
          isAllowed ? 0 : 1,
        ])
        expect(written((again) => again.xmlString(text))).toBe(expected)
      }
    }
  })

  it('control characters are escaped for JSON in the shortest way that all readers know', () => {
    for (let code = 0; code < 0x80; code++) {
      const character = String.fromCharCode(code)
      const expected = JSON.stringify(character).replace('\\b', '\\u0008').replace('\\f', '\\u000c')
      expect(`"${written((out) => out.jsonString(character))}"`).toBe(expected)
    }
  })

  it('a copy of any length is that copy', () => {
    const source = Uint8Array.from({ length: 200 }, (_, at) => at)
    for (const length of [0, 1, 3, 4, 5, 39, 40, 41, 150]) {
      const out = new ByteWriter(4)
      out.byte(7)
      out.copySlice(source, 20, 20 + length)
      out.byte(8)
      out.copy(source.subarray(0, length))
      expect([...out.take()]).toEqual([7, ...source.subarray(20, 20 + length), 8, ...source.subarray(0, length)])
    }
  })

  it('escapes for JSON as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        const wellFormed = text.toWellFormed()
        expect(JSON.parse(`"${written((out) => out.jsonString(wellFormed))}"`)).toBe(wellFormed)
      }),
    )
  })

  it('writes any text as UTF-8, short or long', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect(written((out) => out.utf8(text))).toBe(text.toWellFormed())
      }),
    )
  })

  it('hands out what it holds and begins anew', () => {
    const out = new ByteWriter(4)
    out.ascii('first')
    expect(new TextDecoder().decode(out.take())).toBe('first')
    out.copySlice(utf8('-second-'), 1, 7)
    out.number(-12.5)
    expect(new TextDecoder().decode(out.take())).toBe('second-12.5')
  })
})

it('output whose turn comes later is the same through memory and through a spill', async () => {
  for (const spills of [false, true]) {
    const later = new SpillingWriter(() => new MemorySpill())
    expect(later.empty).toBe(true)
    for (let part = 0; part < 5; part++) {
      later.out.ascii(`part ${part};`)
      if (spills) await later.spill()
    }
    let text = ''
    for await (const chunk of later.drain()) text += new TextDecoder().decode(chunk)
    expect(text).toBe('part 0;part 1;part 2;part 3;part 4;')
    expect(later.empty).toBe(true)
  }
})
