import { type GeodataInput, mainInput } from '../../bytes/input.ts'
import { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { isCut } from '../../notes/problem.ts'
import { utf8Stream } from '../../xml/encoding.ts'
import { lineAtOffset } from '../../xml/line.ts'
import { XmlTokenizer } from '../../xml/tokenizer.ts'
import { KmlParser } from './parser.ts'

/**
 * KML 2.0 to 2.3, with or without namespaces. A feature is held whole unless it is a very long line, which
 * comes in pieces. Links are reported, never fetched.
 */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  context.document.sourceKml = () => input.stream()
  const links = yield* readKmlDocument(input, context)
  for (const link of links) context.notes.add('network-link-not-fetched', 1, { subject: link })
}

/** Reads one KML document and returns where its NetworkLinks point. */
export async function* readKmlDocument(
  source: Pick<GeodataInput, 'stream'>,
  context: ReadContext,
): AsyncGenerator<FeatureBatch, readonly string[], undefined> {
  const xml = new XmlTokenizer(utf8Stream(source.stream(), context.notes), context.notes)
  const batch = new FeatureBatch(context.document, context.keepDigits)
  const parser = new KmlParser(xml, batch, context)
  try {
    for await (const _ of parser.elements.read()) yield* parser.rest()
  } catch (error) {
    if (!isCut(error) || !parser.leaveOpenPlacemark()) throw error
    context.notes.add('file-ends-early', 1, { line: await lineAtOffset(source, Number.POSITIVE_INFINITY) })
  }
  parser.finish()
  if (!batch.empty) yield batch
  return parser.links
}
