import type { GeodataInput } from '../../bytes/input.ts'
import { applicationSchemaClosing, applicationSchemaOpening, featureNamespace } from './application-schema.ts'

const headLength = 1024
const shortTail = 1 << 16
/** The schema of some fifty thousand fields. */
const longTail = 1 << 22

/** The element with the schema that our writer puts behind the features: it is wanted before them. */
export async function findSchemaAtEnd(input: GeodataInput): Promise<Uint8Array | undefined> {
  const head = await input.slice(0, Math.min(headLength, input.size))
  if (!oneByteText(head).includes(featureNamespace)) return undefined
  for (const length of [shortTail, longTail]) {
    const tail = await input.slice(Math.max(0, input.size - length), input.size)
    const text = oneByteText(tail)
    // Values cannot look like the tags: `<` is escaped in them.
    const end = text.lastIndexOf(applicationSchemaClosing)
    if (end < 0) return undefined
    const start = text.lastIndexOf(applicationSchemaOpening, end)
    if (start >= 0) return tail.slice(start, end + applicationSchemaClosing.length)
  }
  return undefined
}

/** A character for each byte. */
function oneByteText(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}
