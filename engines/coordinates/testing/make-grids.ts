import { deflateSync } from 'node:zlib'

/** A small grid of datum shifts over Serbia, as two kinds of files have it: made here, so that nobody's rights are in it. */
export const testGrid = {
  west: 18,
  south: 41,
  east: 24,
  north: 47,
  stepDegrees: 0.5,
  accuracyMetres: 0.05,
  /** Seconds, as smooth as real ones are not: every cell is bent. */
  northSeconds: (longitude: number, latitude: number) =>
    0.4 + 0.31 * Math.sin(longitude * 1.7) + 0.2 * Math.cos(latitude * 2.3),
  eastSeconds: (longitude: number, latitude: number) =>
    -19.3 + 0.42 * Math.cos(longitude * 1.3) + 0.27 * Math.sin(latitude * 1.9),
}

const { west, south, east, north, stepDegrees } = testGrid
const columns = Math.round((east - west) / stepDegrees) + 1
const rows = Math.round((north - south) / stepDegrees) + 1

export interface GridNames {
  readonly from: string
  readonly to: string
  /** Semi-major and semi-minor axes. */
  readonly fromShape: readonly [number, number]
  readonly toShape: readonly [number, number]
}

export const bessel = [6_377_397.155, 6_356_078.963] as const
export const grs80 = [6_378_137, 6_356_752.3141] as const
export const mgi1901: GridNames = { from: 'MGI1901', to: 'ETRS89', fromShape: bessel, toShape: grs80 }

/** NTv2, with the numbers in either order of bytes; a second, finer part over Belgrade where `withPart` is set. */
export function ntv2Grid(
  names: GridNames = mgi1901,
  { isLittle = true, withPart = false } = {},
): Uint8Array<ArrayBuffer> {
  const parts = [{ name: 'SERBIA', parent: 'NONE', west, south, east, north, step: stepDegrees, more: 0 }]
  if (withPart)
    parts.push({
      name: 'BEOGRAD',
      parent: 'SERBIA',
      west: 20,
      south: 44.5,
      east: 21,
      north: 45,
      step: 0.125,
      more: 0.4,
    })
  const sizes = parts.map(
    (part) =>
      (Math.round((part.east - part.west) / part.step) + 1) * (Math.round((part.north - part.south) / part.step) + 1),
  )
  const total = 11 * 16 * (1 + parts.length) + 16 * (sizes.reduce((sum, size) => sum + size, 0) + 1)
  const bytes = new Uint8Array(total)
  const view = new DataView(bytes.buffer)
  let at = 0
  const letters = (text: string) => {
    bytes.set(new TextEncoder().encode(text.padEnd(8)), at)
    at += 8
  }
  const record = (key: string, value: string | number, isWhole = false) => {
    letters(key)
    if (typeof value === 'string') return letters(value)
    if (isWhole) view.setInt32(at, value, isLittle)
    else view.setFloat64(at, value, isLittle)
    at += 8
  }
  record('NUM_OREC', 11, true)
  record('NUM_SREC', 11, true)
  record('NUM_FILE', parts.length, true)
  record('GS_TYPE', 'SECONDS')
  record('VERSION', 'TEST')
  record('SYSTEM_F', names.from)
  record('SYSTEM_T', names.to)
  record('MAJOR_F', names.fromShape[0])
  record('MINOR_F', names.fromShape[1])
  record('MAJOR_T', names.toShape[0])
  record('MINOR_T', names.toShape[1])
  parts.forEach((part, index) => {
    record('SUB_NAME', part.name)
    record('PARENT', part.parent)
    record('CREATED', '20260101')
    record('UPDATED', '20260101')
    record('S_LAT', part.south * 3600)
    record('N_LAT', part.north * 3600)
    record('E_LONG', -part.east * 3600)
    record('W_LONG', -part.west * 3600)
    record('LAT_INC', part.step * 3600)
    record('LONG_INC', part.step * 3600)
    record('GS_COUNT', sizes[index]!, true)
    for (let latitude = part.south; latitude <= part.north + 1e-9; latitude += part.step)
      for (let longitude = part.east; longitude >= part.west - 1e-9; longitude -= part.step) {
        const figures = [
          testGrid.northSeconds(longitude, latitude) + part.more,
          -testGrid.eastSeconds(longitude, latitude),
          testGrid.accuracyMetres,
          testGrid.accuracyMetres,
        ]
        for (const figure of figures) {
          view.setFloat32(at, figure, isLittle)
          at += 4
        }
      }
  })
  letters('END')
  return bytes
}

export interface TiffChoices {
  /** How PROJ's own grids are packed: deflated, with the bytes of the numbers shuffled. */
  readonly isPacked?: boolean
  readonly isTiled?: boolean
  /** Each band for itself, or the bands of a node beside each other. */
  readonly isApart?: boolean
  readonly type?: string
  readonly sourceCode?: number
  readonly targetCode?: number
}

/** A GeoTIFF of the same nodes, as PROJ's specification has it. */
export function geoTiffGrid({
  isPacked = false,
  isTiled = false,
  isApart = true,
  type = 'HORIZONTAL_OFFSET',
  sourceCode = 3906,
  targetCode = 4258,
}: TiffChoices = {}): Uint8Array<ArrayBuffer> {
  const bands = [
    testGrid.northSeconds,
    testGrid.eastSeconds,
    () => testGrid.accuracyMetres,
    () => testGrid.accuracyMetres,
  ]
  const [width, height] = isTiled ? [16, 16] : [columns, rows]
  const block = (some: typeof bands): Uint8Array => {
    const view = new DataView(new ArrayBuffer(width * height * some.length * 4))
    for (let row = 0; row < height; row++)
      for (let column = 0; column < width; column++)
        some.forEach((band, index) => {
          const value = band(west + column * stepDegrees, north - row * stepDegrees)
          view.setFloat32(((row * width + column) * some.length + index) * 4, value, true)
        })
    const bytes = new Uint8Array(view.buffer)
    return isPacked ? deflateSync(shuffled(bytes, width, some.length)) : bytes
  }
  const blocks = isApart ? bands.map((band) => block([band])) : [block(bands)]
  const item = (name: string, text: string, sample?: number, role?: string) =>
    `<Item name="${name}"${sample === undefined ? '' : ` sample="${sample}"`}${role ? ` role="${role}"` : ''}>${text}</Item>`
  const described = ['latitude_offset', 'longitude_offset', 'latitude_offset_accuracy', 'longitude_offset_accuracy']
  const metadata = `<GDALMetadata>${[
    item('TYPE', type),
    item('target_crs_epsg_code', String(targetCode)),
    ...described.flatMap((name, sample) => [
      item('DESCRIPTION', name, sample, 'description'),
      item('UNITTYPE', sample < 2 ? 'arc-second' : 'metre', sample, 'unittype'),
    ]),
    item('positive_value', 'east', 1),
  ].join('')}</GDALMetadata>\0`
  const doubles = (...values: number[]) => new Uint8Array(new Float64Array(values).buffer)
  const shorts = (...values: number[]) => new Uint8Array(new Uint16Array(values).buffer)
  const longs = (...values: number[]) => new Uint8Array(new Uint32Array(values).buffer)
  const offsetsTag = isTiled ? 324 : 273
  const entries: [tag: number, type: number, count: number, bytes: Uint8Array][] = [
    [256, 3, 1, shorts(columns)],
    [257, 3, 1, shorts(rows)],
    [258, 3, 4, shorts(32, 32, 32, 32)],
    [259, 3, 1, shorts(isPacked ? 8 : 1)],
    [262, 3, 1, shorts(1)],
    [offsetsTag, 4, blocks.length, longs(...blocks.map(() => 0))],
    [277, 3, 1, shorts(4)],
    ...(isTiled ? [] : ([[278, 3, 1, shorts(rows)]] as [number, number, number, Uint8Array][])),
    [offsetsTag === 324 ? 325 : 279, 4, blocks.length, longs(...blocks.map(({ length }) => length))],
    [284, 3, 1, shorts(isApart ? 2 : 1)],
    ...(isPacked ? ([[317, 3, 1, shorts(3)]] as [number, number, number, Uint8Array][]) : []),
    ...(isTiled
      ? ([
          [322, 3, 1, shorts(16)],
          [323, 3, 1, shorts(16)],
        ] as [number, number, number, Uint8Array][])
      : []),
    [338, 3, 3, shorts(0, 0, 0)],
    [339, 3, 4, shorts(3, 3, 3, 3)],
    [33550, 12, 3, doubles(stepDegrees, stepDegrees, 0)],
    [33922, 12, 6, doubles(0, 0, 0, west, north, 0)],
    [34735, 3, 16, shorts(1, 1, 0, 3, 1024, 0, 1, 2, 1025, 0, 1, 2, 2048, 0, 1, sourceCode)],
    [42112, 2, metadata.length, new TextEncoder().encode(metadata)],
  ]
  entries.sort(([one], [other]) => one - other)
  let at = 8 + 2 + entries.length * 12 + 4
  const placed = (length: number): number => {
    at += length + (length % 2)
    return at - length - (length % 2)
  }
  const places = entries.map(([, , , { length }]) => (length <= 4 ? 0 : placed(length)))
  const blockPlaces = blocks.map(({ length }) => placed(length))
  const bytes = new Uint8Array(at)
  const view = new DataView(bytes.buffer)
  bytes.set([0x49, 0x49, 42, 0, 8, 0, 0, 0])
  view.setUint16(8, entries.length, true)
  entries.forEach(([tag, kind, count, value], index) => {
    const entry = 10 + index * 12
    const content = tag === offsetsTag ? longs(...blockPlaces) : value
    view.setUint16(entry, tag, true)
    view.setUint16(entry + 2, kind, true)
    view.setUint32(entry + 4, count, true)
    if (content.length <= 4) bytes.set(content, entry + 8)
    else {
      view.setUint32(entry + 8, places[index]!, true)
      bytes.set(content, places[index]!)
    }
  })
  for (const [index, content] of blocks.entries()) bytes.set(content, blockPlaces[index]!)
  return bytes
}

/** Predictor 3: the first bytes of all numbers of a row, then the second ones, each as its difference to the byte before. */
function shuffled(bytes: Uint8Array, width: number, samples: number): Uint8Array {
  const rowBytes = width * samples * 4
  const result = new Uint8Array(bytes.length)
  for (let start = 0; start < bytes.length; start += rowBytes) {
    const count = width * samples
    for (let value = 0; value < count; value++)
      for (let byte = 0; byte < 4; byte++) result[start + byte * count + value] = bytes[start + value * 4 + (3 - byte)]!
    for (let index = rowBytes - 1; index >= samples; index--) result[start + index]! -= result[start + index - samples]!
  }
  return result
}
