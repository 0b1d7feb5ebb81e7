import { pairSplits } from '#engines/core/index.ts'
import type { FormatId } from '../formats/format-metas.ts'
import { formatMetas } from '../formats/format-metas.ts'
import { type FormatPair, formatPairSlug, isPairSupported } from './pair.ts'
import { writableFormats } from './writable-formats.ts'

const isFormatId = (text: string): text is FormatId => formatMetas.some((meta) => meta.id === text)

/** As much of a pair as an address says. */
export interface AskedPair {
  readonly from?: FormatId | undefined
  readonly to?: FormatId | undefined
}

/**
 * The pair an address of the any-to-any page names, by the rule of the other two: the first split where both halves are ids of
 * formats, the second one a format we write; it may be the first once more. One id alone says what is converted from. The answer may be empty: then the
 * visitor's file tells the format.
 */
export function parseAnyPair(slug = ''): AskedPair {
  for (const [from, to] of pairSplits(slug))
    if (isFormatId(from) && isFormatId(to) && isWritten(to)) return { from, to }
  const only = slug.toLowerCase()
  return isFormatId(only) ? { from: only } : {}
}

const isWritten = (id: FormatId): boolean => writableFormats.some((meta) => meta.id === id)

/** What most people want a file of some kind to become, never its own kind; the first is proposed. */
export function usualTargets(from: FormatId): readonly FormatId[] {
  const meta = formatMetas.find(({ id }) => id === from)
  const usual: readonly FormatId[] = meta?.isRecording ? ['gpx', 'kml', 'geojson'] : ['geojson', 'kml', 'gpx']
  return usual.filter((id) => id !== from).slice(0, 2)
}

export const usualTarget = (from: FormatId): FormatId => usualTargets(from)[0]!

/** Formats that people search for by name; who has a file in another format drops it on the page. */
const searched: readonly FormatId[] = ['gpx', 'kml', 'kmz', 'geojson', 'shp', 'topojson', 'gml', 'csv']

/**
 * The pairs with a page of their own: between formats people search for, and from every other format to those. Pairs within a category have
 * theirs at the two pages of the specification.
 */
export function anyPairs(): FormatPair[] {
  const targets = searched.filter(isWritten)
  const sources = [...searched, ...formatMetas.map(({ id }) => id).filter((id) => !searched.includes(id))]
  const toOthers = sources.flatMap((from) => targets.filter((to) => to !== from).map((to) => ({ from, to })))
  const fromSearched = searched.flatMap((from) =>
    writableFormats.filter(({ id }) => id !== from && !searched.includes(id)).map(({ id }) => ({ from, to: id })),
  )
  return [...toOthers, ...fromSearched].filter((pair) => !isPairSupported(pair) && readsBack(pair))
}

const readsBack = ({ from, to }: FormatPair): boolean => {
  const pair = parseAnyPair(formatPairSlug({ from, to }))
  return pair.from === from && pair.to === to
}

export const anyPairSlugs = (): string[] => anyPairs().map(formatPairSlug)
