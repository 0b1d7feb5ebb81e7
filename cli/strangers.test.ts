import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { messageOf } from './system-errors.ts'
import { sayIn } from './texts.ts'

/** What goes wrong around the program: places that are not there, disks that are full, somebody who has seen enough. */

const folder = mkdtempSync(join(tmpdir(), 'cli-strangers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const program = join(import.meta.dirname, 'bin.mjs')
const run = (...words: string[]) => spawnSync(process.execPath, [program, ...words], { encoding: 'utf8', cwd: folder })

writeFileSync(join(folder, 'a.csv'), 'name,lon,lat\nX,5,6\n')
mkdirSync(join(folder, 'many'))

describe('places', () => {
  it.each([
    ['en', 'no such folder: nowhere\n'],
    ['ru', 'нет такой папки: nowhere\n'],
    ['sr', 'нема такве фасцикле: nowhere\n'],
  ])('a folder that is not there: %s', (language, words) => {
    const { status, stderr } = run('convert', 'a.csv', 'nowhere/a.gpx', '--lang', language)
    expect([status, stderr]).toEqual([1, `convertory: ${words}`])
  })

  it('a folder where a file is wanted', () => {
    const { status, stderr } = run('convert', 'many/', 'a.gpx')
    expect([status, stderr]).toEqual([1, 'convertory: many is a folder; name the files in it, as in many/*.gpx\n'])
    expect(run('inspect', 'many').status).toBe(1)
  })

  it.each([
    [{ code: 'EACCES', path: '/x/a.gpx.part' }, 'not allowed to read or write: /x/a.gpx'],
    [{ code: 'EROFS', path: '/x/a.gpx' }, 'not allowed to read or write: /x/a.gpx'],
    [{ code: 'ENOSPC' }, 'no room left on the disk'],
    [{ code: 'EIO' }, 'as it was'],
  ])('%o', (error, words) => {
    expect(messageOf(Object.assign(new Error('as it was'), error), sayIn('en'))).toBe(words)
  })
})

describe.skipIf(process.platform === 'win32')('somebody who has seen enough', () => {
  it('Ctrl-C leaves no half file', async () => {
    const points = '<trkpt lat="44.8125" lon="20.4612"><ele>117.3</ele></trkpt>\n'.repeat(400_000)
    writeFileSync(
      join(folder, 'long.gpx'),
      `<gpx version="1.1" creator="t"><trk><trkseg>${points}</trkseg></trk></gpx>`,
    )
    const child = spawn(process.execPath, [program, 'convert', 'long.gpx', 'long.kml'], {
      cwd: folder,
      stdio: 'ignore',
    })
    const ended = once(child, 'exit')
    while (!existsSync(join(folder, 'long.kml.part')) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 5))
    child.kill('SIGINT')
    expect((await ended)[0]).toBe(130)
    expect(readdirSync(folder).filter((name) => name.startsWith('long.kml'))).toEqual([])
  })

  it('whoever reads the output may stop early', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => at).join('\n')
    const words = `"${process.execPath}" "${program}" - mi km | head -1`
    const { stdout, stderr } = spawnSync('sh', ['-c', words], { encoding: 'utf8', input: lines })
    expect([stdout, stderr]).toEqual(['0 km\n', ''])
  })
})
