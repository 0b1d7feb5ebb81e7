import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDockerfile } from '../scripts/docker/dockerfile.ts'
import { type FinishedStage, runStages } from '../scripts/docker/run-stages.ts'
import { expect, hydrated, test } from './fixtures.ts'

/** A site as somebody deploys it: built with an ad client by the steps of the Dockerfile, and served under a name that is not localhost. */

const root = join(import.meta.dirname, '..')
/** `FULL_INSTALLS=1` also runs the installations, which takes minutes, and builds every page. */
const installs = process.env.FULL_INSTALLS === '1'
const adClient = 'ca-pub-0000000000000000'
const settings = {
  VITE_AD_CLIENT: adClient,
  VITE_AD_SLOTS: JSON.stringify({ 'header-banner': '1111', 'between-categories': '2222' }),
  ...(installs ? {} : { PAGES: '^/en/(dev/ip)?$' }),
}
const adScript = 'https://pagead2.googlesyndication.com/**'

let folder: string
let image: FinishedStage
let server: ChildProcess
let port: string
let address: string

test.describe.configure({ mode: 'serial', timeout: 900_000 })

test.beforeAll(async () => {
  const { PATH, HOME, SystemRoot, TEMP } = process.env
  folder = mkdtempSync(join(tmpdir(), 'convertory-docker-'))
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  image = runStages(stages, root, folder, { installs, environment: { PATH, HOME, SystemRoot, TEMP, ...settings } })
  const [program, ...words] = image.command
  server = spawn(program!, words, { cwd: image.folder, env: { ...image.environment, PORT: '0', ACCESS_LOG: 'off' } })
  port = await portOf(server)
  address = `http://convertory.test:${port}/en/`
})

test.afterAll(() => {
  server?.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})

/** What it says when it listens. */
function portOf({ stdout, stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = ''
    server.on('exit', () => reject(new Error(`The server ended: ${output}`)))
    for (const stream of [stdout!, stderr!])
      stream.on('data', (chunk) => {
        output += chunk
        const found = /http:\/\/localhost:(\d+)/.exec(output)?.[1]
        if (found) resolve(found)
      })
  })
}

test('the steps of the Dockerfile give a site that answers', async () => {
  for (const path of ['/en/', '/en/dev/ip', '/health', '/api/v1/units', '/favicon.svg', '/robots.txt']) {
    expect((await fetch(`http://127.0.0.1:${port}${path}`)).status, path).toBe(200)
  }
  const [checker, ...question] = image.healthCheck
  expect(spawnSync(checker!, question, { env: { ...image.environment, PORT: port } }).status).toBe(0)
})

test.beforeEach(({ watch }) => {
  watch.allowedErrors.push(/Cross-Origin-Opener-Policy/)
})

test('each slot with room asks the network for its ad; the script is loaded once', async ({ page, watch }) => {
  await page.setViewportSize({ width: 1000, height: 900 })
  const scripts: string[] = []
  await page.route(adScript, (route) => {
    scripts.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'access-control-allow-origin': '*' },
      body: 'window.adsbygoogle = []',
    })
  })
  await page.goto(address)
  await hydrated(page)
  await expect(page.locator('ins.adsbygoogle')).toHaveCount(3)
  await expect.poll(() => page.evaluate(() => window.adsbygoogle?.length)).toBe(3)
  expect(scripts).toEqual([`https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=${adClient}`])
  const header = page.locator('[data-ad="header-banner"] ins')
  await expect(header).toHaveAttribute('data-ad-client', adClient)
  await expect(header).toHaveAttribute('data-ad-slot', '1111')
  watch.foreignRequests.length = 0
})

test('a network that cannot be reached is logged, and nothing else happens', async ({ page, watch }) => {
  watch.allowedErrors.push(/Ad setup failed/, /ERR_FAILED/)
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route(adScript, (route) => route.abort())
  await page.goto(address)
  await hydrated(page)
  await expect.poll(() => logged.join('\n')).toContain('Ad setup failed')
  await page.locator('.category-grid h3 a').first().click()
  await page.waitForURL('**/en/metrics')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  watch.foreignRequests.length = 0
})
