import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { StoredSpills } from './stored-spills.ts'

const bytes = (length: number, first: number) => Uint8Array.from({ length }, (_, index) => (first + index) % 251)

async function all(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  let found = ''
  for await (const chunk of chunks) found += text(chunk)
  return found
}

const text = (...parts: readonly Uint8Array[]): string =>
  parts.map((part) => Buffer.from(part).toString('latin1')).join('')

/** The browser's private storage, in an object. `opened` has the files that are open at the moment. */
class Storage {
  readonly opened = new Set<string>()
  readonly #entries = new Map<string, Storage | number[]>()
  readonly #path: string
  readonly #root: Storage

  constructor(path = '', root?: Storage) {
    this.#path = path
    this.#root = root ?? this
  }

  get names(): string[] {
    return [...this.#entries].flatMap(([name, entry]) => [
      name,
      ...(entry instanceof Storage ? entry.names.map((inner) => `${name}/${inner}`) : []),
    ])
  }

  async getDirectoryHandle(name: string) {
    if (!this.#entries.has(name)) this.#entries.set(name, new Storage(`${this.#path}/${name}`, this.#root))
    return this.#entries.get(name)
  }

  async removeEntry(name: string) {
    if (!this.#entries.delete(name)) throw new DOMException('', 'NotFoundError')
  }

  async getFileHandle(name: string) {
    const content: number[] = []
    const path = `${this.#path}/${name}`
    this.#entries.set(name, content)
    return {
      createSyncAccessHandle: async () => {
        this.#root.opened.add(path)
        return {
          read(into: Uint8Array, { at }: { at: number }) {
            const part = content.slice(at, at + into.length)
            into.set(part)
            return part.length
          },
          write(from: Uint8Array, { at }: { at: number }) {
            from.forEach((byte, index) => {
              content[at + index] = byte
            })
            return from.length
          },
          close: () => this.#root.opened.delete(path),
        }
      },
    }
  }
}

let storage: Storage
beforeEach(() => {
  storage = new Storage()
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => storage } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const place = { folder: 'own', file: '7' }

it('what was put aside comes back whole, as often as it is asked for, each spill its own', async () => {
  const spills = new StoredSpills(place)
  const [first, second] = [spills.create(), spills.create()]
  await first.write(bytes(300_000, 0))
  await second.write(bytes(5, 100))
  await first.write(bytes(10, 7))
  expect([first.size, second.size]).toEqual([300_010, 5])
  for (const _ of [1, 2]) expect(await all(first.read())).toBe(text(bytes(300_000, 0), bytes(10, 7)))
  expect(await all(second.read())).toBe(text(bytes(5, 100)))
  expect(storage.names).toContain('geodata-results/own/7.spills/2')
})

it('nothing stays open or on the disk, also of a conversion that failed', async () => {
  const spills = new StoredSpills(place)
  const [given, kept] = [spills.create(), spills.create()]
  await given.write(bytes(5, 0))
  await kept.write(bytes(5, 0))
  await given.dispose()
  expect(storage.opened.size).toBe(1)
  await spills.discard()
  expect(storage.opened.size).toBe(0)
  expect(storage.names).toEqual(['geodata-results', 'geodata-results/own'])
})

it('a spill that was never written to is empty and makes no file', async () => {
  const spills = new StoredSpills(place)
  const spill = spills.create()
  expect(await all(spill.read())).toBe('')
  await spill.dispose()
  await spills.discard()
  expect(storage.names).toEqual([])
})

it.each<[string, () => StoredSpills]>([
  ['offers no private storage', () => new StoredSpills(undefined)],
  [
    'refuses it',
    () => {
      vi.stubGlobal('navigator', {
        storage: { getDirectory: () => Promise.reject(new DOMException('', 'SecurityError')) },
      })
      return new StoredSpills(place)
    },
  ],
])('memory serves where the browser %s', async (_, make) => {
  const spills = make()
  const spill = spills.create()
  await spill.write(bytes(5, 0))
  await spill.write(bytes(5, 50))
  expect(await all(spill.read())).toBe(text(bytes(5, 0), bytes(5, 50)))
  expect([spill.size, storage.names]).toEqual([10, []])
  await spills.discard()
})

it('a disk that is full is told as that', async () => {
  const file = { createSyncAccessHandle: async () => ({ write: () => 3, close: () => undefined }) }
  vi.spyOn(Storage.prototype, 'getFileHandle').mockResolvedValueOnce(file as never)
  const spill = new StoredSpills(place).create()
  await expect(spill.write(bytes(5, 0))).rejects.toMatchObject({ name: 'QuotaExceededError' })
})
