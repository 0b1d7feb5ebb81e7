import { GridFault } from './grid-file.ts'

/** How the values of a picture are packed. */
export interface Packing {
  readonly compression: number
  readonly predictor: number
  readonly isLittle: boolean
  /** Bytes of one value, and what kind of number it is: 1 whole, 2 whole with a sign, 3 floating. */
  readonly bytesPerSample: number
  readonly sampleFormat: number
}

/** More than any grid of datum shifts unpacks to. */
const mostBytes = 1 << 30

/** The values of one strip or tile, in the order they stand. `width` and `samples` say what a predictor goes by. */
export async function samplesOf(packed: Uint8Array, packing: Packing, width: number, rows: number, samples: number) {
  const bytesWanted = width * rows * samples * packing.bytesPerSample
  if (bytesWanted > mostBytes) throw new GridFault('grid_too_large')
  const bytes = await unpacked(packed, packing.compression, bytesWanted)
  if (bytes.length < bytesWanted) throw new GridFault('grid_damaged')
  const rowBytes = width * samples * packing.bytesPerSample
  const isShuffled = packing.predictor === 3
  if (isShuffled)
    for (let row = 0; row < rows; row++)
      unshuffle(bytes.subarray(row * rowBytes, (row + 1) * rowBytes), packing, samples)
  const values = new Float64Array(width * rows * samples)
  const read = reader(
    new DataView(bytes.buffer, bytes.byteOffset, bytes.length),
    packing,
    isShuffled ? false : packing.isLittle,
  )
  for (let index = 0; index < values.length; index++) values[index] = read(index * packing.bytesPerSample)
  if (packing.predictor === 2) addUp(values, width, samples, packing.bytesPerSample)
  return values
}

function reader(view: DataView, { bytesPerSample, sampleFormat }: Packing, isLittle: boolean): (at: number) => number {
  const key = `${sampleFormat}:${bytesPerSample}`
  const readers: Readonly<Record<string, (at: number) => number>> = {
    '3:4': (at) => view.getFloat32(at, isLittle),
    '3:8': (at) => view.getFloat64(at, isLittle),
    '2:2': (at) => view.getInt16(at, isLittle),
    '2:4': (at) => view.getInt32(at, isLittle),
    '1:1': (at) => view.getUint8(at),
    '1:2': (at) => view.getUint16(at, isLittle),
    '1:4': (at) => view.getUint32(at, isLittle),
  }
  const found = readers[key]
  if (!found) throw new GridFault('grid_damaged')
  return found
}

/** Predictor 2: each value is the difference to the one before it. */
function addUp(values: Float64Array, width: number, samples: number, bytesPerSample: number): void {
  const span = 2 ** (8 * bytesPerSample)
  for (let index = 0; index < values.length; index++) {
    if (Math.floor(index / samples) % width === 0) continue
    const sum = values[index]! + values[index - samples]!
    values[index] = sum >= span / 2 ? sum - span : sum < -span / 2 ? sum + span : sum
  }
}

/** Predictor 3: differences of bytes, with the first bytes of all values in front of all second ones. The values come out with their highest byte first. */
function unshuffle(row: Uint8Array, { bytesPerSample }: Packing, samples: number): void {
  for (let index = samples; index < row.length; index++) row[index] = row[index]! + row[index - samples]!
  const planes = row.slice()
  const count = row.length / bytesPerSample
  for (let value = 0; value < count; value++)
    for (let byte = 0; byte < bytesPerSample; byte++) row[value * bytesPerSample + byte] = planes[byte * count + value]!
}

async function unpacked(packed: Uint8Array, compression: number, bytesWanted: number): Promise<Uint8Array> {
  if (compression === 1) return packed.slice()
  if (compression === 8 || compression === 32_946) return inflated(packed, bytesWanted)
  if (compression === 5) return withoutLzw(packed, bytesWanted)
  throw new GridFault('grid_damaged')
}

async function inflated(packed: Uint8Array, bytesWanted: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(bytesWanted)
  let at = 0
  try {
    const stream = new Blob([packed.slice()]).stream().pipeThrough(new DecompressionStream('deflate'))
    for await (const chunk of stream as unknown as AsyncIterable<Uint8Array>) {
      const room = bytesWanted - at
      bytes.set(chunk.length > room ? chunk.subarray(0, room) : chunk, at)
      at += Math.min(chunk.length, room)
      if (at === bytesWanted) break
    }
  } catch {
    throw new GridFault('grid_damaged')
  }
  return bytes.subarray(0, at)
}

const clearCode = 256
const endCode = 257

/** LZW as TIFF has it: codes of nine to twelve bits, the highest bit first, one code earlier than elsewhere. */
function withoutLzw(packed: Uint8Array, bytesWanted: number): Uint8Array {
  const bytes = new Uint8Array(bytesWanted)
  const prefix = new Uint16Array(4096)
  const last = new Uint8Array(4096)
  const lengths = new Uint16Array(4096)
  let [at, next, width, before] = [0, 258, 9, -1]
  let [bits, held] = [0, 0]
  const write = (code: number): number => {
    const length = code < 256 ? 1 : lengths[code]!
    let place = at + length
    at = place
    for (let left = code; ; left = prefix[left]!) {
      place--
      const letter = left < 256 ? left : last[left]!
      if (place < bytesWanted) bytes[place] = letter
      if (left < 256) return letter
    }
  }
  for (const byte of packed) {
    held = ((held << 8) | byte) & 0xff_ff_ff
    bits += 8
    if (bits < width) continue
    bits -= width
    const code = (held >> bits) & ((1 << width) - 1)
    if (code === endCode || at >= bytesWanted) break
    if (code === clearCode) {
      ;[next, width, before] = [258, 9, -1]
      continue
    }
    if (code > next || (before < 0 && code > 255)) throw new GridFault('grid_damaged')
    const start = at
    if (before < 0) write(code)
    else {
      const isNew = code === next
      const letter = write(isNew ? before : code)
      if (isNew && at < bytesWanted) bytes[at++] = letter
      if (next < 4096) {
        prefix[next] = before
        last[next] = bytes[start] ?? letter
        lengths[next] = (before < 256 ? 1 : lengths[before]!) + 1
        next++
      }
    }
    before = code
    if (next + 1 >= 1 << width && width < 12) width++
  }
  return bytes.subarray(0, Math.min(at, bytesWanted))
}
