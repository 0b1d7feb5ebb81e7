import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { Notes } from '../notes/notes.ts'
import { GeodataError } from '../notes/problem.ts'
import { joined } from '../testing/run.ts'
import { crc32 } from './crc32.ts'
import { platformDeflater, platformInflater } from './deflater.ts'
import { safePath } from './safe-path.ts'
import { openZip } from './zip-reader.ts'
import { writeZip, type ZipSource } from './zip-writer.ts'

async function* once(bytes: Uint8Array) {
  yield bytes
}

async function collected(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(new Uint8Array(chunk))
  return joined(parts)
}

const archive = (sources: readonly ZipSource[]) => collected(writeZip(sources, platformDeflater))

describe('an archive', () => {
  it('gives back what was put in, stored or compressed', async () => {
    const text = new TextEncoder().encode('привет '.repeat(10_000))
    const picture = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919) & 255)
    const bytes = await archive([
      { name: 'папка/doc.kml', content: once(text) },
      { name: 'a.png', content: once(picture), store: true },
      { name: 'wide', content: once(text), expectedSize: 5e9 },
    ])
    const entries = await openZip(inputFromBytes('a.zip', bytes), new Notes())
    expect(entries.map((entry) => [entry.name, entry.size])).toEqual([
      ['папка/doc.kml', text.length],
      ['a.png', picture.length],
      ['wide', text.length],
    ])
    expect(await collected(entries[0]!.stream())).toEqual(text)
    expect(await collected(entries[1]!.stream())).toEqual(picture)
    expect(await collected(entries[2]!.stream())).toEqual(text)
  })

  it('whose comment holds the signature of an end record is read from its real one', async () => {
    const bytes = await archive([{ name: 'doc.kml', content: once(new TextEncoder().encode('<kml/>')) }])
    const comment = new Uint8Array(60).fill(0x20)
    comment.set([0x50, 0x4b, 5, 6], 10)
    const whole = joined([bytes, comment])
    new DataView(whole.buffer).setUint16(bytes.length - 2, comment.length, true)
    const [entry] = await openZip(inputFromBytes('a.kmz', whole), new Notes())
    expect(entry?.name).toBe('doc.kml')
  })

  it('whose directory is told in 64 bits only is read', async () => {
    const bytes = await archive([{ name: 'doc.kml', content: once(new TextEncoder().encode('<kml/>')) }])
    const end = bytes.length - 22
    const old = new DataView(bytes.buffer, bytes.byteOffset)
    const wide = new DataView(new ArrayBuffer(56))
    wide.setUint32(0, 0x06064b50, true)
    wide.setBigUint64(4, 44n, true)
    wide.setBigUint64(24, 1n, true)
    wide.setBigUint64(32, 1n, true)
    wide.setBigUint64(40, BigInt(old.getUint32(end + 12, true)), true)
    wide.setBigUint64(48, BigInt(old.getUint32(end + 16, true)), true)
    const locator = new DataView(new ArrayBuffer(20))
    locator.setUint32(0, 0x07064b50, true)
    locator.setBigUint64(8, BigInt(end), true)
    locator.setUint32(16, 1, true)
    const last = bytes.slice(end)
    last.fill(0xff, 8, 20)
    const parts = [bytes.slice(0, end), new Uint8Array(wide.buffer), new Uint8Array(locator.buffer), last]
    const [entry] = await openZip(inputFromBytes('a.kmz', joined(parts)), new Notes())
    expect(new TextDecoder().decode(await collected(entry!.stream()))).toBe('<kml/>')
  })

  it('with any byte changed or cut anywhere is read or refused, never a crash', async () => {
    const bytes = await archive([{ name: 'doc.kml', content: once(new TextEncoder().encode('<kml/>'.repeat(50))) }])
    const read = async (changed: Uint8Array) => {
      try {
        for (const entry of await openZip(inputFromBytes('a.zip', changed), new Notes()))
          await collected(entry.stream())
      } catch (error) {
        if (!(error instanceof GeodataError)) throw error
      }
    }
    for (let end = 0; end < bytes.length; end++) await read(bytes.slice(0, end))
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(255), async (at, byte) => {
        const changed = bytes.slice()
        changed[at] = byte
        await read(changed)
      }),
    )
  })
})

it('checks sums as ZIP does', () => {
  // CRC-32/ISO-HDLC check value of the catalogue of parametrised CRC algorithms
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926)
  const long = Uint8Array.from({ length: 1000 }, (_, index) => index & 255)
  for (let cut = 0; cut < 40; cut++)
    for (const end of [cut, cut + 7, 1000])
      expect(crc32(long.subarray(cut, end), crc32(long.subarray(0, cut)))).toBe(crc32(long.subarray(0, end)))
})

it('makes paths safe', () => {
  expect(safePath('../../etc/passwd')).toBe('etc/passwd')
  expect(safePath('C:\\Windows\\evil.kml')).toBe('Windows/evil.kml')
  expect(safePath('/abs/doc.kml')).toBe('abs/doc.kml')
  expect(safePath('files/icon.png')).toBe('files/icon.png')
  expect(safePath('folder/')).toBe('folder/')
  expect(safePath('a/./b//c\u0001d')).toBe('a/b/c_d')
  expect(safePath('folder\\')).toBe('folder/')
  expect(safePath('/')).toBe('')
  expect(safePath('..')).toBe('')
})

describe('the platform’s own compressor', () => {
  const bytes = new TextEncoder().encode('a line of text\n'.repeat(10_000))

  it('streams need no iterator: Safari’s engine has none', async () => {
    const iterator = ReadableStream.prototype[Symbol.asyncIterator]
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
    try {
      expect(await collected(platformInflater(platformDeflater(once(bytes))))).toEqual(bytes)
    } finally {
      Object.assign(ReadableStream.prototype, { [Symbol.asyncIterator]: iterator })
    }
  })
  it('whoever stops reading ends the source', async () => {
    let isEnded = false
    async function* source() {
      try {
        while (true) yield crypto.getRandomValues(new Uint8Array(65_536))
      } finally {
        isEnded = true
      }
    }
    for await (const _ of platformDeflater(source())) break
    await expect.poll(() => isEnded).toBe(true)
  })
})
