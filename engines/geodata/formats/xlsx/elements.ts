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
  const text = (start: number, end: number) => {
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
        const qualified = xml.names.qualified[xml.qualifiedName]!
        names.push(qualified.slice(qualified.indexOf(':') + 1))
        texts.push('')
        handler.open?.(names.at(-1)!, attribute)
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

/** The same for a part of which nothing is handed on. */
export async function walkThrough(entry: ZipEntry | undefined, notes: Notes, handler: ElementHandler): Promise<void> {
  if (entry) for await (const _ of walk(entry, notes, handler));
}
