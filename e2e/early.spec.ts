import { expect, hydrated, test } from './fixtures.ts'

/** What a visitor does before the scripts have come: on a slow line that is the first second. */
test.describe('before the page is alive', () => {
  let release: () => void

  test.beforeEach(async ({ page }) => {
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
  })

  test('nothing but the page and its look is asked for until it is drawn', async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    await page.goto('/en/', { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const before = asked.slice(0, asked.indexOf('script') < 0 ? undefined : asked.indexOf('script'))
    expect(before).toContain('stylesheet')
    expect(before).not.toContain('font')
    release()
  })

  test('a token pasted early is decoded', async ({ page }) => {
    await page.goto('/en/dev/jwt', { waitUntil: 'commit' })
    const payload = Buffer.from('{"sub":"early bird"}').toString('base64url')
    await page.getByRole('textbox').first().fill(`eyJhbGciOiJub25lIn0.${payload}.`)
    release()
    await hydrated(page)
    await expect(page.getByText('early bird').first()).toBeVisible()
  })

  test('a button pressed early does what it says', async ({ page }) => {
    await page.goto('/en/geo/gpx-kml', { waitUntil: 'commit' })
    await page.getByRole('button', { name: /swap/i }).click()
    release()
    await hydrated(page)
    await expect(page).toHaveURL(/kmlgpx$/)
  })

  for (const keys of ['/', 'Control+k'])
    test(`the box comes by ${keys}, pressed early`, async ({ page }) => {
      await page.goto('/en/dev', { waitUntil: 'commit' })
      await page.locator('h1').waitFor()
      await page.keyboard.press(keys)
      release()
      await expect(page.getByRole('combobox')).toBeFocused()
    })

  for (const [path, keys] of [
    ['/en/dev', '/'],
    ['/en/dev', 'Control+k'],
    ['/en/', '/'],
  ] as const)
    test(`what is typed behind ${keys} on ${path} arrives`, async ({ page }) => {
      await page.goto(path, { waitUntil: 'commit' })
      await page.locator('h1').waitFor()
      await page.keyboard.press(keys)
      await page.keyboard.type('5 km in mk')
      await page.keyboard.press('Backspace')
      await page.keyboard.type('iles')
      release()
      await expect(page.getByRole('combobox')).toHaveValue('5 km in miles')
      await expect(page.getByRole('combobox')).toBeFocused()
      await expect(page.getByRole('option').first()).toContainText('3.1')
    })

  test('a file chosen and converted early is converted', async ({ page }) => {
    await page.goto('/en/geo/gpx-kml', { waitUntil: 'commit' })
    const gpx = '<gpx version="1.1"><wpt lat="1" lon="2"><name>early</name></wpt></gpx>'
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx) })
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    release()
    await expect(page.getByRole('button', { name: /a\.kml/ })).toBeVisible()
  })

  test('a choice made early counts', async ({ page }) => {
    await page.goto('/en/dev/ip', { waitUntil: 'commit' })
    await page.getByRole('textbox').first().fill('10.1.2.3')
    release()
    await hydrated(page)
    await expect(page.getByText('10.1.2.0').first()).toBeVisible()
  })
})

test('what is typed while the box is on its way arrives, with the key that asks', async ({ page }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/ask-dialog*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.goto('/en/dev')
  await hydrated(page)
  await page.keyboard.press('/')
  await page.keyboard.type('10.0.0.0/22')
  await page.keyboard.press('Enter')
  release()
  await expect(page).toHaveURL(/\/en\/dev\/ip/)
})
