import { extensionOf, type GeodataInput } from './input.ts'
import { metaOf } from './pair.ts'
import { type Recognised, recogniseContent } from './recognise-content.ts'

/** What a file is, an archive by what lies in it; nothing where neither content nor name tells. */
export async function recognise(input: GeodataInput): Promise<Recognised | undefined> {
  const found = await recogniseContent(input)
  if (found?.isSure || !(await isArchive(input))) return found
  // Loaded for the few archives whose first entry does not tell.
  const { packedFiles } = await import('./zip/packed-files.ts')
  try {
    const packed = await packedFiles(input)
    if (packed) return { format: packed.format, isSure: true }
  } catch {
    // What is wrong with a damaged one the conversion tells.
    return found
  }
  // Every document of an office program is an archive: without a map inside, only the name makes it one.
  return found && metaOf(found.format).extension === extensionOf(input.name) ? found : undefined
}

export async function isArchive(input: GeodataInput): Promise<boolean> {
  const [first, second, third] = await input.slice(0, Math.min(4, input.size))
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5)
}
