import { expect, open, test } from './fixtures.ts'

test('a page whose connection is lost as soon as it is there goes on, and gets its parts when the connection is back', async ({
  page,
  watch,
}) => {
  watch.allowedErrors.push(/ERR_FAILED/)
  const parts = /\/assets\/(?:new-version-notice|safe-ad|ask-dialog|verify-panel)-/
  const missed: string[] = []
  await page.route(parts, (route) => {
    missed.push(parts.exec(route.request().url())![0])
    return route.abort()
  })
  await open(page, '/en/dev/jwt/')
  const panel = page.getByLabel('Secret', { exact: true })
  await page.getByText('Verify the signature').click()
  await page.keyboard.press('/')
  await expect.poll(() => new Set(missed).size).toBe(4)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel).toBeHidden()

  await page.unroute(parts)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeVisible()
  await expect(page.locator('[data-ad]').first()).toBeAttached()
})

test('so do the map and the list of the coordinates', async ({ page, watch }) => {
  watch.allowedErrors.push(/ERR_FAILED/)
  const parts = /\/assets\/(?:place-map|list-form)-/
  const missed = new Set<string>()
  await page.route(parts, (route) => {
    missed.add(parts.exec(route.request().url())![0])
    return route.abort()
  })
  await open(page, '/en/geo/coordinates')
  await page.getByText('Convert a list', { exact: true }).click()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.getByText('The map could not be loaded.')).toBeVisible()
  await expect.poll(() => missed.size).toBe(2)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.unroute(parts)
  await expect(page.locator('main canvas').first()).toBeVisible()
  await expect(page.getByText('The map could not be loaded.')).toHaveCount(0)
  await expect(page.locator('main textarea').first()).toBeVisible()
})

test('a browser still remembers what it could not load; when it does not, `plainImports` in vite.config.ts may go', async ({
  page,
  watch,
}) => {
  watch.allowedErrors.push(/ERR_FAILED/)
  await open(page, '/en/dev/jwt')
  await page.route('**/assets/lost.js*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.route('**/assets/lost.js', (route) => route.abort(), { times: 1 })
  const isLoaded = (path: string) =>
    page.evaluate(
      (file) =>
        import(file).then(
          () => true,
          () => false,
        ),
      path,
    )
  expect(await isLoaded('/assets/lost.js')).toBe(false)
  expect([await isLoaded('/assets/lost.js'), await isLoaded('/assets/lost.js?again')]).toEqual([false, true])
})
