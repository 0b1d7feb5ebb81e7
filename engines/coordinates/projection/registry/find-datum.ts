import { loadGeodetic } from './find.ts'
import type { GeodeticRow } from './rows.ts'

/** What a description says of its geodetic system. */
interface DescribedGeodetic {
  readonly name: string
  readonly datumName: string
  readonly semiMajorAxisMetres: number
  readonly inverseFlattening: number
  readonly primeMeridianDegrees: number
  /** Of the geographic system itself, where the description names it. */
  readonly epsgCode?: number
}

/** Case, punctuation, Esri's prefixes and "ensemble" left out. */
const spelling = (name: string): string =>
  name
    .replace(/^(?:D|GCS)_/i, '')
    .toLowerCase()
    .replace(/\bensemble\b/, '')
    .replace(/[^a-z0-9+]/g, '')

/** The geographic system of the registry that a description means: by its code, its name, else the name of its datum. */
export async function findDatum(described: DescribedGeodetic): Promise<GeodeticRow | undefined> {
  for (const part of ['epsg', 'other'] as const) {
    const rows = (await loadGeodetic(part)).filter((row) => isSameShape(row, described))
    const byCode =
      described.epsgCode === undefined ? undefined : rows.find(({ code }) => code === String(described.epsgCode))
    const found = byCode ?? best(rows, 'names', described.name) ?? best(rows, 'datumNames', described.datumName)
    if (found) return found
  }
  return undefined
}

function best(rows: readonly GeodeticRow[], field: 'names' | 'datumNames', wanted: string): GeodeticRow | undefined {
  const sought = spelling(wanted)
  if (sought === '') return undefined
  const matching = rows.filter((row) => row[field].some((name) => spelling(name) === sought))
  return matching.find(({ isDeprecated }) => !isDeprecated) ?? matching[0]
}

/** Names are shared between datums (MGI, Tokyo …); the ellipsoid and the meridian tell them apart. */
function isSameShape({ definition: { geodetic } }: GeodeticRow, described: DescribedGeodetic): boolean {
  return (
    Math.abs(geodetic.semiMajorAxisMetres - described.semiMajorAxisMetres) < 0.2 &&
    Math.abs(flattening(geodetic.inverseFlattening) - flattening(described.inverseFlattening)) < 1e-8 &&
    Math.abs(geodetic.primeMeridianDegrees - described.primeMeridianDegrees) < 1e-4
  )
}

const flattening = (inverse: number): number => (inverse === 0 ? 0 : 1 / inverse)
