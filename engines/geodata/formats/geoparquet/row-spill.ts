import { ByteWindow } from '../../bytes/byte-window.ts'
import type { Spill } from '../../bytes/spill.ts'

/** A row put aside: its geometry, and its values as texts by the numbers of their columns. */
export interface Row {
  readonly geometry: Uint8Array | undefined
  readonly values: readonly (readonly [column: number, text: string])[]
}

/** No geometry, as a length. */
const none = 0xffffffff

const encoder = new TextEncoder()
const decoder = new TextDecoder()

/** Bytes of a row, in front of them their length. */
export function packed({ geometry, values }: Row): Uint8Array {
  const texts = values.map(([, text]) => encoder.encode(text))
  const length = 8 + (geometry?.length ?? 0) + texts.reduce((sum, text) => sum + 8 + text.length, 0)
  const bytes = new Uint8Array(4 + length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, length)
  view.setUint32(4, geometry?.length ?? none)
  if (geometry) bytes.set(geometry, 8)
  let at = 8 + (geometry?.length ?? 0)
  view.setUint32(at, values.length)
  at += 4
  for (const [index, [column]] of values.entries()) {
    view.setUint32(at, column)
    view.setUint32(at + 4, texts[index]!.length)
    bytes.set(texts[index]!, at + 8)
    at += 8 + texts[index]!.length
  }
  return bytes
}

/** The rows that were put aside, in their order. */
export async function* unpacked(spill: Spill): AsyncGenerator<Row, void, undefined> {
  const window = new ByteWindow(spill.read())
  while (await window.fill(4)) {
    const length = window.view.getUint32(window.position)
    await window.fill(4 + length)
    const start = window.position + 4
    yield rowOf(window.bytes.slice(start, start + length))
    window.position += 4 + length
  }
}

function rowOf(bytes: Uint8Array): Row {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const size = view.getUint32(0)
  const geometry = size === none ? undefined : bytes.subarray(4, 4 + size)
  let at = 4 + (geometry?.length ?? 0)
  const count = view.getUint32(at)
  at += 4
  const values: [number, string][] = []
  for (let value = 0; value < count; value++) {
    const end = at + 8 + view.getUint32(at + 4)
    values.push([view.getUint32(at), decoder.decode(bytes.subarray(at + 8, end))])
    at = end
  }
  return { geometry, values }
}
