import { ByteWindow } from '../../bytes/byte-window.ts'
import { flatContentLength, type LayerKind, noData, ordinateLength, shapeCode } from './record-writer.ts'

/**
 * Records of one file must all have the file's type. Where only some shapes have elevations or measures, the others get them here:
 * elevation 0, measure "no data".
 */
export async function* promoteRecords(
  records: AsyncIterable<Uint8Array>,
  kind: LayerKind,
  hasZ: boolean,
  hasM: boolean,
): AsyncGenerator<Uint8Array, void, undefined> {
  const window = new ByteWindow(records)
  while (await window.fill(12)) {
    const size = 8 + window.view.getInt32(window.position + 4) * 2
    await window.fill(size)
    yield promoted(window, size, kind, hasZ, hasM)
    window.position += size
  }
}

function promoted(window: ByteWindow, size: number, kind: LayerKind, hasZ: boolean, hasM: boolean): Uint8Array {
  const start = window.position
  const old = window.view
  const code = old.getInt32(start + 8, true)
  const newCode = shapeCode(kind, hasZ, hasM)
  if (code === 0) return window.bytes.subarray(start, start + size)
  const variant = Math.floor(code / 10)
  const hadZ = variant === 1
  const parts = kind === 'polyline' || kind === 'polygon' ? old.getInt32(start + 44, true) : 0
  const points = kind === 'point' ? 1 : old.getInt32(start + 8 + (kind === 'multipoint' ? 36 : 40), true)
  const flat = flatContentLength(kind, parts, points)
  const ordinates = ordinateLength(kind, points)
  const hadM = size - 8 > flat + (hadZ ? ordinates : 0)
  const content = flat + (hasZ ? ordinates : 0) + (hasM ? ordinates : 0)
  const bytes = new Uint8Array(8 + content)
  const view = new DataView(bytes.buffer)
  bytes.set(window.bytes.subarray(start, start + 8 + flat))
  view.setInt32(4, content / 2)
  view.setInt32(8, newCode, true)
  let at = 8 + flat
  let from = start + 8 + flat
  for (const [has, had, missing] of [
    [hasZ, hadZ, 0],
    [hasM, hadM, noData],
  ] as const) {
    if (has && had) bytes.set(window.bytes.subarray(from, from + ordinates), at)
    else if (has) for (let each = 0; each < ordinates; each += 8) view.setFloat64(at + each, missing, true)
    if (has) at += ordinates
    if (had) from += ordinates
  }
  return bytes
}
