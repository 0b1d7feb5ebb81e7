import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { messageOf } from './system-errors.ts'
import { runHere } from './testing/run-here.ts'
import { sayIn } from './texts.ts'
import { version } from './version.ts'

/** What goes wrong around the program: places that are not there, disks that are full, somebody who has seen enough. */

const folder = mkdtempSync(join(tmpdir(), 'cli-strangers-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const program = join(import.meta.dirname, 'bin.mjs')
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

  const points = `name,lon,lat\n${'X,5.123456,6.123456\n'.repeat(20_000)}`
  const toLines = `"${process.execPath}" "${program}" convert - - --from csv --to geojsonl`

  it('a result waits for a slow reader, and is whole', () => {
    const words = `${toLines} 2>&1 >&3 3>&- | cat >&2`
    const { stdout, stderr } = spawnSync('sh', ['-c', `{ ${words}; } 3>&1 | { sleep 1; wc -l; }`], {
      encoding: 'utf8',
      input: points,
    })
    expect([stdout.trim(), stderr]).toEqual(['20000', expect.stringContaining('20,000 features')])
  })

  it('a result whose reader has seen enough ends without a complaint', () => {
    const { stdout, stderr } = spawnSync('sh', ['-c', `${toLines} | head -c 10`], { encoding: 'utf8', input: points })
    expect([stdout, stderr]).toEqual(['{"type":"F', ''])
  })

  it('a list is answered while it grows', async () => {
    const child = spawn(process.execPath, [program, '-', 'mi', 'km'], { stdio: ['pipe', 'pipe', 'inherit'] })
    const answers: string[] = []
    for (const line of ['5\n', '6\r\n', '7']) {
      child.stdin.write(line)
      if (line === '7') child.stdin.end()
      answers.push(String((await once(child.stdout, 'data'))[0]))
    }
    expect(answers).toEqual(['8.04672 km\n', '9.656064 km\n', '11.265408 km\n'])
  })

  it('whoever reads the output may stop early', () => {
    const lines = Array.from({ length: 20_000 }, (_, at) => at).join('\n')
    const words = `"${process.execPath}" "${program}" - mi km | head -1`
    const { stdout, stderr } = spawnSync('sh', ['-c', words], { encoding: 'utf8', input: lines })
    expect([stdout, stderr]).toEqual(['0 km\n', ''])
  })
})
