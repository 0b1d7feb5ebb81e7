import { describe, expect, it } from 'vitest'
import { inputFromBytes } from '../bytes/input.ts'
import { GeodataError } from '../notes/problem.ts'
import { joined } from '../testing/run.ts'
import { platformDeflater } from './deflater.ts'
import { openArchive } from './open-archive.ts'
import { writeZip } from './zip-writer.ts'

async function* once(text: string) {
  yield new TextEncoder().encode(text)
}

async function archive(name: string, text: string): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const chunk of writeZip([{ name, content: once(text), store: true }], platformDeflater))
    parts.push(new Uint8Array(chunk))
  return joined(parts)
}

async function outcome(bytes: Uint8Array): Promise<unknown> {
  try {
    const parts: Uint8Array[] = []
    for (const entry of await openArchive(inputFromBytes('x.zip', bytes)))
      for await (const chunk of entry.stream()) parts.push(new Uint8Array(chunk))
    return new TextDecoder().decode(joined(parts))
  } catch (error) {
    if (error instanceof GeodataError) return error.problem
    throw error
  }
}

it.each([1, 255, 256, 257, 511, 512, 1000])('a name of %i bytes does not move what follows it', async (length) => {
  expect(await outcome(await archive('n'.repeat(length), 'content'))).toBe('content')
})

const good = await archive('a', 'hi')

describe('what the end of an archive says of its directory', () => {
  const end = good.length - 22
  const changed = (change: (view: DataView) => void) => {
    const bytes = good.slice()
    change(new DataView(bytes.buffer))
    return bytes
  }
  const size = new DataView(good.buffer).getUint32(end + 12, true)
  const offset = new DataView(good.buffer).getUint32(end + 16, true)

  it.each([
    ['as it is', changed(() => undefined), 'hi'],
    [
      'two entries in the room of one',
      changed((view) => view.setUint16(end + 10, 2, true)),
      { code: 'absurd_count', what: 'entries', declared: 2, possible: 1 },
    ],
    [
      'one entry in less room than it needs',
      changed((view) => view.setUint32(end + 12, 45, true)),
      { code: 'absurd_count', what: 'entries', declared: 1, possible: 0 },
    ],
    [
      'a directory that ends behind the file',
      changed((view) => view.setUint32(end + 16, good.length - size + 1, true)),
      { code: 'zip_damaged' },
    ],
    [
      'a directory that begins behind the file',
      changed((view) => view.setUint32(end + 16, good.length + 100, true)),
      { code: 'zip_damaged' },
    ],
    ['a directory that is none', changed((view) => view.setUint32(offset, 0, true)), { code: 'zip_damaged' }],
    ['a local header that is none', changed((view) => view.setUint8(0, 0)), { code: 'zip_damaged', entry: 'a' }],
    ['a local header that is half one', changed((view) => view.setUint8(1, 0)), { code: 'zip_damaged', entry: 'a' }],
    [
      'content that ends behind the file',
      changed((view) => {
        view.setUint32(offset + 20, 1000, true)
        view.setUint32(offset + 24, 1000, true)
      }),
      { code: 'zip_damaged', entry: 'a' },
    ],
    [
      'more content than can be packed so',
      changed((view) => view.setUint32(offset + 24, 3, true)),
      { code: 'absurd_count', what: 'a', declared: 3, possible: 2 },
    ],
    [
      'less content than there is',
      changed((view) => view.setUint32(offset + 24, 1, true)),
      { code: 'zip_damaged', entry: 'a' },
    ],
    ['another sum', changed((view) => view.setUint32(offset + 16, 1, true)), { code: 'zip_damaged', entry: 'a' }],
    ['a lock', changed((view) => view.setUint16(offset + 8, 1, true)), { code: 'zip_encrypted', entry: 'a' }],
    [
      'another method',
      changed((view) => view.setUint16(offset + 10, 12, true)),
      { code: 'zip_method_unknown', entry: 'a', method: 12 },
    ],
    ['nothing of it', good.slice(0, 40), { code: 'zip_damaged' }],
    ['no archive at all', new TextEncoder().encode('P'.repeat(100)), { code: 'not_a_zip' }],
    ['nearly one', new TextEncoder().encode(`xK${'P'.repeat(100)}`), { code: 'not_a_zip' }],
  ])('%s', async (_, bytes, expected) => expect(await outcome(bytes)).toEqual(expected))
})
