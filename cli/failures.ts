import type { GeodataInput, Platform } from '#engines/geodata/index.ts'

/**
 * What the computer refuses while a file is read or written. The engine knows nothing of disks and would tell it as a mistake of ours: so
 * it is noted where it happens, and thrown as it was when the engine is done.
 */
export class Failures {
  readonly #noted: unknown[] = []

  async noting<Answer>(work: () => Answer | Promise<Answer>): Promise<Answer> {
    try {
      return await work()
    } catch (error) {
      throw this.#note(error)
    }
  }

  inputs(inputs: readonly GeodataInput[]): GeodataInput[] {
    return inputs.map((input) => ({
      ...input,
      stream: () => this.#notingAll(input.stream()),
      slice: (start, end) => this.noting(() => input.slice(start, end)),
    }))
  }

  /** Room beside the memory can run out as well. */
  platform(platform: Platform): Platform {
    return {
      ...platform,
      createSpill: () => {
        const spill = this.#notingNow(() => platform.createSpill!())
        const write = spill.write.bind(spill)
        spill.write = (bytes) => this.#notingNow(() => write(bytes))
        return spill
      },
    }
  }

  throwFirst(): void {
    if (this.#noted.length > 0) throw this.#noted[0]
  }

  #notingNow<Answer>(work: () => Answer): Answer {
    try {
      return work()
    } catch (error) {
      throw this.#note(error)
    }
  }

  async *#notingAll(chunks: ReturnType<GeodataInput['stream']>): AsyncGenerator<Uint8Array> {
    try {
      yield* chunks
    } catch (error) {
      throw this.#note(error)
    }
  }

  #note(error: unknown): unknown {
    this.#noted.push(error)
    return error
  }
}
