import { streamOf } from './blob-stream.ts'

/**
 * One file to read. `File` and `Blob` (browser), bytes in memory (tests) and files on disk (CLI) are all given this face.
 * A chunk from `stream` is valid only until the next one is asked for.
 */
export interface GeodataInput {
  readonly name: string
  readonly size: number
  stream(): AsyncIterable<Uint8Array>
  slice(start: number, end: number): Promise<Uint8Array>
}

export function inputFromBytes(name: string, bytes: Uint8Array, chunkSize = 1 << 18): GeodataInput {
  return {
    name,
    size: bytes.length,
    async *stream() {
      for (let start = 0; start < bytes.length; start += chunkSize) yield bytes.subarray(start, start + chunkSize)
    },
    async slice(start, end) {
      return bytes.subarray(start, end)
    },
  }
}

export function inputFromBlob(name: string, blob: Blob, chunkSize = 1 << 20): GeodataInput {
  const slice = async (start: number, end: number) => new Uint8Array(await blob.slice(start, end).arrayBuffer())
  return {
    name,
    size: blob.size,
    stream: () => streamOf(blob, chunkSize),
    slice,
  }
}

/** How many first bytes of a file are looked at to tell its format. */
export const sniffedBytes = 4096

export const firstBytesOf = (input: GeodataInput): Promise<Uint8Array> =>
  input.slice(0, Math.min(sniffedBytes, input.size))

/** The extension of a name in lower case with its dot, or ''. */
export function extensionOf(name: string): string {
  const base = name.slice(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1)
  const dot = base.lastIndexOf('.')
  return dot < 0 ? '' : base.slice(dot).toLowerCase()
}

/** The file of a request that the others belong to: of GML and its schema the GML, in any order. A request has at least one. */
export const mainInput = (inputs: readonly GeodataInput[]): GeodataInput =>
  inputs.find(({ name }) => extensionOf(name) !== '.xsd') ?? inputs[0]!
