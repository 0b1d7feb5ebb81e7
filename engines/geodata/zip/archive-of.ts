import { streamOf } from '../bytes/blob-stream.ts'
import { platformDeflater } from './deflater.ts'
import { writeZip } from './zip-writer.ts'

interface NamedContent {
  readonly name: string
  readonly content: Blob
}

/** Files that are archives already. */
const compressed = /\.(?:zip|kmz)$/i

/** Several files in one archive; of those with one name the later ones get a number. */
export async function archiveOf(files: readonly NamedContent[]): Promise<Blob> {
  const parts: BlobPart[] = []
  for await (const chunk of writeZip(sources(files), platformDeflater)) parts.push(new Blob([chunk as BlobPart]))
  return new Blob(parts, { type: 'application/zip' })
}

async function* sources(files: readonly NamedContent[]) {
  const taken = new Set<string>()
  for (const { name, content } of files) {
    const own = freeName(name, taken)
    taken.add(own.toLowerCase())
    yield { name: own, content: streamOf(content), expectedSize: content.size, store: compressed.test(name) }
  }
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  const dot = name.indexOf('.', 1)
  const [stem, ending] = dot < 0 ? [name, ''] : [name.slice(0, dot), name.slice(dot)]
  let own = name
  for (let number = 2; taken.has(own.toLowerCase()); number++) own = `${stem} (${number})${ending}`
  return own
}
