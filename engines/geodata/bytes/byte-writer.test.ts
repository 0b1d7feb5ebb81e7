import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MemorySpill } from '../spill.ts'
import { ByteWriter } from './byte-writer.ts'
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

  it('escapes for JSON as JSON.stringify does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
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
    out.copy(utf8('-second-'), 1, 7)
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
