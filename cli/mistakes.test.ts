import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { inputFromBytes } from '#engines/geodata/index.ts'
import { parseArguments } from './arguments.ts'
import { converted, inspected } from './conversion.ts'
import type { NamedSource } from './sources.ts'
import { runHere } from './testing/run-here.ts'
import { sayIn } from './texts.ts'
import { version } from './version.ts'

/** What people get wrong: words, and files and folders that are not there. */

const folder = mkdtempSync(join(tmpdir(), 'cli-mistakes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (...words: string[]) => runHere(words, { folder })

writeFileSync(join(folder, 'a.csv'), 'name,lon,lat\nX,5,6\n')
mkdirSync(join(folder, 'many'))

describe('slips', () => {
  const asked = (words: string) => run('--lang=en', ...words.split(' '))

  it.each([
    ['--version', 0, `${version}\n`],
    ['mi km', 0, '1.609344 km\n'],
    ['mi', 0, expect.stringContaining('kilometre      1.609344 km')],
    ['time 0 --zone belgrade', 0, expect.stringContaining('1970-01-01T01:00:00.000+01:00')],
    ['inspect a.csv none.gpx', 2, expect.stringContaining('1 feature')],
    ['convert none.gpx a.csv out/ --to kml', 2, expect.stringContaining('a.csv -> ')],
    ['convert -- a.csv b.kml', 0, expect.stringContaining('a.csv -> b.kml')],
  ])('%s is answered', async (words, status, answer) => {
    expect(await asked(words)).toMatchObject({ status, stdout: answer })
  })

  it.each([
    ['-x', 'unknown option: -x (units takes --all, --exact, --json, --lang, --help)'],
    ['time 0 --tz UTC', 'unknown option: --tz (time takes --zone, --unit, --json, --lang, --help)'],
    ['inspect a.csv --to kml', 'unknown option: --to (inspect takes --from,'],
    ['COORDS 1 2', 'unknown command: COORDS (convertory --help lists them); did you mean coords?'],
    ['inspcet a.csv', 'did you mean inspect?'],
    ['5 mi kg', 'mi and kg are different quantities: length and mass.'],
    ['coords 44.8,20.4 utmm', '“utmm” is not a coordinate system known here'],
    ['ip 10.0.0.1 --split 24', '--split wants a network'],
    ['completion', 'completion wants a shell: bash, zsh or fish'],
    ['convert a.csv many', 'many is a folder: say --to FORMAT'],
    ['convert a.csv none.gpx b.kml --merge', 'no such file: none.gpx'],
    ['inspect none*', 'no file matches: none*'],
  ])('%s is refused', async (words, message) => {
    expect(await asked(words)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining(message),
    })
  })

  it('--lang without a language', async () => {
    expect((await runHere(['5', 'mi', '--lang'])).stderr).toContain('--lang needs a value')
  })
})

describe('places', () => {
  it.each([
    ['en', 'no such folder: nowhere\n'],
    ['ru', 'нет такой папки: nowhere\n'],
    ['sr', 'нема такве фасцикле: nowhere\n'],
  ])('a folder that is not there: %s', async (language, words) => {
    const { status, stderr } = await run('convert', 'a.csv', 'nowhere/a.gpx', '--lang', language)
    expect([status, stderr]).toEqual([1, `convertory: ${words}`])
  })

  it('a folder where a file is wanted', async () => {
    const { status, stderr } = await run('convert', 'many/', 'a.gpx')
    expect([status, stderr]).toEqual([1, 'convertory: many is a folder; name the files in it, as in many/*.gpx\n'])
    expect(await run('inspect', 'many')).toMatchObject({ status: 1 })
  })

  it.each([
    ['town.gdb', 'town.gdb: the content is Esri File Geodatabase, which is not read here. Open it in QGIS'],
    ['https://example.com/wfs?service=WFS', 'https://example.com/wfs?service=WFS is an address'],
    ['none*.gpx', 'no file matches: none*.gpx'],
  ])('%s, which is no file', async (path, words) => {
    mkdirSync(join(folder, 'town.gdb'), { recursive: true })
    for (const command of [
      ['convert', path, 'a.gpx'],
      ['inspect', path],
    ]) {
      const { status, stderr } = await run(...command)
      expect([status, stderr.slice(0, words.length + 12), stderr.trim().split('\n').length]).toEqual([
        1,
        `convertory: ${words}`,
        1,
      ])
    }
  })

  it('a name that cannot be is told as what it is, to read and to write', async () => {
    const long = `${'x'.repeat(300)}.kml`
    const circle = join(folder, 'circle.kml')
    if (process.platform !== 'win32') symlinkSync(circle, circle)
    for (const [words, message] of [
      [['convert', 'a.csv', long], `${long}: the name is too long for this system`],
      [['inspect', long], `${long}: the name is too long for this system`],
      [['convert', 'a.csv', 'a.csv/', '--to', 'kml'], 'a.csv/ is a file, and a folder is wanted'],
      ...(process.platform === 'win32'
        ? []
        : [
            [['convert', 'a.csv', 'circle.kml'], 'circle.kml: links lead in a circle'],
            [['inspect', 'circle.kml'], 'circle.kml: links lead in a circle'],
          ]),
    ] as [string[], string][])
      expect(await run(...words, '--lang', 'en')).toMatchObject({ status: 1, stderr: `convertory: ${message}\n` })
    const several = await run('inspect', 'circle.kml', 'a.csv', '--lang', 'en')
    if (process.platform !== 'win32')
      expect(several).toMatchObject({ status: 2, stdout: expect.stringContaining('a.csv') })
    expect((await run('inspect', 'circle*', '--lang', 'en')).stderr).toBe('convertory: no file matches: circle*\n')
  })
})

describe('a disk', () => {
  const refused = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' })
  const source = (fails: 'stream' | 'slice'): NamedSource => {
    const input = inputFromBytes('a.csv', new TextEncoder().encode('name,lon,lat\nX,5,6\n'))
    const fail = {
      // biome-ignore lint/correctness/useYield: it fails before.
      stream: async function* (): AsyncGenerator<Uint8Array> {
        throw refused
      },
      slice: () => Promise.reject(refused),
    }
    return { path: 'a.csv', from: 'csv', inputs: [{ ...input, [fails]: fail[fails] }] }
  }
  const parsed = () => parseArguments('convert', [], { say: sayIn('en'), language: 'en' })

  it.each(['stream', 'slice'] as const)('that cannot be read any more is no mistake of ours: %s', async (fails) => {
    await expect(inspected(source(fails), { readOptions: {} })).rejects.toBe(refused)
    const task = { sources: [source(fails)], to: 'kml', outPath: 'b.kml' } as const
    await expect(converted(task, parsed(), async () => undefined)).rejects.toBe(refused)
  })
})
