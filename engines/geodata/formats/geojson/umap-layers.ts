import type { GeodataInput } from '../../bytes/input.ts'
import { JsonWindow } from '../../json/json-window.ts'

/**
 * What the layers of a map of uMap are called, in their order, '' for those without a name. A layer says it behind its features, but
 * writers want to know it before, so the file is gone through once more; one feature at a time is in memory.
 */
export async function umapLayerNames(input: GeodataInput): Promise<readonly string[]> {
  const names: string[] = []
  const walk = new Walk(new JsonWindow(input))
  await walk.members(async (key) => {
    if (key !== 'layers') return walk.skip()
    await walk.items(async () => {
      let name = ''
      await walk.members(async (member) => {
        if (member === 'features') await walk.items(() => walk.skip())
        else if (member === '_umap_options' || member === 'properties') name ||= nameIn(await walk.value())
        else await walk.skip()
      })
      names.push(name)
    })
  })
  return names
}

function nameIn(options: unknown): string {
  const { name } = (options ?? {}) as { readonly name?: unknown }
  return typeof name === 'string' ? name.trim() : ''
}

/** Steps through a JSON document member by member. */
class Walk {
  readonly #window: JsonWindow

  constructor(window: JsonWindow) {
    this.#window = window
  }

  async members(take: (key: string) => Promise<void>): Promise<void> {
    const { scanner } = this.#window
    const key = () => {
      scanner.readKey()
      return scanner.stringValue()
    }
    if (await this.#opens(0x7b)) {
      do await take(await this.#window.unit(key))
      while (await this.#window.unit(() => scanner.another(0x7d)))
    }
  }

  async items(take: () => Promise<void>): Promise<void> {
    const { scanner } = this.#window
    if (await this.#opens(0x5b)) {
      do await take()
      while (await this.#window.unit(() => scanner.another(0x5d)))
    }
  }

  skip(): Promise<void> {
    return this.#window.unit(() => this.#window.scanner.skipValue())
  }

  value(): Promise<unknown> {
    return this.#window.unit(() => this.#window.scanner.readValue())
  }

  /** False, and behind it, where the value is another one or empty. */
  async #opens(bracket: 0x5b | 0x7b): Promise<boolean> {
    const { scanner } = this.#window
    if ((await this.#window.unit(() => scanner.peek())) === bracket)
      return this.#window.unit(() => scanner.open(bracket, bracket + 2))
    await this.skip()
    return false
  }
}
