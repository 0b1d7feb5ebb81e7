import type { GeodataInput } from './input.ts'
import { type Recognised, recogniseContent } from './recognise-content.ts'

/** What a file is, an archive by what lies in it; nothing where neither content nor name tells. */
export async function recognise(input: GeodataInput): Promise<Recognised | undefined> {
  const found = await recogniseContent(input)
  if (found?.isSure || !(await isArchive(input))) return found
  // Loaded for the few archives whose first entry does not tell.
  const { packedFiles } = await import('./zip/packed-files.ts')
  // What is wrong with a damaged one the conversion tells.
  const packed = await packedFiles(input).catch(() => undefined)
  return packed ? { format: packed.format, isSure: true } : found
}

export async function isArchive(input: GeodataInput): Promise<boolean> {
  const [first, second, third] = await input.slice(0, Math.min(4, input.size))
  return first === 0x50 && second === 0x4b && (third === 3 || third === 5)
}
