import {
  type FieldSummary,
  type FormatId,
  type GeodataProblem,
  metaOf,
  missingContent,
} from '#engines/geodata/index.ts'
import type { Item } from '../files/converter-state.ts'
import type { Inspections } from '../files/use-inspections.ts'
import type { KnownFile } from './fates-of-files.ts'

/** The files that something is known of by now, and that hold something: of nothing no target keeps anything. */
export const knownFiles = (items: readonly Item[], found: Inspections['found']): readonly KnownFile[] =>
  items.flatMap(({ id, name, format }) => {
    const read = found.get(id)?.read
    return read !== undefined && read.features > 0 ? [{ name, format, read }] : []
  })

/** The fields of all of them, each name once. */
export const fieldsOf = (files: readonly KnownFile[]): readonly FieldSummary[] => [
  ...new Map(files.flatMap(({ read }) => read.fields.map((field) => [field.name, field]))).values(),
]

/** Files that were read to their end and hold nothing; what is handed on whole may be empty. */
export const emptyFiles = (
  items: readonly Item[],
  found: Inspections['found'],
  to: FormatId,
): readonly (readonly [id: number, problem: GeodataProblem])[] =>
  items.flatMap(({ id, format }) => {
    const whole = found.get(id)?.whole
    const { category, document } = metaOf(format)
    if (whole === undefined || (document !== undefined && document === metaOf(to).document)) return []
    const problem = missingContent(whole.read, whole.read.features, category === 'gps', whole.notes)
    return problem ? [[id, problem] as const] : []
  })
