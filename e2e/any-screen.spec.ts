import { expect, languages, open, test } from './fixtures.ts'
import { pageKinds } from './support/page-kinds.ts'

/** Browsers set up by their owners: larger letters, colours of the system, paper, no scripts. */

test('letters twice as large on a phone: nothing is wider than the screen', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, viewport: { width: 375, height: 812 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const path of pageKinds) {
    await open(page, `/ru${path}`)
    expect(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize))).toBe(32)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(375)
  }
  await context.close()
})

test('a button that is told by its colour has an edge where the system forces its own', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/en/geo/gpx-kml')
  await expect(page.getByRole('button', { name: 'Convert', exact: true })).toHaveCSS('border-top-width', '1px')
})

test('on paper no room is kept for ads', async ({ page }) => {
  await open(page, '/en/')
  await expect(page.locator('[data-ad="between-categories"]')).toBeVisible()
  const gaps = () =>
    page.locator('.category-grid').evaluate((grid) => {
      const cards = [...grid.querySelectorAll(':scope > :not(.ad-between)')].map((card) => card.getBoundingClientRect())
      return (
        grid.getBoundingClientRect().height -
        Math.max(...cards.map(({ bottom }) => bottom)) +
        Math.min(...cards.map(({ top }) => top))
      )
    })
  expect(await gaps()).toBeGreaterThan(250)
  await page.emulateMedia({ media: 'print' })
  expect(await gaps()).toBe(0)
})

test('without scripts a page says what it lacks, and the root leads to the languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const language of languages) {
    await page.goto(`/${language}/dev/ip`)
    const word = page.locator('noscript > p')
    await expect(word).toBeVisible()
    await expect(word).toContainText('JavaScript')
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Српски' }).click()
  await expect(page).toHaveURL('/sr/')
  await context.close()
})
