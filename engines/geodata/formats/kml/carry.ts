import type { FeatureBatch } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { Notes } from '../../notes/notes.ts'
import { isCleanXml } from '../../xml/clean.ts'
import { utf8Stream } from '../../xml/encoding.ts'

/**
 * From KML to KMZ and back nothing need change: a sound document is handed on as it stands, with everything this engine has no model
 * for. Returns its text, or nothing when the features must be written anew (another source, several documents, faulty text); then
 * `batches` has not lost any.
 */
export async function carriedKml(
  batches: AsyncIterator<FeatureBatch>,
  context: WriteContext,
): Promise<{ readonly first: IteratorResult<FeatureBatch>; readonly text?: AsyncIterable<Uint8Array> }> {
  // The reader tells its source when it starts.
  const first = await batches.next()
  const source = context.document.sourceKml
  if (source === undefined || !(await isCleanXml(source()))) return { first }
  for (let step = first; !step.done; step = await batches.next()) context.written.addBatch(step.value)
  context.document.handedOn = true
  // What the reader could not model is carried all the same.
  context.notes.keepKinds(['repaired', 'info'])
  return { first, text: declaredAsUtf8(utf8Stream(source(), new Notes())) }
}

/** The text is UTF-8 now, so its declaration must say so. */
async function* declaredAsUtf8(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let isFirst = true
  for await (const chunk of chunks) {
    if (!isFirst) {
      yield chunk
      continue
    }
    isFirst = false
    const head = String.fromCharCode(...chunk.subarray(0, 200))
    const declaration = /^\s*<\?xml\s[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(head)
    if (!declaration || /^utf-?8$/i.test(declaration[1]!)) {
      yield chunk
      continue
    }
    const end = declaration[0].length - 1
    const start = end - declaration[1]!.length
    yield chunk.subarray(0, start)
    yield new TextEncoder().encode('UTF-8')
    yield chunk.subarray(end)
  }
}

/** Goes on with batches of which the first has been taken already. */
export async function* resumed(
  first: IteratorResult<FeatureBatch>,
  batches: AsyncIterator<FeatureBatch>,
): AsyncGenerator<FeatureBatch, void, undefined> {
  for (let step = first; !step.done; step = await batches.next()) yield step.value
}
