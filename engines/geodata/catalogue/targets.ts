import { isWithinCategory } from '../bridge/crossing.ts'
import { formatMetas } from '../formats/format-metas.ts'
import { type FormatId, type FormatMeta, usualRows, type WriteOptions } from '../model/format.ts'
import type { ReadSummary } from '../summary/tally.ts'
import { metaOf } from './pair.ts'

/** Something a file has and a target may have no room for. */
export type Aspect =
  | 'elevations'
  | 'times'
  | 'point-values'
  | 'measures'
  | 'attributes'
  | 'styles'
  | 'display'
  | 'images'
  | 'metadata'
  | 'folders'
  | 'without-place'
  | 'areas'
  | 'multipoints'
  | 'collections'
  | 'lines'
  | 'types'
  | 'long-names'
  | 'long-texts'

/** What becomes of an aspect: carried as it is, in another form, or not at all. */
export type Fate = 'kept' | 'changed' | 'lost'

type Fates = Readonly<Partial<Record<Aspect, Fate>>>

export interface Target {
  readonly meta: FormatMeta
  /** Only of what this file has. */
  readonly fates: Fates
}

/** Longest name of a column in a shapefile's table, in bytes. */
const tableNameLimit = 10

/** Tables may have a row for each point or for each feature. */
const isTable = (meta: FormatMeta): boolean => meta.options?.includes('rows') === true

/** What the formats a file can become do to it, in the order pages show them. Foretold from a summary: the notes of the conversion itself are exact. */
export const targetsFor = (
  from: FormatId,
  read: ReadSummary | undefined,
  options: Pick<WriteOptions, 'rows'> = {},
): readonly Target[] =>
  writableFormats.map((meta) => ({ meta, fates: read === undefined ? {} : fatesIn(meta, metaOf(from), read, options) }))

export const writableFormats: readonly FormatMeta[] = formatMetas.filter((meta) => meta.room !== undefined)

function fatesIn(to: FormatMeta, from: FormatMeta, read: ReadSummary, options: Pick<WriteOptions, 'rows'>): Fates {
  // A KML document is handed on as it stands.
  if (to.document !== undefined && to.document === from.document)
    return read.extras.images && !to.room!.images ? { images: 'lost' } : {}
  const isByPoints = isTable(to) && (options.rows ?? usualRows(from)) === 'point'
  const fates: Partial<Record<Aspect, Fate | undefined>> = {
    ...fatesOfPoints(to, read, isByPoints, isWithinCategory(from, to)),
    attributes: read.fields.length > 0 ? 'kept' : undefined,
    ...fatesOfLooks(to, read),
    metadata: losesMetadata(to, from, read) ? 'lost' : undefined,
    ...fateOfFolders(to, from, read),
    ...fatesOfGeometry(to, from, read, isByPoints),
  }
  if (to.id === 'shp') {
    const isLong = ({ name }: { readonly name: string }) => new TextEncoder().encode(name).length > tableNameLimit
    if (read.fields.some(isLong)) fates['long-names'] = 'changed'
    if (read.extras['long-texts']) fates['long-texts'] = 'lost'
  }
  return Object.fromEntries(Object.entries(fates).filter(([, fate]) => fate !== undefined)) as Fates
}

function fatesOfPoints(to: FormatMeta, read: ReadSummary, isByPoints: boolean, isWithin: boolean) {
  const { elevations, times, pointValues, extras } = read
  const { measures, pointValues: room } = to.room!
  // A table with a row for each feature has one cell for a line.
  const place = isTable(to) && !isByPoints ? 'none' : room
  const ofLines = { own: 'kept', lists: 'changed', measures: 'changed', none: 'lost' } as const
  // Lists beside the coordinates stay what they are where lists are written, and within the vector formats.
  const takesLists = !isWithin && room !== 'lists'
  const hasListedTimes = takesLists && extras['listed-times']
  const hasTimes = extras['line-times'] || hasListedTimes || (times > 0 && place === 'lists')
  const hasValues = Object.keys(pointValues).length > 0 || (takesLists && extras['listed-values'])
  return {
    elevations: elevations > 0 ? (to.room!.isFlat ? 'lost' : 'kept') : undefined,
    times: hasTimes ? ofLines[place] : times > 0 ? 'kept' : undefined,
    'point-values': hasValues ? (place === 'measures' ? 'lost' : ofLines[place]) : undefined,
    measures: extras.measures ? (measures ? 'kept' : 'lost') : undefined,
  } as const
}

/** KML has everything, GPX colours of lines, the others columns by the names of simplestyle. */
function fatesOfLooks(to: FormatMeta, { extras }: ReadSummary) {
  const isGpx = to.id === 'gpx'
  const isLost = extras[isGpx ? 'styles-beside-lines' : 'other-styles'] !== undefined
  const fate = to.document === 'kml' ? 'kept' : isLost ? 'lost' : isGpx ? 'kept' : 'changed'
  return {
    styles: extras.styles || (isGpx && isLost) ? fate : undefined,
    display: extras['display-settings'] && isGpx ? 'lost' : undefined,
    images: extras.images && !to.room!.images ? 'lost' : undefined,
  } as const
}

function losesMetadata(to: FormatMeta, from: FormatMeta, { extras, folders }: ReadSummary): boolean {
  const hasLayers = folders > 0 && from.document !== 'kml'
  // Where folders become a column, what they say of themselves has no place.
  if (extras['described-folders'] && to.document !== 'kml' && to.id !== 'gpx') return true
  switch (to.room!.metadata) {
    case 'none':
      return Boolean(extras.title || extras.metadata)
    case 'title-without-layers':
      return Boolean(extras.metadata || (extras.title && hasLayers))
    case 'title':
      return Boolean(extras.metadata)
    case 'known':
      return Boolean(extras['metadata-beside-gpx'])
    case 'all':
      return false
  }
}

/** Folders of KML become a column, as layers do where the target has a single one. */
function fateOfFolders(to: FormatMeta, from: FormatMeta, { folders, extras }: ReadSummary): Fates {
  if (folders === 0) return {}
  if (to.document === 'kml') return { folders: 'kept' }
  if (from.document === 'kml') {
    if (to.id !== 'gpx') return { folders: 'changed' }
    return extras['own-folders'] ? { folders: 'lost' } : {}
  }
  if (to.room!.folders) return { folders: 'kept' }
  if (folders > 1) return isWithinCategory(from, to) ? { folders: 'lost' } : { folders: 'changed' }
  // The only layer gives its name to the result, where that has one and no other is known.
  return to.id === 'gpx' || (extras.title && !isTable(to)) ? { folders: 'lost' } : {}
}

function fatesOfGeometry(to: FormatMeta, from: FormatMeta, read: ReadSummary, isByPoints: boolean) {
  const types = Object.keys(read.geometryTypes)
  const has = (pattern: RegExp) => types.some((type) => pattern.test(type))
  const isGpx = to.id === 'gpx'
  const isShp = to.id === 'shp'
  const kinds = new Set(types.filter((type) => type !== 'None').map((type) => type.replace(/^Multi(?!Point)/, '')))
  const isMixed = from.document === 'kml' ? kinds.size > 1 : read.extras['mixed-layers'] !== undefined
  const { 'without-place': empty = 0, 'empty-tracks': emptyTracks = 0 } = read.extras
  return {
    'without-place': (isGpx && empty > emptyTracks) || (isByPoints && empty > 0) ? 'lost' : undefined,
    areas: has(/Polygon$/) && isGpx ? 'changed' : undefined,
    multipoints: has(/^MultiPoint$/) && isGpx ? 'changed' : undefined,
    collections: has(/^GeometryCollection$/) && (isGpx || isShp) ? 'changed' : undefined,
    lines: has(/^(?!Point$|None$)/) && isByPoints ? 'changed' : undefined,
    types: isMixed && isShp ? 'changed' : undefined,
  } as const
}
