import { pairSplits } from '#engines/core/index.ts'
import { type FormatId, formatMetas, metaOf } from '../formats/format-metas.ts'
import type { FormatMeta } from '../model/format.ts'

/** From and to, as a page's address names them. */
export interface FormatPair {
  readonly from: FormatId
  readonly to: FormatId
}

/** The two pages that share the converter, as their addresses name them. */
export const families = {
  'gpx-kml': { category: 'gps', defaultPair: { from: 'gpx', to: 'kml' } },
  geojson: { category: 'vector', defaultPair: { from: 'geojson', to: 'shp' } },
} as const satisfies Record<string, { readonly category: FormatMeta['category']; readonly defaultPair: FormatPair }>

export type FamilyId = keyof typeof families

export const isFamilyId = (text: string | undefined): text is FamilyId =>
  text !== undefined && Object.hasOwn(families, text)

export const familyOf = (id: FormatId): FamilyId => (metaOf(id).category === 'gps' ? 'gpx-kml' : 'geojson')

export const formatsOfFamily = (family: FamilyId): readonly FormatMeta<FormatId>[] =>
  formatMetas.filter((meta) => meta.category === families[family].category)

/** On the two pages of the specification conversion stays within a category. */
export const isPairSupported = ({ from, to }: FormatPair): boolean =>
  from !== to && metaOf(from).category === metaOf(to).category

/** Formats the addresses of the two pages name. */
const pageMetas = formatMetas.filter((meta) => meta.category !== 'other')

const isFormatId = (text: string): text is FormatId => pageMetas.some((meta) => meta.id === text)

/**
 * Reads `gpxkml` or `gpx-kml`: the first split where both halves are ids of different formats, of whichever category. Without one, an
 * id the text begins with is what to convert from; without that, the page's default pair applies.
 */
export function parseFormatPair(family: FamilyId, slug = ''): FormatPair {
  for (const [from, to] of pairSplits(slug)) if (isFormatId(from) && isFormatId(to) && from !== to) return { from, to }
  const text = slug.toLowerCase()
  const from = pageMetas.find((meta) => text.startsWith(meta.id))?.id
  return from === undefined ? families[family].defaultPair : { from, to: defaultTarget(from) }
}

function defaultTarget(from: FormatId): FormatId {
  const usual = families[familyOf(from)].defaultPair
  return usual.to === from ? usual.from : usual.to
}

export const formatPairSlug = ({ from, to }: FormatPair): string => `${from}${to}`

export function allFormatPairs(family: FamilyId): FormatPair[] {
  const ids = formatsOfFamily(family).map((meta) => meta.id)
  return ids.flatMap((from) => ids.filter((to) => to !== from).map((to) => ({ from, to })))
}

export const allPairSlugs = (family: FamilyId): string[] => allFormatPairs(family).map(formatPairSlug)
