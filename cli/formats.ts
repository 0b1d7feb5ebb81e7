import {
  extensionOf,
  type FormatId,
  formats,
  type GeodataInput,
  otherThing,
  recognise,
} from '#engines/geodata/index.ts'
import { geodataAdvice } from '#wording/geodata-advice.ts'
import type { Say } from './texts.ts'
import { UsageError } from './usage-error.ts'

/** The format of an input: by its name, and where names are shared (`.json`, `.xml`, `.zip`) or say nothing by its content. */
export async function inputFormat(input: GeodataInput, say: Say): Promise<FormatId> {
  const ending = extensionOf(input.name)
  const named = formats.filter(({ meta }) => [meta.extension, ...meta.otherExtensions].includes(ending))
  if (named.length === 1) return named[0]!.meta.id
  const found = await recognise(input)
  if (found !== undefined) return found.format
  const other = await otherThing(input)
  if (other !== undefined) throw notRead(input.name, other.name, say)
  throw new UsageError(say('cli_format_not_told', { path: input.name }))
}

export const notRead = (path: string, found: string, say: Say): UsageError =>
  new UsageError([`${say('cli_format_not_read', { path, found })}.`, geodataAdvice(found)].filter(Boolean).join(' '))

export function outputFormat(path: string, say: Say): FormatId {
  const lower = path.toLowerCase()
  const written = formats.filter(({ loadWriter }) => loadWriter !== undefined)
  const format =
    written.find(({ meta }) => lower.endsWith(meta.outputExtension ?? meta.extension)) ??
    written.find(({ meta }) => lower.endsWith(meta.extension)) ??
    written.find(({ meta }) => meta.otherExtensions.some((ending) => lower.endsWith(ending)))
  if (format === undefined) throw new UsageError(say('cli_output_not_told', { path }))
  return format.meta.id
}
