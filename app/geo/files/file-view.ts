import type { Inspection, InspectionSource } from '#app/workers/geodata/inspection.ts'
import type { Item } from './converter-state.ts'

/** One file as map, profile and table show it. */
export interface FileView extends Pick<Inspection, 'read' | 'picture' | 'profile' | 'table'> {
  readonly id: number
  readonly name: string
  /** To read it once more, for a part of the map. */
  readonly source: InspectionSource
}

/** What tells files apart on one map, in the light and in the dark; after the last they begin anew. */
const fileColours = ['#e8590c', '#1c7ed6', '#9c36e5', '#2f9e44', '#e03131', '#0c8599', '#d6336c', '#997404'] as const

/** A single file has the colours of its kinds of geometry and of its own styles. */
export const fileColour = (index: number, fileCount: number): string | undefined =>
  fileCount > 1 ? fileColours[index % fileColours.length] : undefined

export const sourceOf = ({ files, format, mergedWith, way, steps }: Item, sharers: number): InspectionSource => ({
  parts: [{ files, from: format }, ...(mergedWith ?? []).map((other) => ({ files: other.files, from: other.format }))],
  readOptions: way?.readOptions ?? {},
  ...(way?.layer === undefined ? {} : { layer: way.layer.number }),
  ...(steps === undefined ? {} : { steps }),
  sharers,
})
