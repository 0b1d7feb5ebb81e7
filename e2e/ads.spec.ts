import { expect, hydrated, layoutShift, open, test } from './fixtures.ts'

/** On localhost a labelled box for each slot; elsewhere nothing, unless the build names an ad client. */

const slotsAt = {
  1600: [
    ['header-banner', 728, 90],
    ['sidebar-left', 160, 600],
    ['sidebar-right', 160, 600],
    ['between-categories', 300, 250],
    ['footer-banner', 728, 90],
  ],
  1000: [
    ['header-banner', 728, 90],
    ['between-categories', 300, 250],
    ['footer-banner', 728, 90],
  ],
  375: [
    ['mobile-banner', 320, 100],
    ['between-categories', 300, 250],
  ],
} as const

test('on localhost every slot with room is a placeholder of its size, at every width', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await open(page, '/en/')
  for (const [width, slots] of Object.entries(slotsAt).toReversed())
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width: Number(width), height: 900 })
      await expect(page.locator('[data-ad]')).toHaveCount(slots.length)
      for (const [id, slotWidth, slotHeight] of slots) {
        const box = await page.locator(`[data-ad="${id}"]`).boundingBox()
        expect([box?.width, box?.height], id).toEqual([slotWidth, slotHeight])
        await expect(page.locator(`[data-ad="${id}"]`)).toContainText(`${slotWidth} × ${slotHeight}`)
      }
      await expect(page.locator('ins')).toHaveCount(0)
    })

  await test.step('the one between categories stands after the first row', async () => {
    await page.setViewportSize({ width: 900, height: 900 })
    const top = async (selector: string) => (await page.locator(selector).boundingBox())?.y ?? Number.NaN
    await expect(page.locator('[data-ad="header-banner"]')).toHaveCount(1)
    const ad = await top('[data-ad="between-categories"]')
    expect(ad).toBeGreaterThan(await top('[data-area="geo"]'))
    expect(ad).toBeLessThan(await top('[data-area="dev"]'))
  })
})

test('on a phone held sideways no ad stands above the tool, whose field is on the first screen', async ({ page }) => {
  for (const [width, height] of [
    [812, 375],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const [path, field] of [
      ['/en/metrics/length', '#headline-from'],
      ['/en/dev/ip', 'main input[type="text"], main input:not([type])'],
    ] as const) {
      await open(page, path)
      await expect(page.locator(field).first()).toBeInViewport({ ratio: 0.5 })
      await expect(page.locator('.ad-top')).toHaveCount(0)
      expect(await layoutShift(page)).toBe(0)
    }
  }
})

test('away from localhost, without an ad client, a page has no ad markup and asks nobody', async ({
  page,
  watch,
  baseURL,
}) => {
  // Chrome says so of every page that comes over plain HTTP from another name than localhost.
  watch.allowedErrors.push(/Cross-Origin-Opener-Policy/)
  const { port } = new URL(baseURL ?? '')
  await page.goto(`http://convertory.test:${port}/en/`)
  await hydrated(page)
  await page.waitForTimeout(300)
  await expect(page.locator('[data-ad], ins, script[src*="//"]')).toHaveCount(0)
  expect(await page.locator('html').getAttribute('data-ads')).toBeNull()
  const others = watch.foreignRequests.filter((url) => !url.startsWith('http://convertory.test'))
  expect(others).toEqual([])
  watch.foreignRequests.length = 0
})
