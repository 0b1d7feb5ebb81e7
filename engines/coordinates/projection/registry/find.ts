import type { Area, SystemDefinition } from '../system-definition.ts'
import { epsgPieces, esriPieces } from './piece-list.ts'
import {
  type Figure,
  type GeodeticRow,
  geodeticRows,
  projectedDefinition,
  projectedRow,
  type RegistryAxes,
} from './rows.ts'

/** What a code means, or what is missing to know it. */
export type Found =
  | { readonly kind: 'system'; readonly definition: SystemDefinition; readonly registered?: Registered }
  /** A system the registry has only as Well-Known Text. */
  | { readonly kind: 'text'; readonly text: string; readonly name: string }
  | { readonly kind: 'missing'; readonly missing: Missing }

/** What the registry knows beyond what is needed to compute: enough to name the system in a file. For a system with heights, its part for the plane. */
export interface Registered {
  readonly key: string
  readonly area: Area
  /** Of a plane. */
  readonly axes?: RegistryAxes
  readonly operation?: PlaneOperation
  readonly geodetic: GeodeticRow
}

/** The method by its code, or by its name where it has none, and the figures by their codes. */
export interface PlaneOperation {
  readonly method: number | string
  readonly figures: readonly Figure[]
}

/** What would have to be known: a code that no registry here has, a method without formulas here, a kind of system that is no map. */
export interface Missing {
  readonly kind: 'code' | 'method' | 'geocentric' | 'vertical' | 'parameter' | 'definition'
  readonly name: string
}

const missing = (kind: Missing['kind'], name: string): Found => ({ kind: 'missing', missing: { kind, name } })

/** Pieces that have been loaded and read once. */
const geodetic = new Map<string, Promise<GeodeticRow[]>>()

const geodeticPieces = {
  epsg: () => import('./pieces/geodetic-epsg.ts'),
  other: () => import('./pieces/geodetic-other.ts'),
}

export function loadGeodetic(part: keyof typeof geodeticPieces): Promise<GeodeticRow[]> {
  const known = geodetic.get(part)
  if (known) return known
  const loading = geodeticPieces[part]().then(({ lines }) => geodeticRows(lines))
  geodetic.set(part, loading)
  // A piece that did not arrive is asked for again.
  loading.catch(() => geodetic.delete(part))
  return loading
}

/** `code` as the registry's authorities write it: `EPSG:4326`, `ESRI:102100`, `IGNF:LAMB93`. */
export async function findSystem(authority: string, code: string): Promise<Found> {
  const key = authority === 'EPSG' ? code : `${authority}:${code}`
  const plane = await projectedLines(authority, code)
  const row = plane === undefined ? undefined : projectedRow(plane, key)
  if (row?.text !== undefined) return { kind: 'text', text: row.text, name: row.name }
  if (row) {
    const base = await findGeodetic(row.base)
    if (!base) return missing('code', row.base)
    const definition = projectedDefinition(row, base.definition)
    if (!definition) return missing('method', `EPSG:${row.method}`)
    const registered = { key, area: row.area, axes: row.axes, operation: row, geodetic: base }
    return { kind: 'system', definition, registered }
  }
  const found = await findGeodetic(key)
  if (found)
    return { kind: 'system', definition: found.definition, registered: { key, area: found.area, geodetic: found } }
  return findAlias(key, authority, code)
}

export async function findGeodetic(key: string): Promise<GeodeticRow | undefined> {
  const rows = await loadGeodetic(key.includes(':') ? 'other' : 'epsg')
  return rows.find(({ code }) => code === key)
}

async function findAlias(key: string, authority: string, code: string): Promise<Found> {
  const { lines } = await import('./pieces/system-aliases.ts')
  const row = lines.split('\n').find((line) => line.startsWith(`${key}|`))
  const [, name = '', meaning = ''] = row?.split('|') ?? []
  if (meaning === 'xyz') return missing('geocentric', name)
  if (meaning === '') return missing('code', `${authority}:${code}`)
  const [prefix = '', rest] = meaning.split(':')
  const found = await findSystem(rest === undefined ? 'EPSG' : prefix, rest ?? prefix)
  if (found.kind !== 'system') return found
  return {
    ...found,
    definition: { ...found.definition, name, epsgCode: authority === 'EPSG' ? Number(code) : undefined },
  }
}

async function projectedLines(authority: string, code: string): Promise<string | undefined> {
  if (authority === 'IGNF') return (await import('./pieces/ignf-00.ts')).lines
  const number = Number(code)
  const piece = (authority === 'EPSG' ? epsgPieces : authority === 'ESRI' ? esriPieces : []).findLast(
    ({ firstCode }) => firstCode <= number,
  )
  return piece && (await piece.load()).lines
}

/** A few systems are placed better by their code than by a text that describes them: these are known by their name. */
export async function findException(name: string): Promise<SystemDefinition | undefined> {
  const { lines } = await import('./pieces/system-exceptions.ts')
  const spelling = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const sought = spelling(name)
  for (const line of lines.split('\n')) {
    const [code = '', names = ''] = line.split('|')
    if (!names.split(';').some((each) => spelling(each) === sought)) continue
    const found = await findSystem('EPSG', code)
    return found.kind === 'system' ? found.definition : undefined
  }
  return undefined
}
