import type { FormatId, FormatMeta } from './format.ts'
import { formatMetas } from './format-metas.ts'
import { metaOf } from './pair.ts'
import type { ReadSummary } from './tally.ts'

/** Something a file has and a target may have no room for. */
export type Aspect =
  | 'elevations'
  | 'times'
  | 'point-values'
  | 'attributes'
  | 'folders'
  | 'areas'
  | 'types'
  | 'long-names'

/** What becomes of an aspect: carried as it is, in another form, or not at all. */
export type Fate = 'kept' | 'changed' | 'lost'

export interface Target {
  readonly meta: FormatMeta
  /** Only of what this file has. */
  readonly fates: Readonly<Partial<Record<Aspect, Fate>>>
}

/** Longest name of a column in a shapefile's table, in bytes. */
const tableNameLimit = 10

/** The formats a file can become, in the order pages show them, and what each does to it. A foresight; the notes of the conversion count. */
export const targetsFor = (from: FormatId, read: ReadSummary | undefined): readonly Target[] =>
  writableFormats
    .filter((meta) => meta.id !== from)
    .map((meta) => ({ meta, fates: read === undefined ? {} : fatesIn(meta, metaOf(from), read) }))

export const writableFormats: readonly FormatMeta[] = formatMetas.filter((meta) => meta.room !== undefined)

function fatesIn(to: FormatMeta, from: FormatMeta, read: ReadSummary): Target['fates'] {
  const room = to.room!
  const fates: Partial<Record<Aspect, Fate>> = {}
  const has = (type: string) => Object.keys(read.geometryTypes).some((name) => name.endsWith(type))
  if (read.elevations > 0) fates.elevations = to.id === 'topojson' ? 'lost' : 'kept'
  if (read.times > 0)
    fates.times = { own: 'kept', lists: 'changed', measures: 'changed', none: 'lost' }[room.pointValues] as Fate
  if (Object.keys(read.pointValues).length > 0)
    fates['point-values'] = { own: 'kept', lists: 'changed', measures: 'lost', none: 'lost' }[room.pointValues] as Fate
  if (read.fields.length > 0) fates.attributes = 'kept'
  if (read.folders > 0 && from.room?.folders) fates.folders = room.folders ? 'kept' : 'changed'
  if (to.id === 'gpx' && has('Polygon')) fates.areas = 'changed'
  if (to.id === 'shp') {
    if (Object.keys(read.geometryTypes).filter((type) => type !== 'None').length > 1) fates.types = 'changed'
    if (read.fields.some(({ name }) => new TextEncoder().encode(name).length > tableNameLimit))
      fates['long-names'] = 'changed'
  }
  return fates
}
