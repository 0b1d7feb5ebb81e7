import { expect, open, test } from './fixtures.ts'
import { choose, file } from './support/geo-files.ts'
import { slowDisk } from './support/slow-disk.ts'

/** Pages write addresses of their own, some of them late. A link that was followed before is followed all the same. */

test('who follows a link is neither held nor called back by the page that is left', async ({ page }) => {
  const linkTo = (path: string) => page.locator(`main a[href="${path}"]`).first()

  for (const [path, field, next] of [
    ['/en/metrics/length/kmmi', /^mile/i, '/en/metrics'],
    ['/en/geo/coordinates/wgs84utm', /^UTM/, '/en/geo'],
  ] as const)
    await test.step(`${path}: something is typed while the next page is on its way`, async () => {
      const isTyped = Promise.withResolvers<void>()
      await page.route(/\/assets\/(metrics|geo)-[^/]*\.js/, async (route) => {
        await isTyped.promise
        await route.continue()
      })
      await open(page, path)
      // Both in one moment, as a slow phone takes them: the page is not drawn in between.
      const typed = await page.getByLabel(field).first().elementHandle()
      await linkTo(next).evaluate((link, input) => {
        ;(link as HTMLAnchorElement).click()
        ;(input as HTMLInputElement).select()
        document.execCommand('insertText', false, '5')
      }, typed)
      // Time for what must not happen.
      await page.waitForTimeout(500)
      isTyped.resolve()
      await expect(page).toHaveURL(next)
      await page.unrouteAll()
    })

  for (const path of ['/en/geo/convert', '/en/geo/geojson'])
    await test.step(`${path}: a slow disk tells what a file is when the page is left`, async () => {
      await open(page, path)
      await slowDisk(page, 1000)
      await choose(page, file('towns.gpx', '<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>'))
      await linkTo('/en/geo').click()
      await expect(page).toHaveURL('/en/geo')
      await page.locator('html[data-is-read]').waitFor({ state: 'attached' })
      await page.waitForTimeout(500)
      expect(new URL(page.url()).pathname).toBe('/en/geo')
    })
})
