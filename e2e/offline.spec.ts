import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { createStaticHandler } from '../edge/server/static-handler.ts'
import { serviceWorkerFile } from '../edge/site/cache-control.ts'
import { loadSite } from '../edge/site/memory-site.ts'
import { expect, expectAccessible, open, test } from './fixtures.ts'
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

const gpx = `<?xml version="1.0"?><gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><wpt lat="44.8" lon="20.46"><name>Belgrade</name></wpt></gpx>`

test('after one visit the site works without the network', async ({ page, context, watch }) => {
  await open(page, '/en/')
  await stored(page)
  await context.setOffline(true)
  watch.allowedErrors.push(/ERR_INTERNET_DISCONNECTED/)

  await test.step('an address without a language finds one', async () => {
    await page.goto('/dev/ip')
    await expect(page).toHaveURL('/en/dev/ip')
  })

  // Scripts hold the words of all languages, and one shell draws every page: a few are asked for by their address, the others by a link.
  const addresses = {
    en: ['/metrics/temperature/cf', '/metrics/length/nonsense', '/geo/coordinates', '/api', '/'],
    ru: ['/', '/metrics/length', '/metrics/length/nonsense'],
    sr: ['/', '/geo/coordinates', '/metrics/length/nonsense'],
  } as const
  const expectDrawn = async (language: keyof typeof addresses, path: string) => {
    await expect(page).toHaveURL(`/${language}${path}`)
    await expect(page.locator('h1'), path).toHaveCount(1)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  }
  for (const language of ['ru', 'sr', 'en'] as const) {
    await test.step(`pages of ${language} are drawn`, async () => {
      for (const path of addresses[language]) {
        await open(page, `/${language}${path}`)
        await expectDrawn(language, path)
      }
    })
  }
  await test.step('so is every other page, by a link where there is one', async () => {
    for (const path of pageKinds.filter((path) => !(addresses.en as readonly string[]).includes(path))) {
      // Home links to the first six quantities; the others are asked for by their address.
      const link = page.locator(`a[href="/en${path}"]`).first()
      if ((await link.count()) > 0) await link.dispatchEvent('click')
      else await open(page, `/en${path}`)
      await expectDrawn('en', path)
      await page.goBack()
      await expectDrawn('en', '/')
    }
  })

  await test.step('a file is converted, worker included', async () => {
    await open(page, '/en/geo/gpx-kml')
    const download = page.waitForEvent('download')
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles({ name: 'place.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx) })
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('place.kml')
  })

  await test.step('the country look-up is never stored', async () => {
    await context.setOffline(false)
    // Else what the visit found out before would do.
    await page.evaluate(() => sessionStorage.clear())
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
})

/** No version is on its way from the server to the page. */
const isSettled = async () => {
  const registration = await navigator.serviceWorker.getRegistration()
  return !registration?.installing && !registration?.waiting && registration?.active?.state === 'activated'
}

const newVersionIsOut = {
  en: 'A new version of the site is out.',
  ru: 'Вышла новая версия сайта.',
  sr: 'Објављена је нова верзија сајта.',
}

test('an open tab learns of a new version at the next link', async ({ page, watch }) => {
  const site = await serveVersions()
  const notice = page.getByText(newVersionIsOut.en)
  const versions = () => page.evaluate(() => caches.keys())
  await page.clock.install()
  await page.goto(`${site.origin}/en/`)
  await stored(page)
  const [first] = await versions()

  await test.step('the same scripts under another version are nothing to speak of', async () => {
    site.release('second')
    await page.clock.fastForward(61_000)
    await page.locator('a[href="/en/dev"]').first().click()
    await expect.poll(versions).toEqual([first, 'convertory-second'])
    await expect.poll(() => page.evaluate(isSettled)).toBe(true)
    await expect(notice).toHaveCount(0)
  })

  await test.step('other scripts are, in the language of the page', async () => {
    site.release('third', /"\/assets\/manifest-[^"]*",/g)
    await page.clock.fastForward(61_000)
    await page.locator('a[href="/en/dev/ip"]').first().click()
    await expect(notice).toBeVisible()
    await expectAccessible(page)
    for (const language of ['ru', 'sr'] as const) {
      await page.locator(`header a[hreflang="${language}"]`).dispatchEvent('click')
      await expect(page.getByText(newVersionIsOut[language])).toBeVisible()
    }
  })

  await test.step('the new version replaces the old one and leaves at most one behind', async () => {
    await expect.poll(versions).toEqual(['convertory-second', 'convertory-third'])
  })

  await test.step('the page is loaded anew at will', async () => {
    const reloaded = page.waitForEvent('load')
    await page.getByRole('status').getByRole('button').first().click()
    await reloaded
  })
  site.close()
  watch.foreignRequests.length = 0
})

test('a browser that refuses service workers shows the pages all the same', async ({ page }) => {
  await page.clock.install()
  // A frame without an origin of its own gets an exception for the first; some settings refuse whatever else is asked.
  for (const refused of ['serviceWorker', 'getRegistration'])
    await test.step(refused, async () => {
      await page.addInitScript((name) => {
        const refuse = () => {
          document.documentElement.dataset.refused = name
          throw new DOMException('Refused.', 'SecurityError')
        }
        const asked = Object.assign(new EventTarget(), {
          register: async () => {},
          getRegistration: async () => refuse(),
        })
        const get = name === 'serviceWorker' ? refuse : () => asked
        Object.defineProperty(Navigator.prototype, 'serviceWorker', { get, configurable: true })
      }, refused)
      await open(page, '/en/')
      await page.clock.fastForward(61_000)
      await page.locator('a[href="/en/dev"]').first().click()
      await expect(page).toHaveURL('/en/dev')
      await expect(page.locator(`html[data-refused="${refused}"] h1`)).toBeVisible()
    })
})

test.describe('as an installed app', () => {
  // The system's own navigation obeys no policy of a page; the request that stands for it here would.
  test.use({ bypassCSP: true })
  test('text that other apps share comes to the box, and files are opened', async ({ page, request }) => {
    const manifest = (await (await request.get('/en/manifest.webmanifest')).json()) as {
      share_target: { action: string; method: string; params: { files: { accept: string[] }[] } }
    }
    expect(manifest.share_target).toMatchObject({ action: '/en/share', method: 'POST' })
    expect(manifest.share_target.params.files[0]?.accept).toContain('.gpx')

    await open(page, '/en/')
    await stored(page)
    // As the system does it: a form is posted, and the page that the answer leads to is opened.
    const share = async (parts: { text?: string; file?: string }) => {
      const address = await page.evaluate(async ({ text, file }) => {
        const form = new FormData()
        if (text) form.set('text', text)
        if (file) form.set('files', new File([file], 'shared.gpx'))
        return (await fetch('/en/share', { method: 'POST', body: form })).url
      }, parts)
      await page.goto(address)
    }

    const answer = page.locator('search').getByRole('option').first()
    await share({ text: '100 F' })
    await page.waitForURL('/en/')
    await expect(answer).toContainText('37.78')
    await share({ file: gpx })
    await expect(page.getByRole('heading', { name: 'Inside shared.gpx' })).toBeVisible()
  })
})

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
