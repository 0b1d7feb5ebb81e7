import fc from 'fast-check'
import { expect, it } from 'vitest'
import { soundUtf8 } from './encoding.ts'

/** Chunks in one Buffer that is filled again and again, as files are read. */
async function* cut(bytes: Uint8Array, lengths: readonly number[]) {
  const buffer = Buffer.alloc(16)
  let at = 0
  for (let index = 0; at < bytes.length; index++) {
    const end = Math.min(bytes.length, at + lengths[index % lengths.length]!)
    buffer.set(bytes.subarray(at, end))
    yield buffer.subarray(0, end - at)
    buffer.fill(0)
    at = end
  }
}

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(Uint8Array.from(chunk))
  return withOneMark(Buffer.concat(parts).toString())
}

/** How many marks a fault gets, decoders do not agree about. */
const withOneMark = (text: string) => text.replace(/\uFFFD+/g, '\uFFFD')

it('gives what a decoder gives, wherever the text is cut and whatever is broken in it', async () => {
  const word = fc.constantFrom('a', ',', '\n', 'ж', '東', '😀').map((text) => [...new TextEncoder().encode(text)])
  const fault = fc.constantFrom([0x80], [0xe6, 0x9d], [0xff], [0xf0, 0x9f], [0xc3], [0xed, 0xa0, 0x80])
  const text = fc
    .array(fc.oneof({ weight: 12, arbitrary: word }, { weight: 1, arbitrary: fault }), { maxLength: 60 })
    .map((pieces) => Uint8Array.from(pieces.flat()))
  const lengths = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 5 })
  await fc.assert(
    fc.asyncProperty(text, lengths, async (bytes, each) => {
      const wanted = withOneMark(new TextDecoder().decode(bytes))
      expect(await joined(soundUtf8(cut(bytes, each), 'utf-8'))).toBe(wanted)
    }),
    { numRuns: 2000 },
  )
})

it('takes away a byte order mark, and only the first', async () => {
  const bytes = new TextEncoder().encode('\uFEFFid,name\n1,\uFEFFж\n2,東\n')
  expect(await joined(soundUtf8(cut(bytes, [16]), 'utf-8'))).toBe('id,name\n1,\uFEFFж\n2,東\n')
})
