import type { GeodataInput } from '../bytes/input.ts'
import { Notes } from '../notes/notes.ts'
import { utf8Stream } from './encoding.ts'

/** The line, counted from 1, of a byte offset in the document's UTF-8 text. */
export async function lineAtOffset(input: Pick<GeodataInput, 'stream'>, offset: number): Promise<number> {
  let line = 1
  let at = 0
  for await (const chunk of utf8Stream(input.stream(), new Notes())) {
    const end = Math.min(chunk.length, offset - at)
    for (let index = 0; index < end; index++) if (chunk[index] === 0x0a) line++
    at += chunk.length
    if (at >= offset) break
  }
  return line
}
