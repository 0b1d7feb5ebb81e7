import { zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { Notes } from '../notes/notes.ts'
import { GeodataError } from '../notes/problem.ts'
import { joined } from '../testing/run.ts'
import { platformDeflater } from './deflater.ts'
import { openArchive } from './open-archive.ts'
import { openZip } from './zip-reader.ts'
import { writeZip, type ZipSource } from './zip-writer.ts'

const encoder = new TextEncoder()

async function* once(bytes: Uint8Array) {
  yield bytes
}

async function collected(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(new Uint8Array(chunk))
  return joined(parts)
}

const stored = (sources: Iterable<ZipSource>) => collected(writeZip(sources, platformDeflater))
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

describe('every byte is where APPNOTE 6.3.10 has it', () => {
  const local = '504b0304' // signature
  const central = '504b0102'
  const sum = 'ac2a93d8' // CRC-32 of "hi", 0xd8932aac

  it('of a stored file', async () => {
    const bytes = await stored([{ name: 'a', content: once(encoder.encode('hi')), store: true }])
    expect(hex(bytes)).toBe(
      [
        // version 2.0, bits 3 and 11, stored, 00:00, 1 January 1980, sum and sizes later, name of one byte, no extra
        `${local}1400080800000000210000000000000000000000000001000000`,
        '61',
        '6869',
        `504b0708${sum}0200000002000000`,
        `${central}14001400080800000000 2100${sum}0200000002000000 0100 0000 0000 0000 0000 00000000 00000000`.replaceAll(
          ' ',
          '',
        ),
        '61',
        // one entry, 47 bytes of directory behind 49 of data
        '504b0506 0000 0000 0100 0100 2f000000 31000000 0000'.replaceAll(' ', ''),
      ].join(''),
    )
  })

  it('of one that is expected beyond 4 GB', async () => {
    const bytes = await stored([{ name: 'a', content: once(encoder.encode('hi')), store: true, expectedSize: 5e9 }])
    expect(hex(bytes)).toContain(
      [
        // version 4.5, sizes in the extra field of 16 bytes with id 1
        `${local}2d000808000000002100 00000000 ffffffff ffffffff 0100 1400`.replaceAll(' ', ''),
        '61',
        '01001000 0000000000000000 0000000000000000'.replaceAll(' ', ''),
        '6869',
        `504b0708${sum}02000000000000000200000000000000`,
        central,
      ].join(''),
    )
  })

  it('of one that turned out beyond 4 GB: in 64 bits if that was expected, else refused', async () => {
    const size = 0x1_0000_0002
    /** As if it had come to that; nobody waits for 4 GB. */
    const pretend = (length: number) =>
      async function* () {
        yield { length } as Uint8Array
      }
    const last = async (length: number, expectedSize: number) => {
      let chunk = new Uint8Array(0)
      const sources = [{ name: 'a', content: once(encoder.encode('hi')), expectedSize }]
      for await (const next of writeZip(sources, pretend(length))) chunk = next as Uint8Array<ArrayBuffer>
      return hex(chunk)
    }
    await expect(last(size, 0)).rejects.toMatchObject({
      problem: { code: 'file_too_large', name: 'a', limitBytes: 0xffff_fffe },
    })
    await expect(last(0xffff_ffff, 0)).rejects.toThrow(GeodataError)
    // Up to there 32 bits do.
    expect(await last(0xffff_fffe, 0)).toContain('feffffff0000000001000000')
    const wide = await last(size, 5e9)
    // version 4.5, both sizes and the place in the extra field of 24 bytes
    expect(wide).toContain(`${central}2d002d00080808000000 2100`.replace(' ', ''))
    expect(wide).toContain('ffffffffffffffff01001c00')
    expect(wide).toContain('61 0100 1800 0000000000000000 0200000001000000 0000000000000000'.replaceAll(' ', ''))
    // The directory begins behind 4 GB: its place is told in 64 bits as well.
    expect(wide).toContain('504b0606')
    expect(wide.slice(-12)).toBe('ffffffff0000')
  })

  it('of a small one that begins about 4 GB behind the first byte', async () => {
    const deflate = async function* (chunks: AsyncIterable<Uint8Array>) {
      for await (const { length } of chunks) yield { length: length === 1 ? secondAt - 31 - 16 : 2 } as Uint8Array
    }
    let secondAt = 0
    const endOf = async (at: number) => {
      secondAt = at
      let chunk = new Uint8Array(0)
      const sources = [
        { name: 'a', content: once(encoder.encode('x')), expectedSize: 5e9 },
        { name: 'b', content: once(encoder.encode('hi')) },
      ]
      for await (const next of writeZip(sources, deflate)) chunk = next as Uint8Array<ArrayBuffer>
      return hex(chunk)
    }
    // A header of 51 and a descriptor of 24 bytes stand around the first one.
    const extra = 51 + 24 - 31 - 16
    const narrow = await endOf(0xffff_fffe - extra)
    expect(narrow).toContain('0100 0000 0000 0000 0000 00000000 feffffff 62'.replaceAll(' ', ''))
    const wide = await endOf(0xffff_ffff - extra)
    expect(wide).toContain('0100 1c00 0000 0000 0000 00000000 ffffffff 62'.replaceAll(' ', ''))
    expect(wide).toContain('0100 1800 0200000000000000 0200000000000000 ffffffff00000000'.replaceAll(' ', ''))
  })

  it('of a directory that begins there', async () => {
    const endOf = async (offset: number) => {
      const deflate = async function* () {
        yield { length: offset - 31 - 16 } as Uint8Array
      }
      let chunk = new Uint8Array(0)
      const sources = [{ name: 'a', content: once(encoder.encode('hi')) }]
      for await (const next of writeZip(sources, deflate)) chunk = next as Uint8Array<ArrayBuffer>
      return hex(chunk)
    }
    expect(await endOf(0xffff_fffe)).toMatch(/504b050600000000010001002f000000feffffff0000$/)
    expect(await endOf(0xffff_ffff)).toMatch(/504b050600000000ffffffff2f000000ffffffff0000$/)
  })

  it('of a directory of more than 65,534 entries', async () => {
    const count = 65_535
    const nothing = new Uint8Array(0)
    const names = Array.from({ length: count }, (_, index) => String(index))
    const bytes = await stored(names.map((name) => ({ name, content: once(nothing), store: true })))
    const view = new DataView(bytes.buffer, bytes.byteOffset)
    const end = bytes.length - 22
    const place = Number(view.getBigUint64(end - 12, true))
    expect(hex(bytes.subarray(place, place + 24))).toBe('504b06062c000000000000002d002d000000000000000000')
    expect([view.getBigUint64(place + 24, true), view.getBigUint64(place + 32, true)]).toEqual([65_535n, 65_535n])
    expect(view.getBigUint64(place + 40, true) + view.getBigUint64(place + 48, true)).toBe(BigInt(place))
    expect(hex(bytes.subarray(end - 20, end - 12))).toBe('504b060700000000')
    expect(view.getUint32(end - 4, true)).toBe(1)
    expect(hex(bytes.subarray(end, end + 12))).toBe('504b050600000000ffffffff')
    const entries = await openZip(inputFromBytes('a.zip', bytes), new Notes())
    expect(entries.map(({ name }) => name)).toEqual(names)
  })
})

describe('an archive of another program', () => {
  const text = encoder.encode('<kml/>'.repeat(100))
  const made = () => zipSync({ 'doc.kml': text, 'files/': new Uint8Array(0), 'files/a.png': [text, { level: 0 }] })
  /** Where the fields of the first entry stand in its directory. */
  const changed = (change: (view: DataView, central: number, end: number) => void, bytes = made()) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length)
    const end = bytes.length - 22
    change(view, view.getUint32(end + 16, true), end)
    return bytes
  }
  const problemOf = async (bytes: Uint8Array) => {
    try {
      const [first] = await openZip(inputFromBytes('a.zip', bytes), new Notes())
      await collected(first!.stream())
    } catch (error) {
      if (error instanceof GeodataError) return error.problem
      throw error
    }
    return undefined
  }

  it('is read, folders told from files', async () => {
    const entries = await openZip(inputFromBytes('a.zip', made()), new Notes())
    expect(entries.map(({ name, isDirectory, size }) => [name, isDirectory, size])).toEqual([
      ['doc.kml', false, 600],
      ['files/', true, 0],
      ['files/a.png', false, 600],
    ])
    for (const index of [0, 2]) expect(await collected(entries[index]!.stream())).toEqual(text)
    expect(entries[0]!.compressedSize).toBeLessThan(600)
    expect((await openArchive(inputFromBytes('a.zip', made()))).map(({ name }) => name)).toEqual([
      'doc.kml',
      'files/a.png',
    ])
  })

  it.each([
    [
      'a password',
      { code: 'zip_encrypted', entry: 'doc.kml' },
      (view: DataView, at: number) => view.setUint16(at + 8, 1, true),
    ],
    [
      'a method nobody has',
      { code: 'zip_method_unknown', entry: 'doc.kml', method: 12 },
      (view: DataView, at: number) => view.setUint16(at + 10, 12, true),
    ],
    [
      'a wrong sum',
      { code: 'zip_damaged', entry: 'doc.kml' },
      (view: DataView, at: number) => view.setUint32(at + 16, 1, true),
    ],
    [
      'a size too small',
      { code: 'zip_damaged', entry: 'doc.kml' },
      (view: DataView, at: number) => view.setUint32(at + 24, 599, true),
    ],
    [
      'a size too large',
      { code: 'zip_damaged', entry: 'doc.kml' },
      (view: DataView, at: number) => view.setUint32(at + 24, 601, true),
    ],
    [
      'a header elsewhere',
      { code: 'zip_damaged', entry: 'doc.kml' },
      (view: DataView, at: number) => view.setUint32(at + 42, 1, true),
    ],
    [
      'data beyond the end',
      { code: 'zip_damaged', entry: 'doc.kml' },
      (view: DataView, at: number) => view.setUint32(at + 20, 1e6, true),
    ],
    [
      'a directory with a wrong sign',
      { code: 'zip_damaged' },
      (view: DataView, at: number) => view.setUint32(at, 0, true),
    ],
    [
      'a name that does not end',
      { code: 'zip_damaged' },
      (view: DataView, at: number) => view.setUint16(at + 28, 60_000, true),
    ],
    [
      'a directory beyond the end',
      { code: 'zip_damaged' },
      (view: DataView, _: number, end: number) => view.setUint32(end + 16, end, true),
    ],
    [
      'more entries than fit',
      { code: 'absurd_count', what: 'entries', declared: 60_000, possible: 3 },
      (view: DataView, _: number, end: number) => view.setUint16(end + 10, 60_000, true),
    ],
    [
      'a directory too large to be one',
      { code: 'too_large', what: 'directory', limit: 67_108_864 },
      (view: DataView, _: number, end: number) => view.setUint32(end + 12, 67_108_865, true),
    ],
    [
      'a directory as large as one may be, beyond the end',
      { code: 'zip_damaged' },
      (view: DataView, _: number, end: number) => view.setUint32(end + 12, 67_108_864, true),
    ],
  ] as const)('with %s is refused', async (_, problem, change) => {
    expect(await problemOf(changed(change))).toEqual(problem)
  })

  it.each([
    ['first', 0],
    ['second', 1],
  ])('whose local header is wrong in its %s byte only is refused', async (_, at) => {
    const bytes = made()
    bytes[at] = 0
    expect(await problemOf(bytes)).toEqual({ code: 'zip_damaged', entry: 'doc.kml' })
  })

  it('with the longest comment there can be is read', async () => {
    const bytes = joined([changed((view, _, end) => view.setUint16(end + 20, 65_535, true)), new Uint8Array(65_535)])
    expect(await problemOf(bytes)).toBeUndefined()
    expect(await problemOf(joined([bytes, new Uint8Array(1)]))).toEqual({ code: 'zip_damaged' })
    const behind = joined([new Uint8Array(300_000).fill(0x20), encoder.encode('no archive')])
    expect(await problemOf(behind)).toEqual({ code: 'not_a_zip' })
  })

  it('that claims more than its bytes can hold is refused before it is expanded', async () => {
    const { compressedSize } = (await openZip(inputFromBytes('a.zip', made()), new Notes()))[0]!
    const possible = (compressedSize + 1) * 1032
    const declared = (size: number) => problemOf(changed((view, at) => view.setUint32(at + 24, size, true)))
    expect(await declared(possible + 1)).toEqual({
      code: 'absurd_count',
      what: 'doc.kml',
      declared: possible + 1,
      possible,
    })
    expect(await declared(possible)).toEqual({ code: 'zip_damaged', entry: 'doc.kml' })
  })

  it('that counts more entries than stand in its directory is refused', async () => {
    const long = zipSync({ [`${'long-name/'.repeat(20)}doc.kml`]: text })
    expect(await problemOf(changed((view, _, end) => view.setUint16(end + 10, 2, true), long))).toEqual({
      code: 'zip_damaged',
    })
  })

  it('with an entry without a name at its very end is read without it', async () => {
    const nameless = zipSync({ 'doc.kml': text, '': text })
    const entries = await openZip(inputFromBytes('a.zip', nameless), new Notes())
    expect(entries.map(({ name }) => name)).toEqual(['doc.kml'])
  })

  it('that expands far beyond what data does is stopped', async () => {
    const bomb = zipSync({ 'doc.kml': new Uint8Array(20_000_000) })
    expect(await problemOf(bomb)).toEqual({ code: 'expands_too_much', entry: 'doc.kml', limit: 16_777_216 })
    expect(await problemOf(zipSync({ 'doc.kml': new Uint8Array(16_777_216) }))).toBeUndefined()
  })

  it('may expand to 250 times its size where that is more', async () => {
    const noise = Uint8Array.from({ length: 70_000 }, (_, index) => (index * index * 7919) >>> 5)
    const bytes = changed((view, at) => view.setUint16(at + 10, 8, true), zipSync({ 'doc.kml': [noise, { level: 0 }] }))
    const problemAt = async (size: number) => {
      const inflate = async function* () {
        yield new Uint8Array(size)
      }
      const [entry] = await openZip(inputFromBytes('a.zip', bytes), new Notes(), inflate)
      return collected(entry!.stream()).catch((error: GeodataError) => error.problem)
    }
    expect(await problemAt(17_500_001)).toEqual({ code: 'expands_too_much', entry: 'doc.kml', limit: 17_500_000 })
    expect(await problemAt(17_500_000)).toEqual({ code: 'zip_damaged', entry: 'doc.kml' })
  })

  it('with words about a file is read on behind them', async () => {
    const bytes = zipSync({ 'a.kml': [text, { comment: 'the first one' }], 'b.kml': text })
    const entries = await openZip(inputFromBytes('a.zip', bytes), new Notes())
    expect(entries.map(({ name }) => name)).toEqual(['a.kml', 'b.kml'])
    expect(await collected(entries[1]!.stream())).toEqual(text)
  })

  it('with nothing in it is read', async () => {
    expect(await openZip(inputFromBytes('a.zip', zipSync({})), new Notes())).toEqual([])
  })

  it('is told from a file that is none, and from one that lost its end', async () => {
    expect(await problemOf(encoder.encode('hello, this is no archive at all'))).toEqual({ code: 'not_a_zip' })
    expect(await problemOf(made().slice(0, 200))).toEqual({ code: 'zip_damaged' })
    expect(await problemOf(new Uint8Array(0))).toEqual({ code: 'not_a_zip' })
  })

  it('names that lead elsewhere are made safe and told; old encodings are labels', async () => {
    const notes = new Notes()
    const entries = await openZip(
      inputFromBytes('a.zip', zipSync({ '../x.kml': text, 'y\\z.kml': text, '..': text })),
      notes,
    )
    expect(entries.map(({ name }) => name)).toEqual(['x.kml', 'y/z.kml'])
    expect(notes.list()).toMatchObject([
      { code: 'zip-name-unsafe', subject: '../x.kml' },
      { code: 'zip-name-unsafe', subject: '..' },
    ])
    const old = changed((view, at) => view.setUint8(at + 46, 0xe9))
    expect((await openZip(inputFromBytes('a.zip', old), new Notes()))[0]!.name).toBe('éoc.kml')
  })
})
