import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { createStaticHandler } from '../edge/server/static-handler.ts'
import { serviceWorkerFile } from '../edge/site/cache-control.ts'
import { loadSite } from '../edge/site/memory-site.ts'
import { expect, expectAccessible, hydrated, languages, open, test } from './fixtures.ts'
import { pageKinds } from './support/page-kinds.ts'

// A profile of its own for each test: what a service worker stored, and the network cut off, would stay.
test.use({ serviceWorkers: 'allow', reuseContext: false })

/** Waits until the service worker has stored the site and taken the page over. */
async function stored(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  })
}

for (const language of languages) {
  test(`after one visit every page of ${language} works without the network`, async ({ page, context, watch }) => {
    await open(page, `/${language}/`)
    await stored(page)
    await context.setOffline(true)
    watch.allowedErrors.push(/ERR_INTERNET_DISCONNECTED/)
    for (const path of [...pageKinds, '/metrics/length/nonsense']) {
      await page.goto(`/${language}${path}`)
      await hydrated(page)
      await expect(page.locator('h1'), path).toHaveCount(1)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    }
  })
}

test('a file is converted without the network, worker included', async ({ page, context, watch }) => {
  await open(page, '/en/')
  await stored(page)
  await context.setOffline(true)
  watch.allowedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/en/geo/gpx-kml')
  await hydrated(page)
  const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="44.8" lon="20.46"><name>Belgrade</name></wpt></gpx>`
  const download = page.waitForEvent('download')
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: 'place.gpx',
      mimeType: 'application/gpx+xml',
      buffer: Buffer.from(gpx),
    })
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  expect((await download).suggestedFilename()).toBe('place.kml')
})

test('an address without a language finds one offline as well', async ({ page, context, watch }) => {
  await open(page, '/en/')
  await stored(page)
  await context.setOffline(true)
  watch.allowedErrors.push(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/dev/ip')
  await expect(page).toHaveURL('/en/dev/ip')
})

test('the country look-up is never stored', async ({ page }) => {
  await open(page, '/en/')
  await stored(page)
  // A page without a language, under the service worker's control, has to ask.
  const asked = page.waitForResponse('/api/get-country')
  await page.goto('/dev')
  expect((await asked).fromServiceWorker()).toBe(false)
  await expect(page).toHaveURL(/\/(en|ru|sr)\/dev$/)
  const paths = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((request) => new URL(request.url).pathname)
  })
  expect(paths).toContain('/')
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('a new version replaces the old one and leaves at most one behind', async ({ page, watch }) => {
  const site = await serveVersions()
  watch.foreignRequests.length = 0
  await page.goto(`${site.origin}/en/`)
  await stored(page)
  for (const version of ['second', 'third', 'fourth']) {
    site.release(version)
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const changed = new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
      await registration.update()
      await changed
    })
  }
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['convertory-third', 'convertory-fourth'])
  site.close()
  watch.foreignRequests.length = 0
})

/** No version is on its way from the server to the page. */
const isSettled = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  return !registration?.installing && !registration?.waiting && registration?.active?.state === 'activated'
}

for (const language of languages) {
  test(`${language}: an open tab learns of a new version at the next link and offers to reload`, async ({
    page,
    watch,
  }) => {
    const site = await serveVersions()
    await page.clock.install()
    await page.goto(`${site.origin}/${language}/`)
    await stored(page)
    const notice = page.getByText(
      {
        en: 'A new version of the site is out.',
        ru: 'Вышла новая версия сайта.',
        sr: 'Објављена је нова верзија сајта.',
      }[language],
    )
    // The same scripts under another version are nothing to speak of.
    site.release('second')
    await page.clock.fastForward(61_000)
    await page.locator(`a[href="/${language}/dev"]`).first().click()
    await expect.poll(() => page.evaluate(() => caches.keys())).toContain('convertory-second')
    await expect.poll(() => page.evaluate(isSettled)).toBe(true)
    await expect(notice).toHaveCount(0)
    site.release('third', /"\/assets\/manifest-[^"]*",/g)
    await page.clock.fastForward(61_000)
    await page.locator(`a[href="/${language}/dev/ip"]`).first().click()
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('status').getByRole('button').first().click()
    await reloaded
    site.close()
    watch.foreignRequests.length = 0
  })
}

/** The built site on a port of its own, where a test can publish another version of the service worker. */
async function serveVersions() {
  const site = loadSite(process.env.BUILD_DIR ?? 'build')
  const { identity } = site.assets.get(serviceWorkerFile)!
  let serve = createStaticHandler(site)
  const server = createServer((incoming, outgoing) => serve(incoming, outgoing, incoming.url!.split('?')[0]!, ''))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
    /** `left` is what the new version no longer has among its files. */
    release(version: string, left?: RegExp) {
      const text = identity()
        .body.toString()
        .replace(/BUILD_VERSION = "[^"]*"/, `BUILD_VERSION = "${version}"`)
        .replace(left ?? /$^/, '')
      const body = Buffer.from(text)
      const headers = ['content-type', 'text/javascript', 'content-length', String(body.length)]
      const variant = { encoding: 'identity', body, etag: `"${version}"`, headers } as const
      const assets = new Map(site.assets).set(serviceWorkerFile, { variants: [variant], identity: () => variant })
      serve = createStaticHandler({ ...site, assets })
    },
  }
}
