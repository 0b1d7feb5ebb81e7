import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '../scripts/lib/free-port.mjs'
import { expect, hydrated, test } from './fixtures.ts'

/** A site built with an ad client: one page of it, built here, served under a name that is not localhost. */

const adClient = 'ca-pub-0000000000000000'
const settings = {
  BUILD_DIR: '.cache/build-ads',
  PAGES: '^/en/$',
  VITE_AD_CLIENT: adClient,
  VITE_AD_SLOTS: JSON.stringify({ 'header-banner': '1111', 'between-categories': '2222' }),
}
const adScript = 'https://pagead2.googlesyndication.com/**'

let server: ChildProcess
let address: string

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  const env = { ...process.env, ...settings }
  const port = await freePort()
  address = `http://convertory.test:${port}/en/`
  const build = spawn('node', ['scripts/build.mjs'], { env, stdio: 'ignore' })
  const [code] = await once(build, 'exit')
  expect(code).toBe(0)
  server = spawn('node', ['edge/node.ts'], {
    env: { ...env, PORT: String(port), ACCESS_LOG: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  await once(server.stdout!, 'data')
})

test.afterAll(() => {
  server?.kill()
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
