import { extensionOf, firstBytesOf, mainInput } from '../../bytes/input.ts'
import type { FeatureBatch } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail } from '../../notes/problem.ts'
import { openZip, type ZipEntry } from '../../zip/zip-reader.ts'
import { kmlMeta } from '../kml/meta.ts'
import { readKmlDocument } from '../kml/reader.ts'
import { mainKml, resolveLink } from './members.ts'

/**
 * KMZ: the main KML wherever it lies, and the KML files of the archive its NetworkLinks lead to; of an archive by any other name, which
 * somebody packed by hand, all of them. Images and other files travel as resources.
 */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const firstBytes = await firstBytesOf(input)
  if (kmlMeta.sniff(firstBytes) > 0) {
    context.notes.add('extension-differs-from-content', 1, { subject: 'KML' })
    context.document.sourceKml = () => input.stream()
    reportLinks(yield* readKmlDocument(input, context), context)
    return
  }
  const entries = (await openZip(input, context.notes, context.createInflater)).filter((entry) => !entry.isDirectory)
  const documents = entries.filter(isKml)
  const main = mainKml(documents) ?? fail({ code: 'missing_member', extension: '.kml' })
  for (const entry of entries)
    if (!isKml(entry))
      context.document.resources.push({ path: entry.name, size: entry.size, stream: () => entry.stream() })
  if (documents.length === 1) context.document.sourceKml = () => main.stream()
  yield* readLinked(main, documents, context, extensionOf(input.name) === '.kmz')
}

const isKml = ({ name }: ZipEntry): boolean => name.toLowerCase().endsWith('.kml')

async function* readLinked(
  main: ZipEntry,
  documents: readonly ZipEntry[],
  context: ReadContext,
  onlyLinked: boolean,
): AsyncGenerator<FeatureBatch, void, undefined> {
  const visited = new Set<ZipEntry>()
  const waiting = [main]
  // Of those with one name the first counts.
  const byName = new Map(documents.toReversed().map((document) => [document.name.toLowerCase(), document]))
  const next = () => waiting.shift() ?? (onlyLinked ? undefined : documents.find((document) => !visited.has(document)))
  for (let entry = next(); entry !== undefined; entry = next()) {
    visited.add(entry)
    const links = yield* readKmlDocument(entry, context)
    const outside: string[] = []
    for (const link of links) {
      const linked = byName.get(resolveLink(link, entry.name))
      if (linked === undefined) outside.push(link)
      else if (!visited.has(linked)) {
        visited.add(linked)
        waiting.push(linked)
      }
    }
    reportLinks(outside, context)
  }
  for (const document of documents)
    if (!visited.has(document)) context.notes.add('other-files-in-archive', 1, { subject: document.name })
}

function reportLinks(links: readonly string[], context: ReadContext): void {
  for (const link of links) context.notes.add('network-link-not-fetched', 1, { subject: link })
}
