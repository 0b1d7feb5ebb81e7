/** What a file of areas holds. */
export interface AreaCounts {
  readonly features: number
  readonly points: number
  readonly attributes: number
}

export const attributeNames = [
  'gid',
  'name',
  'code',
  'level',
  'population',
  'area_km2',
  'capital',
  'updated',
  'urban',
  'note',
] as const

interface Collection {
  readonly features: {
    readonly properties: Record<string, unknown> | null
    readonly geometry: { readonly coordinates: unknown } | null
  }[]
}

/** Null counts as a value: it says that there is none. */
export function countGeojson(text: string): AreaCounts {
  const { features } = JSON.parse(text) as Collection
  let points = 0
  let attributes = 0
  for (const { properties, geometry } of features) {
    points += pointsIn(geometry?.coordinates)
    for (const name of attributeNames) if (Object.hasOwn(properties ?? {}, name)) attributes++
  }
  return { features: features.length, points, attributes }
}

function pointsIn(value: unknown): number {
  if (!Array.isArray(value)) return 0
  return typeof value[0] === 'number' ? 1 : value.reduce((sum: number, each) => sum + pointsIn(each), 0)
}

export const areaColumns = ['', 'features', 'points', 'attributes'] as const

export function areaRow(name: string, counts: AreaCounts, expected?: AreaCounts): string[] {
  const cell = (key: keyof AreaCounts): string =>
    `${counts[key].toLocaleString('en-US')}${expected && counts[key] < expected[key] ? ' (fewer)' : ''}`
  return [name, cell('features'), cell('points'), cell('attributes')]
}
