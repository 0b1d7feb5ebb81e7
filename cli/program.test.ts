import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** The command as a program of its own: words, pipes, exit codes. What it answers is tested without starting it each time. */
const folder = mkdtempSync(join(tmpdir(), 'cli-program-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const run = (words: string, input = '') =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'bin.mjs'), ...words.split(' ')], {
    encoding: 'utf8',
    cwd: folder,
    input,
    env: { ...process.env, LC_ALL: 'sr_RS.UTF-8', TZ: 'UTC' },
  })

test('a question in words, and help in the language of the environment', () => {
  expect(run('5 mi km')).toMatchObject({ status: 0, stdout: '8.04672 km\n', stderr: '' })
  expect(run('--help').stdout).toContain('Излазни кодови')
})

test('lines through a pipe, some of them unreadable', () => {
  expect(run('- km --lang en', '5 mi\nnothing\n')).toMatchObject({ status: 2, stdout: '8.04672 km\n\n' })
})

test('a file from disk, and one through pipes', () => {
  writeFileSync(join(folder, 'a.csv'), 'name,lon,lat\nX,5,6\n')
  expect(run('convert a.csv a.geojson')).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(join(folder, 'a.geojson'), 'utf8')).toContain('[5,6]')
  const { status, stdout, stderr } = run(
    'convert - - --from csv --to geojsonl --fields name --lang en',
    'name,lon,lat\nX,5,6\n',
  )
  expect(status).toBe(0)
  expect(JSON.parse(stdout).properties).toEqual({ name: 'X' })
  expect(stderr).toContain('read     1 feature')
})
