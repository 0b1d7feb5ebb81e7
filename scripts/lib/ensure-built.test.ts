import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

/** Builds of a project in a folder of its own, whose three steps take no time and fail when they are told to. */

let project: string
const build = () => join(project, 'build')
const at = (name: string) => join(project, name)

/** Fails where a file names it, waits where another does, and writes what the real one would. */
const step = (name: string, work: string) => `
const { createHash } = require('node:crypto')
const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs')
const folder = process.env.BUILD_DIR
const write = (name, text) => writeFileSync(folder + '/' + name, text)
appendFileSync('steps', ${JSON.stringify(`${name} `)})
if (existsSync('fail')) process.exit(3)
if (existsSync('wait')) { writeFileSync('waiting', ''); setTimeout(() => {}, 60_000) } else { ${work} }
`
const finish = `
  const pack = 'pack ' + (process.env.QUICK_BUILD || 'small') + ' ' + require('node:fs').readFileSync('app/text')
  write('site.pack', pack)
  write('site.pack.json', JSON.stringify({ sha256: createHash('sha256').update(pack).digest('hex') }))
  write('site.json', '{"pages":{}}')
`

beforeEach(() => {
  project = realpathSync(mkdtempSync(join(tmpdir(), 'convertory-ensure-built-')))
  cpSync(import.meta.dirname, at('scripts/lib'), { recursive: true, filter: (path) => !path.includes('testing') })
  for (const folder of ['app', 'node_modules/.bin']) mkdirSync(at(folder), { recursive: true })
  writeFileSync(at('package.json'), '{"type":"commonjs"}')
  writeFileSync(at('app/text'), 'one')
  writeFileSync(at('node_modules/.bin/router.cjs'), step('bundle', "mkdirSync(folder + '/client')"))
  writeFileSync(at('node_modules/.bin/react-router'), `#!/bin/sh\nexec node "${at('node_modules/.bin/router.cjs')}"\n`)
  chmodSync(at('node_modules/.bin/react-router'), 0o755)
  writeFileSync(at('scripts/prerender.ts'), step('render', "write('client/page', '')"))
  writeFileSync(at('scripts/finish-build.ts'), step('finish', finish))
})
afterEach(() => rmSync(project, { recursive: true, force: true }))

const words = (options: object) => [
  '--input-type=module',
  '-e',
  `const { ensureBuilt } = await import('./scripts/lib/ensure-built.mjs'); await ensureBuilt(${JSON.stringify(options)})`,
]
const environment = (settings: NodeJS.ProcessEnv) => {
  const { BUILD_DIR, SITE_URL, PAGES, ...rest } = process.env
  return { ...rest, ...settings }
}
const ensure = (options: object = {}, settings: NodeJS.ProcessEnv = {}): SpawnSyncReturns<string> =>
  spawnSync(process.execPath, words(options), { cwd: project, encoding: 'utf8', env: environment(settings) })
/** What was run since it was asked last. */
function steps(): string {
  const run = existsSync(at('steps')) ? readFileSync(at('steps'), 'utf8').trim() : ''
  rmSync(at('steps'), { force: true })
  return run
}
const whole = 'bundle render finish'
const pack = () => readFileSync(join(build(), 'site.pack'), 'utf8')
const builds = () => readdirSync(project).filter((name) => name.startsWith('build'))

describe.skipIf(process.platform === 'win32')('a build', () => {
  test('is made once, and again where something has changed', () => {
    expect(ensure()).toMatchObject({ status: 0, stdout: 'There is no built site yet: building it …\n', stderr: '' })
    expect([steps(), pack(), builds()]).toEqual([whole, 'pack small one', ['build']])
    expect(ensure()).toMatchObject({ status: 0, stdout: '' })
    expect(steps()).toBe('')
    writeFileSync(at('app/text'), 'two')
    ensure()
    expect([steps(), pack(), builds()]).toEqual([whole, 'pack small two', ['build']])
    expect(ensure({}, { SITE_URL: 'https://a.example' }).stdout).toBe(
      'Changed since the site was built: SITE_URL: building it …\n',
    )
    expect(steps()).toBe(whole)
    ensure({ force: true }, { SITE_URL: 'https://a.example' })
    expect(steps()).toBe(whole)
  })

  test.each(['bundle', 'render', 'finish'])('that fails while it should %s leaves the one before', (failing) => {
    ensure()
    steps()
    writeFileSync(at('app/text'), 'a mistake')
    const path =
      failing === 'bundle'
        ? 'node_modules/.bin/router.cjs'
        : `scripts/${{ render: 'prerender', finish: 'finish-build' }[failing]}.ts`
    const sound = readFileSync(at(path))
    writeFileSync(at(path), 'process.exit(3)')
    const { status, stderr } = ensure()
    expect([status, stderr]).toEqual([3, 'The site was not built; the one built before is still there.\n'])
    expect([pack(), builds()]).toEqual(['pack small one', ['build']])
    // The mistake is taken back: there is nothing to do.
    writeFileSync(at(path), sound)
    writeFileSync(at('app/text'), 'one')
    steps()
    expect(ensure()).toMatchObject({ status: 0, stdout: '' })
    expect(steps()).toBe('')
  })

  test('that is interrupted leaves the one before, and its remains go with the next', async () => {
    ensure()
    writeFileSync(at('wait'), '')
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const child = spawn(process.execPath, words({ force: true }), {
        cwd: project,
        env: environment({}),
        stdio: 'ignore',
        detached: true,
      })
      const ended = once(child, 'exit')
      await expect.poll(() => existsSync(at('waiting'))).toBe(true)
      process.kill(-child.pid!, signal)
      expect(await ended).not.toEqual([0, null])
      rmSync(at('waiting'))
      expect(pack()).toBe('pack small one')
    }
    expect(builds()).toHaveLength(2)
    rmSync(at('wait'))
    steps()
    expect(ensure()).toMatchObject({ status: 0, stdout: '' })
    expect([steps(), ensure({ force: true }).status, builds()]).toEqual(['', 0, ['build']])
  })

  test.each([
    ['its pack is cut short', () => writeFileSync(join(build(), 'site.pack'), 'pa')],
    ['its pack is gone', () => rmSync(join(build(), 'site.pack'))],
    ['its index is gone', () => rmSync(join(build(), 'site.pack.json'))],
    ['its map is rubbish', () => writeFileSync(join(build(), 'site.json'), '{')],
    ['its stamp is gone', () => rmSync(join(build(), 'built-from'))],
    ['it is of another version', () => writeFileSync(join(build(), 'built-from'), 'abc')],
  ])('is made again where %s', (_, damage) => {
    ensure()
    steps()
    damage()
    expect(ensure()).toMatchObject({ status: 0, stderr: '' })
    expect([steps(), pack()]).toEqual([whole, 'pack small one'])
  })

  test('that cannot be written is told in one line, with what it was for', () => {
    writeFileSync(at('file'), '')
    const settings = { BUILD_DIR: at('file/build') }
    const { status, stdout, stderr } = ensure({}, settings)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(
      /^There is no built site yet, and .*file cannot be written to \(E\w+\): no site can be built\.\n$/,
    )
  })

  test('takes the place of whatever stands in its folder', () => {
    mkdirSync(at('deep/build'), { recursive: true })
    const settings = { BUILD_DIR: at('deep/build') }
    writeFileSync(at('deep/build/old'), '')
    expect(ensure({}, settings)).toMatchObject({ status: 0, stderr: '' })
    expect([readdirSync(at('deep/build')).includes('old'), readdirSync(at('deep'))]).toEqual([false, ['build']])
  })

  test('made in a hurry is completed when it is not wanted in a hurry any more', () => {
    ensure({ isQuick: true })
    expect([steps(), pack()]).toEqual([whole, 'pack 1 one'])
    ensure({ isQuick: true })
    expect(steps()).toBe('')
    writeFileSync(at('fail'), '')
    expect([ensure().status, steps(), pack()]).toEqual([3, 'render', 'pack 1 one'])
    rmSync(at('fail'))
    ensure()
    expect([steps(), pack()]).toEqual(['render finish', 'pack small one'])
    ensure()
    expect(steps()).toBe('')
  })
})
