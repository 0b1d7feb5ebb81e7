import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Detail, loadShapes } from './base-shapes.ts'

/** Stands in for the browser's: writes down what it is asked and answers when told to. */
class Written extends EventTarget {
  static readonly all: Written[] = []
  readonly asked: Detail[] = []
  isEnded = false
  readonly address: URL
  readonly options: WorkerOptions
  constructor(address: URL, options: WorkerOptions) {
    super()
    this.address = address
    this.options = options
    Written.all.push(this)
  }
  postMessage = (detail: Detail) => this.asked.push(detail)
  terminate = () => {
    this.isEnded = true
  }
}

beforeEach(() => {
  Written.all.length = 0
  vi.stubGlobal('Worker', Written)
})
afterEach(() => vi.unstubAllGlobals())

test('a map is decoded beside the page, once for all, and its worker ends', async () => {
  const first = loadShapes('coarse')
  expect(loadShapes('coarse')).toBe(first)
  const [worker] = Written.all
  expect(Written.all).toHaveLength(1)
  expect(worker!.asked).toEqual(['coarse'])
  expect(worker!.address.href).toMatch(/\/base-shapes\.worker\.ts$/)
  expect(worker!.options).toEqual({ type: 'module', name: 'map' })
  const shapes = { land: 'land', borders: 'borders' }
  worker!.dispatchEvent(new MessageEvent('message', { data: shapes }))
  expect(await first).toBe(shapes)
  expect(worker!.isEnded).toBe(true)
  expect(loadShapes('coarse')).toBe(first)
  expect(Written.all).toHaveLength(1)
})

test.each([
  ['an answer without a map', () => new MessageEvent('message', { cancelable: true })],
  ['an error', () => new Event('error', { cancelable: true })],
])('after %s the next map tries again', async (_, event) => {
  const failed = loadShapes('fine')
  const said = event()
  Written.all[0]!.dispatchEvent(said)
  await expect(failed).rejects.toThrow('fine')
  // It is told here: the page is not to report it as unexpected.
  expect(said.defaultPrevented).toBe(true)
  expect(Written.all[0]!.isEnded).toBe(true)
  expect(loadShapes('fine')).not.toBe(failed)
  Written.all[1]!.dispatchEvent(event())
  await expect(loadShapes('fine')).rejects.toThrow('fine')
})
