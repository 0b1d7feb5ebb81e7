import type { Projection } from '#engines/coordinates/index.ts'
import { ByteWindow } from '../../bytes/byte-window.ts'
import { mainInput } from '../../bytes/input.ts'
import { BatchMark, FeatureBatch } from '../../model/feature.ts'
import type { ReadContext, Reader } from '../../model/format.ts'
import { fail, isCut } from '../../notes/problem.ts'
import { noteReprojection, projectionOrFail, reproject } from '../../systems/reproject.ts'
import { magic, nodeLength } from './column-types.ts'
import { FlatGeometry } from './flat-geometry.ts'
import { FlatProperties } from './flat-properties.ts'
import { FlatBuffer } from './flat-table.ts'

const largestFeature = 1 << 30

/** FlatGeobuf 3: the features in the order of the file, one at a time; the index in front of them is passed over. */
export const reader: Reader = async function* (inputs, context) {
  const input = mainInput(inputs)
  const window = new ByteWindow(input.stream())
  if (!(await window.fill(12))) fail({ code: 'truncated', offset: window.end })
  for (const at of [0, 1, 2, 4, 5, 6])
    if (window.bytes[at] !== magic[at]) fail({ code: 'not_this_format', expected: 'fgb' })
  if (window.bytes[3] !== 3) fail({ code: 'unknown_type', what: 'version', value: String(window.bytes[3]) })
  window.position = 8
  const buffer = new FlatBuffer()
  const reader = await FeatureReader.open(window, buffer, input.size, context)
  const { batch } = reader
  let count = 0
  for (;;) {
    const length = await nextLength(window, input.size)
    if (length < 0) break
    try {
      if (!(await window.fill(length))) fail({ code: 'truncated', offset: window.base + window.end })
    } catch (error) {
      if (!isCut(error) || count === 0) throw error
      context.notes.add('file-ends-early')
      break
    }
    buffer.set(window.bytes, window.view, window.position, window.position + length)
    reader.add()
    window.position += length
    count++
    if (batch.full) {
      yield batch
      batch.clear()
    }
  }
  if (count === 0) fail({ code: 'nothing_to_convert' })
  if (!batch.empty) yield batch
}

/** The length in front of the next feature; -1 when there is none. */
async function nextLength(window: ByteWindow, fileSize: number): Promise<number> {
  if (window.available < 4 && !(await window.fill(4))) return -1
  const length = window.view.getUint32(window.position, true)
  const possible = fileSize - (window.base + window.position) - 4
  if (length > largestFeature) fail({ code: 'absurd_count', what: 'bytes', declared: length, possible })
  window.position += 4
  return length
}

class FeatureReader {
  readonly batch: FeatureBatch
  readonly #buffer: FlatBuffer
  readonly #context: ReadContext
  readonly #geometry: FlatGeometry
  readonly #properties: FlatProperties
  readonly #projection: Projection | undefined
  readonly #mark = new BatchMark()

  private constructor(
    buffer: FlatBuffer,
    context: ReadContext,
    geometry: FlatGeometry,
    properties: FlatProperties,
    projection: Projection | undefined,
  ) {
    this.batch = new FeatureBatch(context.document, context.keepDigits)
    this.#buffer = buffer
    this.#context = context
    this.#geometry = geometry
    this.#properties = properties
    this.#projection = projection
  }

  /** Reads the header and passes over the index. */
  static async open(window: ByteWindow, buffer: FlatBuffer, fileSize: number, context: ReadContext) {
    const length = await nextLength(window, fileSize)
    if (length < 0 || !(await window.fill(length))) fail({ code: 'truncated', offset: window.base + window.end })
    buffer.set(window.bytes, window.view, window.position, window.position + length)
    const root = buffer.root()
    const name = buffer.text(buffer.reference(root, 0))
    if (name !== '') context.document.metadata.set('name', name)
    const geometry = new FlatGeometry(buffer, context.notes, buffer.number(root, 2, 1, 0))
    const properties = new FlatProperties(buffer, context, root)
    const count = buffer.count(root, 8)
    const nodeSize = buffer.number(root, 9, 2, 16)
    const crs = buffer.reference(root, 10)
    const definition = crs === 0 ? undefined : crsOf(buffer, crs)
    window.position += length
    if (nodeSize > 0 && count > 0) await skip(window, indexLength(count, nodeSize, fileSize))
    if (definition === undefined && context.options?.crs === undefined)
      context.notes.add('crs-assumed-wgs84', 1, { subject: name || undefined })
    const projection = definition ? await projectionOrFail(context, definition) : undefined
    if (definition && projection) noteReprojection(context, definition, projection)
    return new FeatureReader(buffer, context, geometry, properties, projection)
  }

  add(): void {
    const { batch } = this
    const buffer = this.#buffer
    const root = buffer.root()
    batch.setMark(this.#mark)
    batch.beginFeature()
    const geometry = buffer.reference(root, 0)
    if (geometry !== 0) {
      this.#geometry.read(batch, geometry)
      if (this.#projection !== undefined && !reproject(batch, this.#mark.points, batch.pointCount, this.#projection)) {
        this.#context.notes.add('geometry-unreadable')
        batch.dropShapes()
      }
    }
    this.#properties.read(batch, buffer.reference(root, 1))
  }
}

/** '' for WGS 84, nothing where the file says nothing. */
function crsOf(buffer: FlatBuffer, crs: number): string | undefined {
  const organization = buffer.text(buffer.reference(crs, 0)) || 'EPSG'
  const code = buffer.number(crs, 1, 4, 0)
  const wkt = buffer.text(buffer.reference(crs, 4))
  if (organization.toUpperCase() === 'EPSG' && code === 4326) return ''
  if (code > 0) return `${organization}:${code}`
  const codeText = buffer.text(buffer.reference(crs, 5))
  return wkt || (codeText ? `${organization}:${codeText}` : undefined)
}

function indexLength(count: number, nodeSize: number, fileSize: number): number {
  const possible = Math.floor(fileSize / 4)
  if (count > possible || nodeSize < 2) fail({ code: 'absurd_count', what: 'features', declared: count, possible })
  let nodes = count
  for (let level = count; level > 1; nodes += level) level = Math.ceil(level / nodeSize)
  // A single item still has a root above it.
  return (count === 1 ? 2 : nodes) * nodeLength
}

async function skip(window: ByteWindow, length: number): Promise<void> {
  for (let left = length; left > 0; ) {
    if (window.available === 0 && !(await window.fill(1))) fail({ code: 'truncated', offset: window.base + window.end })
    const step = Math.min(left, window.available)
    window.position += step
    left -= step
  }
}
