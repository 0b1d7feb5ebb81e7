import type { FeatureBatch } from '../../model/feature.ts'
import type { WriteContext, Writer } from '../../model/format.ts'
import { writeZip, type ZipSource } from '../../zip/zip-writer.ts'
import { carriedKml, resumed } from '../kml/carry.ts'
import { withinSize } from '../kml/my-maps.ts'
import { writeForMyMaps, writeKmlAnew } from '../kml/writer.ts'

/** Files that DEFLATE does not make smaller. */
const compressed = /\.(png|jpe?g|gif|webp|zip|kmz|mp[34])$/i

/** KMZ: the document as `doc.kml`, first in the archive as Google Earth wants it, then its images. */
export const writer: Writer = async function* (batches, context) {
  const archive = writeZip(sources(batches, context), context.createDeflater)
  yield* context.options.for === 'mymaps' ? withinSize(archive, context) : archive
}

async function* sources(
  batches: AsyncIterable<FeatureBatch>,
  context: WriteContext,
): AsyncGenerator<ZipSource, void, undefined> {
  const expectedSize = context.inputs.reduce((sum, input) => sum + input.size, 0)
  yield { name: 'doc.kml', content: await documentOf(batches, context), expectedSize }
  for (const resource of context.document.resources)
    yield {
      name: resource.path,
      content: resource.stream(),
      expectedSize: resource.size,
      store: compressed.test(resource.path),
    }
}

async function documentOf(
  batches: AsyncIterable<FeatureBatch>,
  context: WriteContext,
): Promise<AsyncIterable<Uint8Array>> {
  if (context.options.for === 'mymaps') return writeForMyMaps(batches, context)
  const iterator = batches[Symbol.asyncIterator]()
  const { first, text } = await carriedKml(iterator, context)
  return text ?? writeKmlAnew(resumed(first, iterator), context)
}
