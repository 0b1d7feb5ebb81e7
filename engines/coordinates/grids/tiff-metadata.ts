/** What GDAL's metadata of a picture say of a grid. */
export interface Metadata {
  readonly type: string
  /** Code of the system that the grid leads to. */
  readonly target: number | undefined
  readonly bands: readonly (Band | undefined)[]
}

interface Band {
  readonly name: string
  readonly scale: number
  readonly offset: number
  /** Of the unit: to degrees, or to metres. */
  readonly unitFactor: number
  readonly isWestPositive: boolean
}

const units: Readonly<Record<string, number>> = {
  'arc-second': 1 / 3600,
  'arc-seconds per year': 0,
  degree: 1,
  radian: 180 / Math.PI,
  metre: 1,
}

interface Item {
  readonly name: string
  readonly sample: number
  readonly role: string
  readonly text: string
}

/** `<Item name="DESCRIPTION" sample="0" role="description">latitude_offset</Item>`; items without a sample are of the whole picture. */
export function metadataOf(xml: string): Metadata {
  const items = Array.from(xml.matchAll(/<Item\s+([^>]*)>([^<]*)<\/Item>/g), ([, attributes = '', text = '']): Item => {
    const attribute = (key: string) => new RegExp(`\\b${key}="([^"]*)"`).exec(attributes)?.[1]
    return {
      name: attribute('name') ?? '',
      sample: Number(attribute('sample') ?? -1),
      role: attribute('role') ?? '',
      text: text.trim(),
    }
  })
  const find = (test: (item: Item) => boolean) => items.find(test)?.text
  const target = Number(find(({ name }) => name === 'target_crs_epsg_code') ?? Number.NaN)
  const count = Math.min(64, Math.max(-1, ...items.map(({ sample }) => sample)) + 1)
  const bands = Array.from({ length: count }, (_, sample): Band => {
    const own = (test: (item: Item) => boolean) => find((item) => item.sample === sample && test(item))
    return {
      name: own(({ role }) => role === 'description') ?? '',
      scale: Number(own(({ role }) => role === 'scale') ?? 1),
      offset: Number(own(({ role }) => role === 'offset') ?? 0),
      unitFactor: units[own(({ role }) => role === 'unittype') ?? 'arc-second'] ?? 1 / 3600,
      isWestPositive: own(({ name }) => name === 'positive_value') === 'west',
    }
  })
  return {
    type: find(({ name }) => name === 'TYPE') ?? '',
    target: Number.isInteger(target) ? target : undefined,
    bands,
  }
}
