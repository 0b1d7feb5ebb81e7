/**
 * What formats without a place for it say in properties, back in the words of those that have one: times and values of points in lists beside the
 * coordinates, colours by simplestyle, folders in a column, the kind of a GPX line. Written here a second time on purpose: the oracle must not ask the
 * bridge what the bridge meant.
 */
export interface Said {
  kind: string
  folder: string
  style: Record<string, string | number>
  /** Lists of values stand beside lines only. */
  readonly isLine: boolean
  /** Only they have icons. */
  readonly hasPoints: boolean
  /** Of points, in order. */
  readonly pointTexts: [aspect: string, point: number, text: string][]
  readonly values: [aspect: string, text: string][]
}

const styleWords = new Map(
  Object.entries({
    stroke: 'lineColor',
    'stroke-opacity': 'lineOpacity',
    'stroke-width': 'lineWidthPixels',
    fill: 'fillColor',
    'fill-opacity': 'fillOpacity',
    'marker-color': 'iconColor',
    icon: 'iconHref',
  }),
)
const kindWords = new Map([
  ['trk', 'track'],
  ['rte', 'route'],
])
const listWords = new Map(Object.entries({ heart: 'hr', times: 'time', coordTimes: 'time', heartRates: 'hr' }))

export function inOneWording(values: readonly [string, string][], pointCount: number, said: Said): Said {
  for (const [aspect, text] of values) if (!taken(aspect, text, pointCount, said)) said.values.push([aspect, text])
  // simplestyle 1.1.0: what has an opacity and no colour is grey.
  for (const part of ['line', 'fill']) if (`${part}Opacity` in said.style) said.style[`${part}Color`] ??= '#555555'
  return said
}

function taken(aspect: string, text: string, pointCount: number, said: Said): boolean {
  // An extension of GPX that has no element of its own gets GDAL's prefix.
  const name = aspect.replace(/^property:(?:ogr_)?/, '')
  if (!aspect.startsWith('property:')) return false
  const value = text.slice(text.indexOf(' ') + 1)
  const plain = value.startsWith('"') ? String(JSON.parse(value)) : value
  const style = styleWords.get(name)
  if (style !== undefined && plain !== '' && (style !== 'iconHref' || said.hasPoints)) {
    const isNumber = !/(?:Color|Href)$/.test(style)
    if (isNumber ? !Number.isFinite(Number(plain)) : style !== 'iconHref' && !/^#[\da-f]{6}$/.test(plain)) return false
    said.style[style] = isNumber ? Number(plain) : plain
    return true
  }
  if (name === '_gpxType' && kindWords.has(plain)) {
    said.kind = kindWords.get(plain)!
    return true
  }
  if ((name === 'folder' || name === 'layer') && plain !== '') {
    said.folder = `/${plain}`
    return true
  }
  if ((name === 'time' || name === 'timestamp') && pointCount === 1 && !Number.isNaN(Date.parse(plain))) {
    said.pointTexts.push(['times', 0, plain])
    return true
  }
  if (said.isLine && (name === 'coordinateProperties' || name === 'coordTimes' || name === 'heartRates'))
    return takenLists(name, plain, pointCount, said)
  return false
}

function takenLists(name: string, json: string, pointCount: number, said: Said): boolean {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch {
    return false
  }
  const lists = Object.entries(name === 'coordinateProperties' ? (value as object) : { [name]: value })
  const flat = lists.map(([list, items]) => [list, (items as unknown[]).flat()] as const)
  if (flat.some(([, items]) => items.length !== pointCount)) return false
  for (const [list, items] of flat) {
    const channel = listWords.get(list) ?? list.replace(/s$/, '')
    items.forEach((item, point) => {
      if (item === null || item === '') return
      said.pointTexts.push([channel === 'time' ? 'times' : `value:${channel}`, point, String(item)])
    })
  }
  return true
}
