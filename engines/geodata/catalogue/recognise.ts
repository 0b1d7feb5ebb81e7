import { extensionOf, type GeodataInput } from '../bytes/input.ts'
import { metaOf } from '../formats/format-metas.ts'
import { isPacked } from '../zip/signature.ts'
import { type Recognised, recogniseContent } from './recognise-content.ts'

/** What a file is, an archive by what lies in it; nothing where neither content nor name tells. */
export async function recognise(input: GeodataInput): Promise<Recognised | undefined> {
  const found = await recogniseContent(input)
  if (found?.isSure || !(await isPacked(input))) return found
  // Loaded for the few archives whose first entry does not tell.
  const { packedFiles } = await import('./packed-files.ts')
  try {
    const packed = await packedFiles(input)
    if (packed) return { format: packed.format, isSure: true }
  } catch {
    // A damaged archive is not explained here: the conversion tells what is wrong with it.
    return found
  }
  // Documents of office programs are archives too, so an archive without a map inside is taken for one only by its name.
  return found && metaOf(found.format).extension === extensionOf(input.name) ? found : undefined
}
