import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { dockerIgnores, readDockerfile } from './dockerfile.ts'
import { runStages } from './run-stages.ts'

const root = join(import.meta.dirname, '..', '..')

/** `FULL_INSTALLS=1` also runs the installations, which takes minutes, and builds every page. */
const installs = process.env.FULL_INSTALLS === '1'

test('the steps of the Dockerfile give a site that answers', { timeout: 900_000 }, async () => {
  const target = mkdtempSync(join(tmpdir(), 'convertory-docker-'))
  onTestFinished(() => rmSync(target, { recursive: true, force: true }))
  const { PATH, HOME, SystemRoot, TEMP } = process.env
  const environment = { PATH, HOME, SystemRoot, TEMP, ...(installs ? {} : { PAGES: '^/en/(dev/ip)?$' }) }
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  const image = runStages(stages, root, target, { installs, environment })

  const [program, ...words] = image.command
  const server = spawn(program!, words, { cwd: image.folder, env: { ...image.environment, PORT: '0' } })
  onTestFinished(() => void server.kill('SIGKILL'))
  let output = ''
  const port = await new Promise<string>((resolve, reject) => {
    server.on('exit', () => reject(new Error(`The server ended: ${output}`)))
    for (const stream of [server.stdout, server.stderr])
      stream.on('data', (chunk) => {
        output += chunk
        const found = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
        if (found) resolve(found)
      })
  })
  for (const path of ['/en/', '/en/dev/ip', '/health', '/api/v1/units', '/favicon.svg', '/robots.txt']) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200)
  }
  const [checker, ...question] = image.healthCheck
  expect(spawnSync(checker!, question, { env: { ...image.environment, PORT: port } }).status).toBe(0)
})

test('lines of a Dockerfile', () => {
  expect(readDockerfile('# why\nFROM a AS b\nRUN one \\\n  two\nFROM c\nCMD ["d"]\n')).toEqual([
    { name: 'b', instructions: [{ name: 'RUN', rest: 'one    two' }] },
    { name: '', instructions: [{ name: 'CMD', rest: '["d"]' }] },
  ])
})

test.each([
  ['node_modules/a', true],
  ['bench/node_modules', true],
  ['a.log', true],
  ['build', true],
  ['builds', false],
  ['app/build', false],
])('.dockerignore: %s is left out: %s', (path, expected) => {
  expect(dockerIgnores('**/node_modules\nbuild\n*.log\n')(path)).toBe(expected)
})
