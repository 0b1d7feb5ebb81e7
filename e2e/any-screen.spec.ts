import type { Page } from '@playwright/test'
import { expect, languages, open, test } from './fixtures.ts'
import { pageKinds } from './support/page-kinds.ts'

/** Browsers set up by their owners: colours of the system, paper, no scripts; larger letters are asked of every-page.spec.ts, storage that is refused of refused-storage.spec.ts. */

test('colours of the system and paper', async ({ page }) => {
  await test.step('a button that is told by its colour has an edge where the system forces its own', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await open(page, '/en/geo/gpx-kml')
    await expect(page.getByRole('button', { name: 'Convert', exact: true })).toHaveCSS('border-top-width', '1px')
  })

  await test.step('a drawing is seen on a forced background, also where the other theme was chosen', async () => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
    await open(page, '/en/metrics/temperature/cf')
    const colour = () =>
      page
        .locator('svg text')
        .first()
        .evaluate((label) => getComputedStyle(label).fill)
    const seen = await colour()
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('button', { name: 'Light' }).click()
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    expect(await colour()).toBe(seen)
    await page.emulateMedia({ forcedColors: null, colorScheme: null })
  })

  await test.step('on paper no room is kept for ads', async () => {
    await open(page, '/en/')
    await expect(page.locator('[data-ad="between-categories"]')).toBeVisible()
    expect(await roomBesideCards(page)).toBeGreaterThan(250)
    await page.emulateMedia({ media: 'print' })
    expect(await roomBesideCards(page)).toBe(0)
  })
})

test('with letters twice as large a phone has room for the words of a heading', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 667 })
  const devtools = await page.context().newCDPSession(page)
  await open(page, '/ru/metrics/temperature')
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  const linesOfLastWord = () =>
    page.locator('h1').evaluate((heading) => {
      const word = document.createRange()
      const text = heading.lastChild as Text
      word.setStart(text, text.data.lastIndexOf(' ') + 1)
      word.setEnd(text, text.length)
      return new Set(Array.from(word.getClientRects(), ({ top }) => top)).size
    })
  await expect(page.locator('html')).toHaveCSS('font-size', '32px')
  expect(await linesOfLastWord()).toBe(1)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } })
})

/** Height of the grid that no card takes. */
const roomBesideCards = (page: Page): Promise<number> =>
  page.locator('.category-grid').evaluate((grid) => {
    const cards = [...grid.querySelectorAll(':scope > :not(.ad-between)')].map((card) => card.getBoundingClientRect())
    return (
      grid.getBoundingClientRect().height -
      Math.max(...cards.map(({ bottom }) => bottom)) +
      Math.min(...cards.map(({ top }) => top))
    )
  })

test('without scripts a page says what it lacks, and the root leads to the languages', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL!, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [index, path] of [...pageKinds, '/404'].entries()) {
    await page.goto(`/${languages[index % languages.length]}${path}`)
    await expect(page.locator('noscript > p')).toContainText('JavaScript')
    await expect(page).toHaveTitle(/\p{L}{2}/u)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}{2}/u)
  }
  for (const path of ['/metrics', '/nope', '/']) {
    await page.goto(path)
    await expect(page).toHaveTitle('Convertory')
    await expect(page.getByRole('heading')).toHaveCount(languages.length)
    await expect(page.locator('noscript section')).toContainText(languages.map(() => 'JavaScript'))
  }
  await page.getByRole('link', { name: 'Српски' }).click()
  await expect(page).toHaveURL('/sr/')
  await context.close()
})

test('a title of its own takes the place of the one that stands without scripts', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveURL(/\/(en|ru|sr)\/$/)
  await expect(page).toHaveTitle(/^Convertory ./)
})
