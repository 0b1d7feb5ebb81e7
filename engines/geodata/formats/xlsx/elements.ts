import { utf8Slice } from '../../bytes/utf8.ts'
import { DocumentInfo } from '../../model/document.ts'
import { FeatureBatch } from '../../model/feature.ts'
import type { Notes } from '../../notes/notes.ts'
import { utf8Stream } from '../../xml/encoding.ts'
import { xmlString } from '../../xml/text.ts'
import { XmlTokenizer, xmlToken } from '../../xml/tokenizer.ts'
import type { ZipEntry } from '../../zip/zip-reader.ts'

/** What is called for each element of a part of a workbook; names of elements and attributes are without their prefix. */
export interface ElementHandler {
  open?(name: string, attribute: (name: string) => string): void
  /** `text` is all that stood directly in the element. */
  close?(name: string, text: string): void
  /** Asked now and then: what has been made of the elements so far. */
  take?(): Uint8Array | undefined
}

/** Walks through a part of a workbook. Yields what the handler has ready, so that a long sheet is in memory only in part. */
export async function* walk(
  entry: ZipEntry,
  notes: Notes,
  handler: ElementHandler,
): AsyncGenerator<Uint8Array, void, undefined> {
  const xml = new XmlTokenizer(utf8Stream(entry.stream(), notes), notes)
  const scratch = new FeatureBatch(new DocumentInfo(), false)
  const texts: string[] = ['']
  const names: string[] = []
  /** By the name with its prefix. */
  const localNames: string[] = []
  const localName = (id: number) => {
    const qualified = xml.names.qualified[id]!
    localNames[id] = qualified.slice(qualified.indexOf(':') + 1)
    return localNames[id]
  }
  const text = (start: number, end: number) => {
    if (isPlain(xml.bytes, start, end)) return utf8Slice(xml.bytes, start, end)
    const found = xmlString(scratch, xml.bytes, start, end, notes)
    scratch.clear()
    return found
  }
  const attribute = (name: string) => {
    const index = xml.attribute(xml.names.id(name))
    return index < 0 ? '' : text(xml.attributeStart[index]!, xml.attributeEnd[index]!)
  }
  try {
    for (;;) {
      const token = xml.next()
      if (token === xmlToken.open) {
        const name = localNames[xml.qualifiedName] ?? localName(xml.qualifiedName)
        names.push(name)
        texts.push('')
        handler.open?.(name, attribute)
      } else if (token === xmlToken.close) {
        const own = texts.pop()!
        handler.close?.(names.pop() ?? '', own)
      } else if (token === xmlToken.text) texts[texts.length - 1] += text(xml.textStart, xml.textEnd)
      else if (token === xmlToken.more) {
        const ready = handler.take?.()
        if (ready) yield ready
        await xml.fill()
      } else break
    }
    const rest = handler.take?.()
    if (rest) yield rest
  } finally {
    await xml.close()
  }
}

/** Letters that stand for themselves: nearly all of a sheet. */
function isPlain(bytes: Uint8Array, start: number, end: number): boolean {
  for (let at = start; at < end; at++) {
    const byte = bytes[at]!
    if (byte >= 0x80 || byte === 0x26 || byte === 0x0d) return false
  }
  return true
}

/** The same for a part of which nothing is handed on. */
export async function walkThrough(entry: ZipEntry | undefined, notes: Notes, handler: ElementHandler): Promise<void> {
  if (entry) for await (const _ of walk(entry, notes, handler));
}
