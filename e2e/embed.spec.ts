import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FrameLocator, Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'

/** The converter as a frame on another site. */

/** A page of another origin that shows the frame, and all that is asked of ours meanwhile. */
async function show(page: Page, path: string, baseURL: string): Promise<{ frame: FrameLocator; asked: string[] }> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(baseURL)) asked.push(new URL(request.url()).pathname)
  })
  const html = `<!doctype html><title>elsewhere</title><iframe src="${baseURL}${path}" width="420" height="184"></iframe>`
  // A real server: a browser lets no answer without an address show what lies on this machine.
  const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(html))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  servers.push(server)
  await page.goto(`http://convertory.test:${(server.address() as AddressInfo).port}/`)
  return { frame: page.frameLocator('iframe'), asked }
}

const servers: Server[] = []
test.afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

test('it converts in a page of another origin, keeps nothing and asks for nothing', async ({
  page,
  baseURL,
  watch,
}) => {
  const { frame, asked } = await show(page, '/en/embed/length/kmmi', baseURL!)
  const [from, to] = [frame.locator('#from'), frame.locator('#to')]
  await expect(to).toHaveValue('0.62137119')
  await from.fill('5')
  await expect(to).toHaveValue('3.106856')
  await to.fill('1')
  await expect(from).toHaveValue('1.609344')
  await frame.getByRole('button', { name: 'Swap' }).click()
  await expect(to).toHaveValue('1')
  await expect(from).toHaveValue('0.62137119')
  await expect(from).toHaveAccessibleName('mile')
  await frame.getByRole('combobox').first().selectOption({ label: 'furlong' })
  await expect(from).toHaveValue('4.97097')
  await to.fill('a word')
  await expect(from).toHaveValue('')
  await expect(to).toHaveAttribute('aria-invalid', 'true')
  await to.fill('3')
  await expect(frame.getByRole('link')).toHaveAttribute('href', '/en/metrics/length/furlongkm#km=3')
  // The document and its script, nothing more.
  expect(asked).toEqual(['/en/embed/length/kmmi', expect.stringMatching(/^\/assets\/embed-[\w-]+\.js$/)])
  const kept = await frame.locator('body').evaluate(async () => ({
    stored: localStorage.length + sessionStorage.length,
    cookies: document.cookie,
    // There is none at all where the page around is not secure.
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
  }))
  expect(kept).toEqual({ stored: 0, cookies: '', workers: 0 })
  // The other site itself.
  watch.foreignRequests.length = 0
})

test('a page of the portal is no frame', async ({ page, baseURL, watch }) => {
  watch.allowedErrors.push(/frame/i)
  const { frame } = await show(page, '/en/metrics/length', baseURL!)
  await page.waitForTimeout(1000)
  await expect(frame.getByRole('heading')).toHaveCount(0)
  watch.foreignRequests.length = 0
})

for (const [path, canonical, values] of [
  ['/en/embed/length', '/en/metrics/length/kmmi', ['1', '0.62137119']],
  ['/ru/embed/temperature/fc', '/ru/metrics/temperature/fc', ['0', '-17.78']],
  ['/sr/embed/pressure/no-such-pair', '/sr/metrics/pressure/barpsi', ['1', '14.503774']],
] as const)
  test(`${path} shows its pair, and names the pair's own page to search engines`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('#from')).toHaveValue(values[0])
    await expect(page.locator('#to')).toHaveValue(values[1])
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^https?://[^/]+${canonical}$`),
    )
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 240, height: 184 })
    const over = await page.evaluate(() => [
      document.documentElement.scrollWidth - innerWidth,
      document.documentElement.scrollHeight - innerHeight,
    ])
    expect(over.map((pixels) => pixels > 0)).toEqual([false, false])
  })

test('the snippet of a page shows its pair', async ({ page }) => {
  await open(page, '/sr/metrics/length/kmft')
  await page.getByText('Поставите овај претварач на свој сајт').click()
  const snippet = await page.locator('.embed-snippet pre').textContent()
  expect(snippet).toContain('/sr/embed/length/kmft"')
  const address = /src="([^"]+)"/.exec(snippet!)![1]!
  await page.goto(address)
  await expect(page.locator('#to')).toHaveValue('3280.84')
})
