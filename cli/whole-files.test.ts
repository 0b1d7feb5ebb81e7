import fs, { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest'
import { inputFromFile, inputsFromPath, nodePlatform, writeWhole } from './files.ts'
import { outputFormat } from './formats.ts'
import { progressLine } from './progress.ts'
import { namesLike } from './sources.ts'
import { standardInputLines, standardInputText } from './standard-input.ts'
import type { Say } from './texts.ts'

const folder = mkdtempSync(join(tmpdir(), 'cli-files-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** More than two chunks of a file, and no two of them alike. */
const bytes = Uint8Array.from({ length: (1 << 20) + 12_345 }, (_, at) => (at ^ (at >> 8) ^ (at >> 16)) & 0xff)
const path = join(folder, 'a.bin')
writeFileSync(path, bytes)

async function joined(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const chunk of chunks) parts.push(new Uint8Array(chunk))
  return Buffer.concat(parts)
}
async function* inPieces(content: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < content.length; at += 100_000) yield content.subarray(at, at + 100_000)
}

describe('files', () => {
  test('are read whole and in part', async () => {
    const input = inputFromFile(path)
    expect([input.name, input.size]).toEqual(['a.bin', bytes.length])
    expect((await joined(input.stream())).equals(bytes)).toBe(true)
    const part = async (start: number, end: number) => Buffer.from(await input.slice(start, end))
    expect((await part(5, 70_000)).equals(bytes.subarray(5, 70_000))).toBe(true)
    expect((await part(bytes.length - 3, bytes.length + 3)).equals(bytes.subarray(-3))).toBe(true)
    expect([(await part(7, 7)).length, (await part(9, 7)).length, (await part(bytes.length, 1e8)).length]).toEqual([
      0, 0, 0,
    ])
  })

  test('that somebody stops reading are closed, and read anew the next time', async () => {
    const input = inputFromFile(path)
    for await (const chunk of input.stream()) {
      expect(chunk.length).toBe(1 << 19)
      break
    }
    expect((await joined(input.stream())).length).toBe(bytes.length)
  })

  test('that belong together come together, whatever the case of their names', () => {
    const set = join(folder, 'set')
    mkdirSync(set)
    const names = ['Roads.SHP', 'roads.shx', 'ROADS.DBF', 'roads.prj', 'roads.cpg', 'roads.cst', 'roads.sbn']
    for (const name of [
      ...names,
      'rivers.dbf',
      'plan.gml',
      'plan.xsd',
      'roads.csv',
      'a.gpkg',
      'a.gpkg-wal',
      'a.gpkg-shm',
      'b.gpkg',
      'b.gpkg-journal',
    ])
      writeFileSync(join(set, name), '')
    const together = (name: string) => inputsFromPath(join(set, name)).map((input) => input.name)
    const [first, ...others] = together('Roads.SHP')
    expect([first, ...others.toSorted()]).toEqual([
      'Roads.SHP',
      'ROADS.DBF',
      'roads.cpg',
      'roads.cst',
      'roads.prj',
      'roads.shx',
    ])
    expect(together('plan.gml')).toEqual(['plan.gml', 'plan.xsd'])
    expect(together('roads.csv')).toEqual(['roads.csv'])
    expect(together('a.gpkg')).toEqual(['a.gpkg', 'a.gpkg-wal'])
    expect(together('b.gpkg')).toEqual(['b.gpkg', 'b.gpkg-journal'])
  })

  test('get all that is put into them, however little the system takes at once', () => {
    const target = join(folder, 'b.bin')
    const file = fs.openSync(target, 'w')
    const { writeSync } = fs
    fs.writeSync = ((to: number, from: Uint8Array, at: number, length: number) =>
      writeSync(to, from, at, Math.min(length, 1000))) as typeof writeSync
    syncBuiltinESMExports()
    try {
      writeWhole(file, bytes.subarray(0, 5500))
    } finally {
      fs.writeSync = writeSync
      syncBuiltinESMExports()
      fs.closeSync(file)
    }
    expect(readFileSync(target).equals(bytes.subarray(0, 5500))).toBe(true)
  })
})

describe('what a conversion needs of the computer', () => {
  test('room beside the memory, which is given back', async () => {
    const kept = () => readdirSync(tmpdir()).filter((name) => name.startsWith('convertory-'))
    const before = new Set(kept())
    const spill = nodePlatform.createSpill!()
    const [own] = kept().filter((name) => !before.has(name))
    spill.write(bytes.subarray(0, 10))
    spill.write(bytes.subarray(10))
    expect(spill.size).toBe(bytes.length)
    expect((await joined(spill.read())).equals(bytes)).toBe(true)
    expect((await joined(spill.read())).equals(bytes)).toBe(true)
    spill.dispose()
    expect(existsSync(join(tmpdir(), own!))).toBe(false)
  })

  test('compression that everybody reads, and its opposite', async () => {
    expect(inflateRawSync(await joined(nodePlatform.createDeflater!(inPieces(bytes)))).equals(bytes)).toBe(true)
    const packed = deflateRawSync(bytes)
    expect((await joined(nodePlatform.createInflater!(inPieces(packed)))).equals(bytes)).toBe(true)
  })

  test('what goes wrong on the way comes out, and does not hang', async () => {
    async function* broken() {
      yield bytes.subarray(0, 100)
      throw new Error('broken on the way')
    }
    await expect(joined(nodePlatform.createDeflater!(broken()))).rejects.toThrow('broken on the way')
    await expect(joined(nodePlatform.createInflater!(inPieces(Uint8Array.of(0xff, 0xff))))).rejects.toThrow()
  })
})

describe('standard input', () => {
  const { readSync } = fs
  afterEach(() => {
    fs.readSync = readSync
    syncBuiltinESMExports()
  })
  /** Given out so many bytes at a time, with pauses, as a slow pipe does. */
  function given(text: string, size: number, last?: string) {
    const rest = Buffer.from(text)
    let at = 0
    let isPause = false
    fs.readSync = ((_: number, buffer: Uint8Array) => {
      isPause = !isPause
      if (isPause) throw Object.assign(new Error('nothing yet'), { code: 'EAGAIN' })
      if (at >= rest.length && last) throw Object.assign(new Error(last), { code: last })
      const count = rest.copy(buffer, 0, at, Math.min(rest.length, at + size))
      at += count
      return count
    }) as typeof readSync
    syncBuiltinESMExports()
  }

  test('lines as they come, letters in one piece', () => {
    for (const size of [1, 3, 5, 100]) {
      given('миља\nкилометар\r\n\n  \rфут', size)
      expect([...standardInputLines()].flat(), `${size} bytes`).toEqual(['миља', 'километар', 'фут'])
      given('ђак\nи\n', size)
      expect(standardInputText()).toBe('ђак\nи\n')
    }
    given('one\ntwo', 4)
    expect([...standardInputLines()]).toEqual([['one'], [], ['two']])
  })

  test('its end is its end, and what else is wrong is told', () => {
    given('one\n', 10, 'EOF')
    expect(standardInputText()).toBe('one\n')
    given('one\n', 10, 'EIO')
    expect(() => standardInputText()).toThrow('EIO')
  })
})

describe('how far it is', () => {
  afterEach(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const { isTTY } = process.stderr
  afterAll(() => {
    process.stderr.isTTY = isTTY
  })

  test('is told to those who look on, ten times a second and not more, and wiped away', () => {
    vi.useFakeTimers({ now: 1000 })
    const written: string[] = []
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
    process.stderr.isTTY = true
    expect(progressLine('a.gpx', true)).toBeUndefined()
    const line = progressLine('b'.repeat(70), false)!
    line.clear()
    line.show({ bytesRead: 1, bytesTotal: 3 } as never)
    expect(written).toEqual([])
    vi.setSystemTime(1100)
    line.show({ bytesRead: 0, bytesTotal: 0 } as never)
    line.show({ bytesRead: 2, bytesTotal: 3 } as never)
    vi.setSystemTime(1199)
    line.show({ bytesRead: 3, bytesTotal: 3 } as never)
    line.clear()
    expect(written).toEqual([`\r\u001B[K66 % ${'b'.repeat(60)}`, '\r\u001B[K'])
    process.stderr.isTTY = false
    expect(progressLine('a.gpx', false)).toBeUndefined()
  })
})

test('what is left unfinished goes with the program, whose exit code tells which signal ended it', async () => {
  const handlers = new Map<string | symbol, () => void>()
  const on = vi.spyOn(process, 'on').mockImplementation((name, handle) => {
    handlers.set(name, handle as () => void)
    return process
  })
  // A copy of its own, that watches nothing yet.
  const copy = './left-over.ts?copy'
  const { isSettled, leaveNothingOf }: typeof import('./left-over.ts') = await import(/* @vite-ignore */ copy)
  const [left, whole] = [join(folder, 'left'), join(folder, 'whole.kml')]
  mkdirSync(join(left, 'deep'), { recursive: true })
  writeFileSync(whole, '')
  leaveNothingOf(left)
  leaveNothingOf(whole)
  expect(on).toHaveBeenCalledTimes(4)
  on.mockRestore()
  isSettled(whole)
  const ended: unknown[] = []
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => ended.push(code) as never)
  // 128 and the number of the signal, as shells have it.
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM']) handlers.get(signal)!()
  exit.mockRestore()
  expect(ended).toEqual([129, 130, 143])
  expect(existsSync(left)).toBe(true)
  handlers.get('exit')!()
  expect([existsSync(left), existsSync(whole)]).toEqual([false, true])
})

test('the format of a result by the end of its name', () => {
  const say: Say = (key, inputs = {}) => `${key}(${Object.values(inputs).join(', ')})`
  const told = ['a.GPX', 'a.shp', 'a.zip', 'a.json', 'a.geojson', 'a.topojson', 'a.kmz', 'a.csv'].map((name) =>
    outputFormat(name, say),
  )
  expect(told).toMatchInlineSnapshot(`
    [
      "gpx",
      "shp",
      "shp",
      "geojson",
      "geojson",
      "topojson",
      "kmz",
      "csv",
    ]
  `)
  expect(() => outputFormat('a.fit', say)).toThrow('cli_output_not_told(a.fit)')
  expect(() => outputFormat('a', say)).toThrow('cli_output_not_told(a)')
})

test('patterns on a Node without them', () => {
  const names = ['one.fit', 'two.fit', 'two.fit.zip', '.hidden.fit', 'a+b.gpx']
  mkdirSync(join(folder, 'rides'))
  for (const name of names) writeFileSync(join(folder, 'rides', name), '')
  const like = (pattern: string) => namesLike(join(folder, pattern)).map((path) => basename(path))
  expect(like('rides/*.fit').sort()).toEqual(['one.fit', 'two.fit'])
  expect(like('rides/t?o.*').sort()).toEqual(['two.fit', 'two.fit.zip'])
  expect(like('rides/a+*.gpx')).toEqual(['a+b.gpx'])
  expect(like('none/*.fit')).toEqual([])
  expect(like('rid*/one.fit')).toEqual([])
})
