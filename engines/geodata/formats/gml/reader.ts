import { extensionOf, type GeodataInput, inputFromBytes, mainInput } from '../../bytes/input.ts'
import { DocumentInfo } from '../../model/document.ts'
import { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { Notes } from '../../notes/notes.ts'
import { fail, GeodataError, isCut } from '../../notes/problem.ts'
import { utf8Stream } from '../../xml/encoding.ts'
import { lineAtOffset } from '../../xml/line.ts'
import { XmlTokenizer, xmlToken } from '../../xml/tokenizer.ts'
import { FieldKinds } from './field-kinds.ts'
import { withLinkedGeometries } from './linked-geometries.ts'
import { GmlParser } from './parser.ts'
import { findSchemaAtEnd } from './schema-at-end.ts'

/** How much of a file is read beforehand to learn the types of its properties. */
const sampleLength = 1 << 23
/** A file whose geometries refer to each other is held in memory up to this size; in a larger one references are noted, not followed. */
const largestLinked = 1 << 28

/** GML 2, 3.1 and 3.2 of any application schema, and what WFS servers answer. Features are held one at a time. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  if (input.size === 0) fail({ code: 'empty_file' })
  const schema = inputs.find(({ name }) => extensionOf(name) === '.xsd')
  const { kinds, hasLinks } = await learnKinds(input, schema)
  const batch = new FeatureBatch(context.document, context.keepDigits)
  const text = utf8Stream(input.stream(), context.notes)
  const isResolved = hasLinks && input.size <= largestLinked
  const xml = new XmlTokenizer(isResolved ? withLinkedGeometries(await gathered(text)) : text, context.notes)
  xml.allowsMoreRoots = true
  const parser = new GmlParser(xml, batch, context, kinds, input)
  try {
    yield* readFeatures(xml, parser, batch)
    parser.finish()
  } catch (error) {
    // What is complete before the end of a file that was cut off is sound.
    const complete = parser.isInFeature ? batch.featureCount - 1 : batch.featureCount
    if (!isCut(error) || parser.featureCount <= 1) throw error
    if (complete < batch.featureCount) batch.dropLastFeature()
    context.notes.add('file-ends-early', 1, { line: await lineAtOffset(input, Number.POSITIVE_INFINITY) })
  } finally {
    await xml.close()
  }
  if (parser.featureCount === 0 && !parser.isCollection) fail({ code: 'nothing_to_convert' })
  if (!batch.empty) yield batch
}

async function* readFeatures(
  xml: XmlTokenizer,
  parser: GmlParser,
  batch: FeatureBatch,
): AsyncGenerator<FeatureBatch, void, undefined> {
  for (;;) {
    const token = xml.next()
    if (token === xmlToken.open) {
      if (xml.attributeCount > 0 && !parser.knowsSystem()) await parser.systems.resolve()
      parser.open()
    } else if (token === xmlToken.text) parser.text()
    else if (token === xmlToken.close) {
      parser.close()
      if (batch.full && !parser.isInFeature) {
        yield batch
        batch.clear()
      }
    } else if (token === xmlToken.more) await xml.fill()
    else return
  }
}

/**
 * The types of properties as the schema at the end of a file of ours or beside the file has them, else as the beginning of the file shows them;
 * and what the beginning shows besides. Faults are left for the reading proper to tell.
 */
async function learnKinds(
  input: GeodataInput,
  schemaFile?: GeodataInput,
): Promise<{ kinds: FieldKinds; hasLinks: boolean }> {
  const kinds = new FieldKinds()
  const seen = { links: false }
  const schema = await findSchemaAtEnd(input)
  if (schemaFile !== undefined) await sample(schemaFile.stream(), kinds)
  const parser = await sample(
    schema === undefined ? beginningOf(input, seen) : inputFromBytes(input.name, schema).stream(),
    kinds,
    input,
  )
  if (!parser.hasMembers) kinds.featureDepth = parser.level.depth
  kinds.isSampling = false
  return { kinds, hasLinks: seen.links }
}

async function sample(
  chunks: AsyncIterable<Uint8Array>,
  kinds: FieldKinds,
  document?: GeodataInput,
): Promise<GmlParser> {
  const notes = new Notes()
  const context: ReadContext = { notes, document: new DocumentInfo(), keepDigits: false }
  const batch = new FeatureBatch(context.document, false)
  const xml = new XmlTokenizer(utf8Stream(chunks, notes), notes)
  xml.allowsMoreRoots = true
  const parser = new GmlParser(xml, batch, context, kinds, document)
  try {
    for await (const _ of readFeatures(xml, parser, batch)) {
      // Only the kinds are of interest.
    }
  } catch (error) {
    if (!(error instanceof GeodataError)) throw error
  } finally {
    await xml.close()
  }
  return parser
}

async function* beginningOf(
  input: GeodataInput,
  seen: { links: boolean },
): AsyncGenerator<Uint8Array, void, undefined> {
  let left = sampleLength
  let before = ''
  for await (const chunk of input.stream()) {
    // A piece may end within a reference.
    const text = before + new TextDecoder('latin1').decode(chunk)
    seen.links ||= /href\s*=\s*["']#/.test(text)
    before = text.slice(-20)
    yield chunk.subarray(0, left)
    left -= chunk.length
    if (left <= 0) return
  }
}

async function gathered(chunks: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array<ArrayBuffer>[] = []
  for await (const chunk of chunks) parts.push(chunk.slice())
  return new Uint8Array(await new Blob(parts).arrayBuffer())
}
