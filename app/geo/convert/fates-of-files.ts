import {
  type Aspect,
  type Fate,
  type FormatId,
  type ReadSummary,
  targetsFor,
  type WriteOptions,
} from '#engines/geodata/index.ts'

export interface KnownFile {
  readonly name: string
  readonly format: FormatId
  readonly read: ReadSummary
}

export interface AspectFate {
  readonly aspect: Aspect
  readonly fate: Fate
  /** Names of the files it is so for. */
  readonly files: readonly string[]
}

/** What becomes of each thing that the files have, and in which of them. */
export function fatesOfFiles(
  files: readonly KnownFile[],
  to: FormatId,
  options: Pick<WriteOptions, 'rows' | 'for'> = {},
): readonly AspectFate[] {
  const found = new Map<string, AspectFate>()
  for (const { name, format, read } of files) {
    const fates = targetsFor(format, read, options).find(({ meta }) => meta.id === to)?.fates ?? {}
    for (const [aspect, fate] of Object.entries(fates) as [Aspect, Fate][]) {
      const key = `${aspect} ${fate}`
      found.set(key, { aspect, fate, files: [...(found.get(key)?.files ?? []), name] })
    }
  }
  return [...found.values()]
}
