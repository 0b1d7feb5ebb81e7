import { isWithinCategory } from '../bridge/crossing.ts'
import { isNameLike } from '../bridge/field-use.ts'
import { type FormatId, metaOf } from '../formats/format-metas.ts'
import { type Aspect, type Fate, type FormatMeta, usualRows, type WriteOptions } from '../model/format.ts'
import type { ReadSummary } from '../summary/tally.ts'
import { writableFormats } from './writable-formats.ts'

type Fates = Readonly<Partial<Record<Aspect, Fate>>>

export interface Target {
  readonly meta: FormatMeta<FormatId>
  /** Only of what this file has. */
  readonly fates: Fates
}

/** Tables may have a row for each point or for each feature. */
const isTable = (meta: FormatMeta): boolean => meta.options?.includes('rows') === true

/** What the formats a file can become do to it, in the order pages show them. Foretold from a summary: the notes of the conversion itself are exact. */
export const targetsFor = (
  from: FormatId,
  read: ReadSummary | undefined,
  options: Pick<WriteOptions, 'rows' | 'for'> = {},
): readonly Target[] =>
  writableFormats.map((meta) => ({ meta, fates: read === undefined ? {} : fatesIn(meta, metaOf(from), read, options) }))

function fatesIn(
  meta: FormatMeta,
  from: FormatMeta,
  read: ReadSummary,
  options: Pick<WriteOptions, 'rows' | 'for'>,
): Fates {
  const roomFor = options.for && meta.roomFor?.[options.for]
  const to = roomFor === undefined ? meta : { ...meta, room: roomFor }
  // A document is handed on as it stands.
  if (to.document !== undefined && to.document === from.document && roomFor === undefined)
    return read.extras.images && !to.room!.images ? { images: 'lost' } : {}
  const isByPoints = isTable(to) && (options.rows ?? usualRows(from)) === 'point'
  const fates: Partial<Record<Aspect, Fate | undefined>> = {
    ...fatesOfPoints(to, read, isByPoints, roomFor === undefined && isWithinCategory(from, to)),
    attributes: read.fields.length > 0 ? 'kept' : undefined,
    styles: fateOfStyles(to, read),
    images: read.extras.images && !to.room!.images ? 'lost' : undefined,
    metadata: losesMetadata(to, from, read) ? 'lost' : undefined,
    ...fateOfFolders(to, from, read),
    ...fatesByFormat(to, from, read),
    ...(isByPoints ? fatesOfRows(read) : {}),
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
    times: hasTimes
      ? ofLines[place]
      : times > 0
        ? room !== 'own' && to.room!.keepsFields
          ? 'lost'
          : 'kept'
        : undefined,
    'point-values': hasValues ? (place === 'measures' ? 'lost' : ofLines[place]) : undefined,
    measures: extras.measures ? (measures ? 'kept' : 'lost') : undefined,
  } as const
}

function fateOfStyles(to: FormatMeta, { extras }: ReadSummary): Fate | undefined {
  const { styles } = to.room!
  if (styles === 'lines' && extras['styles-beside-lines']) return 'lost'
  if (!extras.styles) return undefined
  return styles !== 'none' ? 'kept' : extras['other-styles'] ? 'lost' : 'changed'
}

function losesMetadata(to: FormatMeta, from: FormatMeta, { extras, folders }: ReadSummary): boolean {
  const room = to.room!
  // Where folders become a column, what they say of themselves has no place.
  const takesDescriptions = room.metadata !== 'none' && room.folders !== 'layers' && room.folders !== 'none'
  if (extras['described-folders'] && !takesDescriptions) return true
  switch (room.metadata) {
    case 'none':
      return Boolean(extras.title || extras.metadata)
    case 'title-without-layers':
      return Boolean(extras.metadata || (extras.title && folders > 0 && !isTree(from)))
    case 'title':
      return Boolean(extras.metadata)
    case 'known':
      return Boolean(extras['uncommon-metadata'])
    case 'all':
      return false
  }
}

const isTree = (meta: FormatMeta): boolean => meta.room?.folders === 'tree'

/** Folders within folders become a column, as layers do where the target has a single one. */
function fateOfFolders(to: FormatMeta, from: FormatMeta, { folders, extras }: ReadSummary): Fates {
  const room = to.room!.folders
  if (folders === 0) return {}
  if (room === 'tree') return { folders: 'kept' }
  if (isTree(from)) {
    if (room !== 'kinds') return { folders: 'changed' }
    return extras['own-folders'] ? { folders: 'lost' } : {}
  }
  if (room === 'layers') return { folders: 'kept' }
  if (folders > 1) return isWithinCategory(from, to) ? { folders: 'lost' } : { folders: 'changed' }
  // The only layer gives its name to the result, where that has one and no other is known.
  return room === 'kinds' || (extras.title && !isTable(to)) ? { folders: 'lost' } : {}
}

/** What the format itself says, of what the file has. */
function fatesByFormat({ room }: FormatMeta, from: FormatMeta, read: ReadSummary): Fates {
  const { extras } = read
  const has = typesOf(read)
  const kinds = new Set(has(/^(?!None$)/).map((type) => type.replace(/^Multi(?!Point)/, '')))
  const isLong = ({ name }: { readonly name: string }) =>
    new TextEncoder().encode(name).length > (room!.nameBytes ?? Number.POSITIVE_INFINITY)
  const isKept = ({ name }: { readonly name: string }) => room!.keepsFields?.includes(isNameLike(name) ? 'name' : name)
  const present: Partial<Record<Aspect, boolean>> = {
    attributes: !read.fields.every((field) => isKept(field) || field.kinds.length === 0),
    styles: extras.styles !== undefined,
    folders: extras['own-folders'] !== undefined,
    'other-values': Object.keys(read.pointValues).some((name) => !room!.keepsValues?.includes(name)),
    parts: has(/^(?:Multi|GeometryCollection$)/).length > 0,
    display: Boolean(extras['display-settings']),
    'without-place': (extras['without-place'] ?? 0) > ((room!.folders === 'kinds' && extras['empty-tracks']) || 0),
    areas: has(/Polygon$/).length > 0,
    multipoints: has(/^MultiPoint$/).length > 0,
    collections: has(/^GeometryCollection$/).length > 0,
    types: isTree(from) ? kinds.size > 1 : extras['mixed-layers'] !== undefined,
    'long-names': read.fields.some(isLong),
    'long-texts': Boolean(extras['long-texts']),
  }
  return Object.fromEntries(Object.entries(room!.fates ?? {}).filter(([aspect]) => present[aspect as Aspect]))
}

const typesOf = ({ geometryTypes }: ReadSummary) => {
  const types = Object.keys(geometryTypes)
  return (pattern: RegExp) => types.filter((type) => pattern.test(type))
}

/** Of a table with a row for each point. */
const fatesOfRows = (read: ReadSummary): Fates => ({
  ...(typesOf(read)(/^(?!Point$|None$)/).length > 0 ? { lines: 'changed' } : {}),
  ...(read.extras['without-place'] ? { 'without-place': 'lost' } : {}),
})
