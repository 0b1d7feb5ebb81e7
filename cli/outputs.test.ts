import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { AlreadyThere, descriptorOf, openOutputs } from './outputs.ts'
import { runHere } from './testing/run-here.ts'

/** What a result is written to: files are replaced when the new ones are whole, everything else is written through. */

const folder = mkdtempSync(join(tmpdir(), 'cli-outputs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  writeFileSync(join(folder, 'a.csv'), 'name,lon,lat\nX,5,6\n')
})
const at = (name: string) => join(folder, name)
const run = (...words: string[]) => runHere([...words, '--lang', 'en'], { folder })
const bytes = new TextEncoder().encode('new')
const names = () => readdirSync(folder).toSorted()

async function write(...paths: string[]): Promise<void> {
  const outputs = await openOutputs(paths)
  try {
    for (const index of paths.keys()) await outputs.write(index, bytes)
    outputs.finish()
  } finally {
    outputs.abandon()
  }
}

describe('files', () => {
  test('appear when all are whole, and keep the permissions of those they replace', async () => {
    writeFileSync(at('old'), 'old')
    chmodSync(at('old'), 0o640)
    const outputs = await openOutputs([at('old'), at('fresh')])
    await outputs.write(0, bytes)
    await outputs.write(1, bytes)
    expect([readFileSync(at('old'), 'utf8'), existsSync(at('fresh'))]).toEqual(['old', false])
    outputs.finish()
    expect([readFileSync(at('old'), 'utf8'), readFileSync(at('fresh'), 'utf8')]).toEqual(['new', 'new'])
    if (process.platform !== 'win32') expect(statSync(at('old')).mode & 0o777).toBe(0o640)
    expect(names()).toEqual(['a.csv', 'fresh', 'old'])
  })

  test('leave nothing where one of them cannot be had', async () => {
    mkdirSync(at('taken'))
    writeFileSync(at('old'), 'old')
    await expect(write(at('old'), at('taken'))).rejects.toMatchObject({ code: 'EISDIR' })
    await expect(write(at('old'), at('nowhere/x'))).rejects.toMatchObject({ code: 'ENOENT' })
    expect(names()).toEqual(['a.csv', 'old', 'taken'])
    expect(readFileSync(at('old'), 'utf8')).toBe('old')
  })

  test('leave the unfinished file of somebody else alone', async () => {
    writeFileSync(at('x.part'), 'theirs')
    await write(at('x'))
    expect([readFileSync(at('x'), 'utf8'), readFileSync(at('x.part'), 'utf8')]).toEqual(['new', 'theirs'])
    expect(names()).toEqual(['a.csv', 'x', 'x.part'])
  })

  test('are not replaced where that was not allowed, not even those that appear meanwhile', async () => {
    writeFileSync(at('old'), 'old')
    await expect(openOutputs([at('fresh'), at('old')], false)).rejects.toEqual(new AlreadyThere([at('old')]))
    const outputs = await openOutputs([at('fresh')], false)
    writeFileSync(at('fresh'), 'theirs')
    expect(() => outputs.finish()).toThrow(AlreadyThere)
    expect(readFileSync(at('fresh'), 'utf8')).toBe('theirs')
    expect(names()).toEqual(['a.csv', 'fresh', 'old'])
  })
})

describe.skipIf(process.platform === 'win32')('what is no file', () => {
  test.each([
    ['a file', 'real', 'link'],
    ['a link to a file', 'real', 'far', 'link'],
  ])('a link to %s leads on', async (_, real, ...links) => {
    for (const there of [true, false]) {
      for (const name of [real, ...links]) rmSync(at(name), { force: true })
      if (there) writeFileSync(at(real), 'old')
      links.forEach((name, index) => {
        symlinkSync(index === 0 ? real : links[index - 1]!, at(name))
      })
      await write(at(links.at(-1)!))
      expect(readFileSync(at(real), 'utf8')).toBe('new')
      for (const name of links) expect(lstatSync(at(name)).isSymbolicLink()).toBe(true)
    }
  })

  test('a FIFO gets the result, whenever its reader comes', async () => {
    spawnSync('mkfifo', [at('pipe')])
    const written = run('convert', 'a.csv', 'pipe', '--to', 'geojson')
    const reader = spawn('sh', ['-c', `sleep 0.1; cat '${at('pipe')}'`])
    expect(JSON.parse(await text(reader.stdout)).features[0].geometry.coordinates).toEqual([5, 6])
    expect(await written).toMatchObject({ status: 0, stderr: '' })
    expect(statSync(at('pipe')).isFIFO()).toBe(true)
  })

  test('a FIFO can be read from', async () => {
    spawnSync('mkfifo', [at('pipe')])
    const writer = spawn('sh', ['-c', `cat '${at('a.csv')}' > '${at('pipe')}'`])
    expect(await run('convert', 'pipe', 'b.geojson', '--from', 'csv')).toMatchObject({ status: 0 })
    expect(readFileSync(at('b.geojson'), 'utf8')).toContain('[5,6]')
    writer.kill()
  })

  test.runIf(existsSync('/dev/null'))('a device stays one', async () => {
    expect(await run('convert', 'a.csv', '/dev/null', '--to', 'kml')).toMatchObject({ status: 0 })
    expect(statSync('/dev/null').isCharacterDevice()).toBe(true)
    symlinkSync('/dev/null', at('away'))
    expect(await run('convert', 'a.csv', 'away', '--to', 'kml')).toMatchObject({ status: 0 })
    expect(readlinkSync(at('away'))).toBe('/dev/null')
  })

  test.runIf(existsSync('/dev/stdout'))('every name of standard output is standard output', async () => {
    symlinkSync('/dev/stdout', at('out'))
    for (const name of ['-', '/dev/stdout', '/dev/fd/1', 'out']) {
      const { status, stdout, stderr } = await run('convert', 'a.csv', name, '--to', 'geojsonl')
      expect([name, status, JSON.parse(stdout).type], stderr).toEqual([name, 0, 'Feature'])
      expect(stderr).toContain('1 feature')
    }
    expect(lstatSync(at('out')).isSymbolicLink()).toBe(true)
    expect(descriptorOf('/dev/fd/7')).toBe(7)
    expect(descriptorOf(at('a.csv'))).toBeUndefined()
  })

  const full = test.runIf(existsSync('/dev/full'))
  const noRoom = 'convertory: no room left on the disk\n'

  full('a full disk is told, and nothing else', async () => {
    for (const [path, format] of [
      ['/dev/full', 'kml'],
      ['/dev/full', 'gpkg'],
    ] as const)
      expect(await run('convert', 'a.csv', path, '--to', format)).toEqual({ status: 1, stdout: '', stderr: noRoom })
    const asJson = await run('convert', 'a.csv', '/dev/full', '--to', 'kml', '--json')
    expect(JSON.parse(asJson.stdout)).toMatchObject({ ok: false, problem: { code: 'system_error', name: 'ENOSPC' } })
  })

  full(
    'standard output on a full disk is told as well',
    () => {
      const program = join(import.meta.dirname, 'bin.mjs')
      for (const words of ['5 mi km', '--help', '--version', '5 mi km --json', 'inspect a.csv', '- mi km']) {
        const command = `echo 5 | '${process.execPath}' '${program}' ${words} --lang en > /dev/full`
        const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
        expect([words, status, stderr]).toEqual([words, 1, noRoom])
      }
    },
    30_000,
  )
})

describe('a shapefile as separate files', () => {
  const set = ['cpg', 'dbf', 'prj', 'shp', 'shx'].map((ending) => `r.${ending}`)

  test('replaces all or none', async () => {
    expect(await run('convert', 'a.csv', 'r.shp')).toMatchObject({ status: 0 })
    expect(names()).toEqual(['a.csv', ...set])
    for (const name of set) writeFileSync(at(name), 'old')
    rmSync(at('r.prj'))
    mkdirSync(at('r.prj'))
    const { status, stderr } = await run('convert', 'a.csv', 'r.shp')
    expect([status, stderr]).toEqual([1, 'convertory: r.prj is a folder, and a file is to be written\n'])
    for (const name of set.filter((each) => each !== 'r.prj')) expect(readFileSync(at(name), 'utf8')).toBe('old')
    expect(names()).toEqual(['a.csv', ...set])
  })

  test('goes through a link', async () => {
    mkdirSync(at('deep'))
    symlinkSync('deep/t.dbf', at('r.dbf'))
    expect(await run('convert', 'a.csv', 'r.shp')).toMatchObject({ status: 0 })
    expect(lstatSync(at('r.dbf')).isSymbolicLink()).toBe(true)
    expect(readFileSync(at('deep/t.dbf')).length).toBeGreaterThan(30)
  })
})
