import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'

/** Programs before ours and behind it: some are slow, some stop reading early, and Ctrl-C stops everything. */

const folder = mkdtempSync(join(tmpdir(), 'cli-pipes-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const program = join(import.meta.dirname, 'bin.mjs')

describe.skipIf(process.platform === 'win32')('pipes', () => {
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
