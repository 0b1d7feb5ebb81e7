import { describe, expect, test } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { Notes } from '../notes/notes.ts'
import { joined } from '../testing/run.ts'
import { openZip } from './zip-reader.ts'

/** Archives made by hand after APPNOTE 6.3.10: sizes and places in the extra fields of ZIP64 (4.5.3), its end records (4.3.14), and comments that look like one. */

const little = (size: number, value: number): number[] =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** at) % 256)
const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0))
const crcOfHi = 0xd8932aac
const most = 0xffffffff

interface Shape {
  readonly wideEntry?: boolean
  readonly wideEnd?: boolean
  /** Which of the two numbers of the usual end are those of the wide one. */
  readonly usual?: 'count' | 'offset'
  readonly directorySize?: number
  readonly wideOnly?: 'offset' | 'nothing'
  readonly extraBefore?: number[]
  readonly comment?: number[]
  readonly count?: number
  readonly offset?: number
  readonly locator?: number
  readonly wideSignature?: number
  readonly localSignature?: number[]
  readonly compressedSize?: number
}

function archive(shape: Shape = {}): Uint8Array {
  const local = [
    ...(shape.localSignature ?? [0x50, 0x4b, 3, 4]),
    ...little(2, 45),
    ...little(2, 0),
    ...little(2, 0),
    ...little(4, 0),
    ...little(4, crcOfHi),
    ...little(4, 2),
    ...little(4, 2),
    ...little(2, 1),
    ...little(2, 3),
    ...ascii('a'),
    9,
    9,
    9,
    ...ascii('hi'),
  ]
  const wide = [
    ...little(2, 1),
    ...little(2, 24),
    ...little(8, 2),
    ...little(8, shape.compressedSize ?? 2),
    ...little(8, 0),
  ]
  const offsetOnly = [...little(2, 1), ...little(2, 8), ...little(8, 0)]
  const nothing = [...little(2, 1), ...little(2, 0), ...little(2, 9), ...little(2, 8), ...little(8, 0)]
  const said = { offset: offsetOnly, nothing, all: wide }[shape.wideOnly ?? 'all']
  const extra = [...(shape.extraBefore ?? []), ...(shape.wideEntry ? said : [])]
  const size = shape.wideEntry && shape.wideOnly !== 'offset' ? most : 2
  const entry = [
    ...little(4, 0x02014b50),
    ...little(2, 45),
    ...little(2, 45),
    ...little(2, 0),
    ...little(2, 0),
    ...little(4, 0),
    ...little(4, crcOfHi),
    ...little(4, size === most ? most : (shape.compressedSize ?? 2)),
    ...little(4, size),
    ...little(2, 1),
    ...little(2, extra.length),
    ...little(2, 0),
    ...little(2, 0),
    ...little(2, 0),
    ...little(4, 0),
    ...little(4, shape.wideEntry ? most : 0),
    ...ascii('a'),
    ...extra,
  ]
  const at = local.length
  const count = shape.count ?? 1
  const offset = shape.offset ?? at
  const wideEnd = [
    ...little(4, shape.wideSignature ?? 0x06064b50),
    ...little(8, 44),
    ...little(2, 45),
    ...little(2, 45),
    ...little(4, 0),
    ...little(4, 0),
    ...little(8, count),
    ...little(8, count),
    ...little(8, shape.directorySize ?? entry.length),
    ...little(8, offset),
  ]
  const locator = [
    ...little(4, 0x07064b50),
    ...little(4, 0),
    ...little(8, shape.locator ?? at + entry.length),
    ...little(4, 1),
  ]
  const comment = shape.comment ?? []
  const end = [
    ...little(4, 0x06054b50),
    ...little(2, 0),
    ...little(2, 0),
    ...little(2, shape.wideEnd && shape.usual !== 'count' ? 0xffff : count),
    ...little(2, shape.wideEnd && shape.usual !== 'count' ? 0xffff : count),
    ...little(4, shape.wideEnd ? most : entry.length),
    ...little(4, shape.wideEnd && shape.usual !== 'offset' ? most : offset),
    ...little(2, comment.length),
    ...comment,
  ]
  return Uint8Array.from([...local, ...entry, ...(shape.wideEnd ? [...wideEnd, ...locator] : []), ...end])
}

async function contentOf(bytes: Uint8Array): Promise<string> {
  try {
    const texts: string[] = []
    for (const entry of await openZip(inputFromBytes('x.zip', bytes), new Notes())) {
      const parts: Uint8Array[] = []
      for await (const chunk of entry.stream()) parts.push(new Uint8Array(chunk))
      texts.push(`${entry.name} ${entry.size} ${entry.compressedSize} ${new TextDecoder().decode(joined(parts))}`)
    }
    return texts.join('; ')
  } catch (error) {
    return (error as { problem?: { code: string } }).problem?.code ?? String(error)
  }
}

const otherExtra = [...little(2, 0x5455), ...little(2, 5), 1, 2, 3, 4, 5]

describe('an archive', () => {
  test.each<[string, Shape, string]>([
    ['as usual', {}, 'a 2 2 hi'],
    ['with sizes in an extra field', { wideEntry: true }, 'a 2 2 hi'],
    ['with another extra field before it', { wideEntry: true, extraBefore: otherExtra }, 'a 2 2 hi'],
    ['with an extra field that means nothing here', { extraBefore: otherExtra }, 'a 2 2 hi'],
    ['with a wide end', { wideEnd: true }, 'a 2 2 hi'],
    ['all wide', { wideEnd: true, wideEntry: true, extraBefore: otherExtra }, 'a 2 2 hi'],
    ['with its place alone in an extra field', { wideEntry: true, wideOnly: 'offset' }, 'a 2 2 hi'],
    ['with an extra field that says nothing of its sizes', { wideEntry: true, wideOnly: 'nothing' }, 'zip_damaged'],
    ['with a wide end for its place', { wideEnd: true, usual: 'count' }, 'a 2 2 hi'],
    ['with a wide end for its count', { wideEnd: true, usual: 'offset' }, 'a 2 2 hi'],
    ['with 100,000 entries, if it held them', { wideEnd: true, count: 1e5, directorySize: 46e5 }, 'zip_damaged'],
    ['with more', { wideEnd: true, count: 100_001, directorySize: 47e5 }, 'absurd_count'],
    ['with a comment', { comment: ascii('nothing') }, 'a 2 2 hi'],
    ['with an end record in its comment', { comment: [...little(4, 0x06054b50), ...Array(18).fill(0)] }, 'a 2 2 hi'],
    ['whose wide end is not where it should be', { wideEnd: true, locator: 0 }, 'zip_damaged'],
    ['whose wide end is beyond the file', { wideEnd: true, locator: 1e9 }, 'zip_damaged'],
    ['whose wide end is none', { wideEnd: true, wideSignature: 1 }, 'zip_damaged'],
    ['whose directory is beyond the file', { offset: 1e6 }, 'zip_damaged'],
    ['that claims more entries than fit', { count: 2 }, 'absurd_count'],
    ['that claims more entries than fit, widely', { count: 1e9, wideEnd: true }, 'absurd_count'],
    ['whose entry is nowhere', { localSignature: [1, 0x4b, 3, 4] }, 'zip_damaged'],
    ['whose entry is nowhere either', { localSignature: [0x50, 1, 3, 4] }, 'zip_damaged'],
    ['whose entry ends beyond the file', { compressedSize: 1e6, wideEntry: true }, 'zip_damaged'],
  ])('%s', async (_, shape, expected) => expect(await contentOf(archive(shape))).toBe(expected))

  test('is none, or has lost its end', async () => {
    expect(await contentOf(Uint8Array.of(1, 2, 3, 4, 5))).toBe('not_a_zip')
    expect(await contentOf(archive().slice(0, 40))).toBe('zip_damaged')
    expect(await contentOf(new Uint8Array(0))).toBe('not_a_zip')
    const endAlone = Uint8Array.from([...little(4, 0x06054b50), ...Array(4).fill(0), ...Array(14).fill(255)])
    expect(await contentOf(endAlone.fill(0, 20))).toBe('too_large')
  })

  test('with an end record in its comment that fits but for where it leads', async () => {
    const end = archive().length
    const other = [...little(4, 0x06054b50), 0, 0, 0, 0, 1, 0, 1, 0, ...little(4, end), ...little(4, 0), 0, 0]
    expect(await contentOf(archive({ comment: other }))).toBe('a 2 2 hi')
  })
})
