import type { GeodataInput } from '../bytes/input.ts'
import { fail } from '../notes/problem.ts'

export interface Progress {
  readonly bytesRead: number
  readonly bytesTotal: number
}

interface Watched {
  readonly inputs: readonly GeodataInput[]
  readonly merge?: readonly { readonly inputs: readonly GeodataInput[] }[]
  readonly onProgress?: (progress: Progress) => void
  readonly signal?: AbortSignal
}

/** Watches files being read: counts their bytes for progress, stops when cancelled, and closes streams that a reader left unfinished. */
export class Watch {
  readonly #request: Watched
  readonly #bytesTotal: number
  readonly #open = new Set<AsyncGenerator<Uint8Array, void, undefined>>()
  bytesRead = 0

  constructor(request: Watched) {
    this.#request = request
    this.#bytesTotal = [request, ...(request.merge ?? [])]
      .flatMap(({ inputs }) => inputs)
      .reduce((sum, { size }) => sum + size, 0)
  }

  /** The same input, watched. `passes`: how often it goes by. */
  input(input: GeodataInput, passes = 1): GeodataInput {
    return {
      name: input.name,
      size: input.size,
      stream: () => {
        const chunks = this.#counted(input, passes)
        this.#open.add(chunks)
        return chunks
      },
      slice: async (start, end) => {
        const bytes = await input.slice(start, end)
        this.#count(bytes.length / passes)
        return bytes
      },
    }
  }

  /** Closes files that were not read to their end. */
  async close(): Promise<void> {
    for (const chunks of this.#open) await chunks.return()
  }

  async *#counted(input: GeodataInput, passes: number): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of input.stream()) {
      this.#count(chunk.length / passes)
      yield chunk
    }
  }

  #count(bytes: number): void {
    if (this.#request.signal?.aborted) fail({ code: 'aborted' })
    this.bytesRead = Math.min(this.#bytesTotal, this.bytesRead + bytes)
    this.#request.onProgress?.({ bytesRead: Math.round(this.bytesRead), bytesTotal: this.#bytesTotal })
  }
}
