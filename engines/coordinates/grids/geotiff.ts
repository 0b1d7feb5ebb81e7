import { GridFault, type GridFile, type GridFrame } from './grid-file.ts'
import { nodeOf } from './ntv2.ts'
import type { GridPart } from './shift-grid.ts'
import { type Metadata, metadataOf } from './tiff-metadata.ts'
import { samplesOf } from './tiff-samples.ts'
import { type Directory, directoriesOf } from './tiff-tags.ts'

/**
 * A GeoTIFF of datum shifts as PROJ describes it (https://proj.org/specifications/geodetictiffgrids.html): one picture for each part, with a
 * band for each figure, the names and units of the bands in GDAL's metadata.
 */
const tags = {
  width: 256, height: 257, bits: 258, compression: 259, stripOffsets: 273, samples: 277, rowsPerStrip: 278, stripCounts: 279,
  planar: 284, predictor: 317, tileWidth: 322, tileHeight: 323, tileOffsets: 324, tileCounts: 325, sampleFormat: 339,
  pixelScale: 33550, tiePoint: 33922, geoKeys: 34735, metadata: 42112, noData: 42113,
} as const // biome-ignore format: a table

const kinds: ReadonlySet<string> = new Set(['HORIZONTAL_OFFSET', 'GEOGRAPHIC_3D_OFFSET'])
/** Values of all bands of one part. */
const mostValues = 100_000_000

export async function readGeoTiff(bytes: DataView): Promise<GridFile> {
  const parts: GridPart[] = []
  let first: { readonly metadata: Metadata; readonly directory: Directory } | undefined
  for (const directory of directoriesOf(bytes)) {
    const own = metadataOf(directory.text(tags.metadata))
    const metadata = first
      ? {
          ...own,
          type: own.type || first.metadata.type,
          bands: own.bands.length > 0 ? own.bands : first.metadata.bands,
        }
      : own
    if (!kinds.has(metadata.type)) throw new GridFault('grid_not_horizontal')
    parts.push(await partOf(bytes, directory, metadata))
    first ??= { metadata, directory }
  }
  if (!first) throw new GridFault('grid_damaged')
  return { from: sourceOf(first.directory), to: targetOf(first.metadata), parts }
}

/** Geographic system 2048, or its ellipsoid: semi-major axis 2057, semi-minor 2058, inverse flattening 2059. */
function sourceOf(directory: Directory): GridFrame {
  const code = directory.geoKey(tags.geoKeys, 2048)
  if (code !== undefined && code > 0 && code < 32_767) return { name: `EPSG:${code}`, epsgCode: code }
  const [major, minor, inverse] = [2057, 2058, 2059].map((key) => directory.geoKey(tags.geoKeys, key))
  const shape = major === undefined ? undefined : minor !== undefined ? ([major, minor] as const) : inverse ? ([major, major * (1 - 1 / inverse)] as const) : undefined // biome-ignore format: one line
  const name = directory.geoText(tags.geoKeys, 2049)?.split('|')[0] ?? ''
  return shape ? { name, shape } : { name }
}

const targetOf = ({ target }: Metadata): GridFrame =>
  target === undefined ? { name: 'WGS 84', epsgCode: 4326 } : { name: `EPSG:${target}`, epsgCode: target }

async function partOf(bytes: DataView, directory: Directory, metadata: Metadata): Promise<GridPart> {
  const [columns, rows] = [directory.number(tags.width) ?? 0, directory.number(tags.height) ?? 0]
  const bands = directory.number(tags.samples) ?? 1
  const [stepX, stepY] = directory.numbers(tags.pixelScale)
  const [tieColumn = 0, tieRow = 0, , west, north] = directory.numbers(tags.tiePoint)
  const isSound = columns >= 2 && rows >= 2 && bands >= 2 && stepX! > 0 && stepY! > 0
  if (!isSound || west === undefined || north === undefined) throw new GridFault('grid_damaged')
  if (columns * rows * bands > mostValues) throw new GridFault('grid_too_large')
  const values = await valuesOf(bytes, directory, columns, rows, bands)
  // A point stands for its node; an area has its node in the middle.
  const half = directory.geoKey(tags.geoKeys, 1025) === 2 ? 0 : 0.5
  const noData = Number(directory.text(tags.noData) || Number.NaN)
  const value = (band: number | undefined, row: number, column: number): number => {
    if (band === undefined) return 0
    const raw = values[((rows - 1 - row) * columns + column) * bands + band]!
    const { scale, offset, unitFactor } = metadata.bands[band] ?? plainBand
    return raw === noData ? Number.NaN : (raw * scale + offset) * unitFactor
  }
  const find = (name: string) => {
    const found = metadata.bands.findIndex((band) => band?.name === name)
    return found < 0 ? undefined : found
  }
  const [latitude, longitude] = [find('latitude_offset') ?? 0, find('longitude_offset') ?? 1]
  const [one, other] = [find('latitude_offset_accuracy'), find('longitude_offset_accuracy')]
  const east = metadata.bands[longitude]?.isWestPositive ? -1 : 1
  return {
    southDegrees: north + (tieRow - half) * stepY! - (rows - 1) * stepY!,
    westDegrees: west - (tieColumn - half) * stepX!,
    latitudeStepDegrees: stepY!,
    longitudeStepDegrees: stepX!,
    rows,
    columns,
    nodeAt(row, column) {
      const [northDegrees, eastDegrees] = [value(latitude, row, column), east * value(longitude, row, column)]
      if (!Number.isFinite(northDegrees + eastDegrees)) return undefined
      return nodeOf(eastDegrees, northDegrees, value(one, row, column), value(other, row, column))
    },
  }
}

/** Without a word on its unit a band is in arc-seconds. */
const plainBand = { scale: 1, offset: 0, unitFactor: 1 / 3600 }

/** All values with the bands of a pixel beside each other, from strips or tiles, whether each holds one band or all. */
async function valuesOf(bytes: DataView, directory: Directory, columns: number, rows: number, bands: number) {
  const isTiled = directory.numbers(tags.tileOffsets).length > 0
  const offsets = directory.numbers(isTiled ? tags.tileOffsets : tags.stripOffsets)
  const counts = directory.numbers(isTiled ? tags.tileCounts : tags.stripCounts)
  const width = isTiled ? (directory.number(tags.tileWidth) ?? 0) : columns
  const height = isTiled
    ? (directory.number(tags.tileHeight) ?? 0)
    : Math.min(directory.number(tags.rowsPerStrip) ?? rows, rows)
  const isApart = directory.number(tags.planar) === 2
  const across = Math.ceil(columns / width)
  const down = Math.ceil(rows / height)
  if (!(width > 0 && height > 0) || offsets.length < across * down * (isApart ? bands : 1))
    throw new GridFault('grid_damaged')
  const packing = {
    compression: directory.number(tags.compression) ?? 1,
    predictor: directory.number(tags.predictor) ?? 1,
    isLittle: directory.isLittle,
    bytesPerSample: (directory.number(tags.bits) ?? 8) / 8,
    sampleFormat: directory.number(tags.sampleFormat) ?? 1,
  }
  const together = isApart ? 1 : bands
  const values = new Float64Array(columns * rows * bands)
  for (let index = 0; index < across * down * (isApart ? bands : 1); index++) {
    const [offset, count] = [offsets[index]!, counts[index] ?? 0]
    if (offset + count > bytes.byteLength) throw new GridFault('grid_damaged')
    const place = index % (across * down)
    const [left, top] = [(place % across) * width, Math.floor(place / across) * height]
    const band = isApart ? Math.floor(index / (across * down)) : 0
    const tall = isTiled ? height : Math.min(height, rows - top)
    const packed = new Uint8Array(bytes.buffer, bytes.byteOffset + offset, count)
    const samples = await samplesOf(packed, packing, width, tall, together)
    for (let row = 0; row < Math.min(tall, rows - top); row++)
      for (let column = 0; column < Math.min(width, columns - left); column++)
        for (let each = 0; each < together; each++)
          values[((top + row) * columns + left + column) * bands + band + each] =
            samples[(row * width + column) * together + each]!
  }
  return values
}
