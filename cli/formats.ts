import { detectFormat, extensionOf, type FormatId, formats, type GeodataInput } from '#engines/geodata/index.ts'
import { UsageError } from './arguments.ts'

/** The format of an input: by its name, and where names are shared (`.json`, `.xml`, `.zip`) by its first bytes. */
export async function inputFormat(input: GeodataInput): Promise<FormatId> {
  const ending = extensionOf(input.name)
  const named = formats.find(({ meta }) => meta.extension === ending)
  if (named !== undefined) return named.meta.id
  const found = detectFormat(await input.slice(0, Math.min(4096, input.size)))
  const other = formats.find(({ meta }) => meta.otherExtensions.includes(ending))
  const id = found ?? other?.meta.id
  if (id === undefined) throw new UsageError(`${input.name}: not a format this program knows`)
  return id
}

export function outputFormat(path: string): FormatId {
  const lower = path.toLowerCase()
  const format =
    formats.find(({ meta }) => lower.endsWith(meta.outputExtension ?? meta.extension)) ??
    formats.find(({ meta }) => lower.endsWith(meta.extension)) ??
    formats.find(({ meta }) => meta.otherExtensions.some((ending) => lower.endsWith(ending)))
  if (format === undefined) throw new UsageError(`${path}: the ending names no format; say --to`)
  return format.meta.id
}
