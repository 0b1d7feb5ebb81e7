import { DocumentInfo } from '../model/document.ts'
import { FeatureBatch } from '../model/feature.ts'
import { Notes } from '../notes/notes.ts'
import { GeodataError } from '../notes/problem.ts'
import { utf8Stream } from './encoding.ts'
import { appendXmlText } from './text.ts'
import { XmlTokenizer, xmlToken } from './tokenizer.ts'

/** Whether a document needs no repair, so that it may be handed on as it is. */
export async function isCleanXml(chunks: AsyncIterable<Uint8Array>): Promise<boolean> {
  const notes = new Notes()
  const xml = new XmlTokenizer(utf8Stream(chunks, notes), notes)
  const scratch = new FeatureBatch(new DocumentInfo(), false)
  const check = (start: number, end: number, isRaw: boolean) => {
    appendXmlText(scratch, xml.bytes, start, end, isRaw, notes)
    scratch.textLength = 0
  }
  try {
    for (;;) {
      const token = xml.next()
      if (token === xmlToken.text) check(xml.textStart, xml.textEnd, xml.textIsRaw)
      else if (token === xmlToken.more) await xml.fill()
      else if (token === xmlToken.open)
        for (let index = 0; index < xml.attributeCount; index++)
          check(xml.attributeStart[index]!, xml.attributeEnd[index]!, false)
      else if (token === xmlToken.end) break
      if (notes.has('markup-repaired') || notes.has('text-repaired') || xml.prefixes.undeclared.size > 0) return false
    }
    return true
  } catch (error) {
    if (error instanceof GeodataError) return false
    throw error
  } finally {
    await xml.close()
  }
}
