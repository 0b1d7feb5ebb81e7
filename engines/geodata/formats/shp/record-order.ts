import { ByteWindow } from '../../bytes/byte-window.ts'
import type { Member } from './members.ts'
import { fileCode, headerLength } from './shape-types.ts'

/** Records that stand one behind the other, from the first one's header on; or one that is gone, which begins at 0. */
interface Stretch {
  readonly start: number
  end: number
  /** Bytes of the first record's content. */
  readonly firstLength: number
}

interface SlicedMember extends Member {
  slice(start: number, end: number): Promise<Uint8Array>
}

/** Where the header has the length of the file, in words of two bytes. */
const lengthAt = 24
const entryLength = 8
const recordHeaderLength = 8
const chunkLength = 1 << 20
/** A record without a shape: its number, the two words of its content, and type 0. */
const nullRecord = Uint8Array.of(0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0)

/**
 * The bytes of a .shp with its records in the order of its index. A record that grew in an editor stands at the end of the file, what it was
 * before still in its place, and one that shrank has rubbish behind it: read one after the other, they would not fit the rows of the table.
 * Undefined where the records stand in order, as nearly always, and where the index is not that of the file.
 */
export async function recordsInOrder(shp: Member, shx: Member): Promise<AsyncIterable<Uint8Array> | undefined> {
  if (!isSliced(shp)) return undefined
  const stretches = await stretchesOf(shx, shp.size)
  const [first] = stretches
  if (first === undefined || (stretches.length === 1 && first.start === headerLength)) return undefined
  for (const { start, firstLength } of stretches)
    if (start > 0 && (await contentLength(shp, start)) !== firstLength) return undefined
  return bytesOf(shp, stretches)
}

const isSliced = (member: Member): member is SlicedMember => member.slice !== undefined

/** None where the index is broken or points beyond the file. */
async function stretchesOf(shx: Member, shpSize: number): Promise<Stretch[]> {
  const window = new ByteWindow(shx.stream())
  const stretches: Stretch[] = []
  try {
    if (!(await window.fill(headerLength)) || window.view.getInt32(0) !== fileCode) return []
    // Zeros that fill up the file are no entries.
    let left = (window.view.getInt32(lengthAt) * 2 - headerLength) / entryLength
    window.position = headerLength
    let last: Stretch | undefined
    while (left-- >= 1 && (window.available >= entryLength || (await window.fill(entryLength)))) {
      const start = window.view.getInt32(window.position) * 2
      const firstLength = window.view.getInt32(window.position + 4) * 2
      const isGone = start === 0 && firstLength === 0
      const end = isGone ? 0 : start + recordHeaderLength + firstLength
      if (!isGone && (start < headerLength || firstLength < 4 || end > shpSize)) return []
      if (last?.end === start && !isGone) last.end = end
      else {
        last = { start, end, firstLength }
        stretches.push(last)
      }
      window.position += entryLength
    }
    return stretches
  } finally {
    await window.close()
  }
}

async function contentLength(shp: SlicedMember, start: number): Promise<number> {
  const header = await shp.slice(start, start + recordHeaderLength)
  return new DataView(header.buffer, header.byteOffset, header.length).getInt32(4) * 2
}

async function* bytesOf(shp: SlicedMember, stretches: readonly Stretch[]): AsyncGenerator<Uint8Array, void, undefined> {
  yield await shp.slice(0, headerLength)
  for (const { start, end } of stretches) {
    if (start === 0) yield nullRecord
    for (let at = start; at < end; at += chunkLength) yield await shp.slice(at, Math.min(end, at + chunkLength))
  }
}
