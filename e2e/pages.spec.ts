import type { Page } from '@playwright/test'
import { expect, expectAccessible, layoutShift, open, test } from './fixtures.ts'

const paths = ['about', 'support', 'api']

test('en: the footer of the home page leads to all three', async ({ page }) => {
  await open(page, '/en/')
  // Looked at by every-page.spec.ts.
  for (const path of paths) await followFooter(page, 'en', path)
})

for (const language of ['ru', 'sr'] as const)
  test(`${language}: what the footer leads to reads well for everyone`, async ({ page }) => {
    for (const [index, path] of paths.entries())
      await test.step(path, async () => {
        await page.setViewportSize({ width: 1280, height: 720 })
        await open(page, `/${language}/${path}`)
        await expectAccessible(page)
        expect(await layoutShift(page)).toBe(0)
        await page.setViewportSize({ width: 320, height: 640 })
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
        await followFooter(page, language, paths[(index + 1) % paths.length]!)
      })
  })

async function followFooter(page: Page, language: string, path: string): Promise<void> {
  await page.locator(`footer a[href="/${language}/${path}"]`).click()
  await expect(page).toHaveURL(`/${language}/${path}`)
  await expect(page.locator('h1')).toBeVisible()
}

test('the API page', async ({ page, watch }) => {
  watch.allowedErrors.push(/400/)
  await open(page, '/en/api')
  await test.step('every example is answered', async () => {
    const cards = page.locator('main section').filter({ has: page.getByRole('button', { name: 'Send' }) })
    await expect(cards).toHaveCount(6)
    for (const card of await cards.all()) {
      await card.getByRole('button', { name: 'Send' }).click()
      await expect(card.getByText('200', { exact: true })).toBeVisible()
      await expect(card.getByLabel('Response')).toHaveValue(/^\{\n/)
    }
  })

  await test.step('a changed request shows its own answer, mistakes included', async () => {
    const card = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Units', exact: true }) })
    const request = card.getByLabel('Request')
    await request.fill('/api/v1/units/mass/convert?from=lb&to=kg&value=1')
    await request.press('Enter')
    await expect(card.getByLabel('Response')).toHaveValue(/"text": "0\.45359237"/)
    await request.fill('https://elsewhere.example/api/v1/units/mass/convert?from=lb&to=parrot&value=1')
    await card.getByRole('button', { name: 'Send' }).click()
    await expect(card.getByLabel('Response')).toHaveValue(/"code": "invalid_request"/)
  })

  await test.step('the OpenAPI document is one click away', async () => {
    const href = await page.getByRole('link', { name: /OpenAPI/ }).getAttribute('href')
    const response = await page.request.get(href!)
    expect(response.status()).toBe(200)
    expect((await response.json()).openapi).toMatch(/^3\.1\./)
  })
})

test('a report', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const path = page.getByLabel('Page', { exact: true })
  const text = page.getByLabel('Your report')
  const toSupport = page.locator('footer a[href="/en/support"]')

  await test.step('begins with what the page before knew, and with browser and version', async () => {
    await open(page, '/en/metrics/length/kmmi')
    await page.locator('main input').first().fill('42.195')
    await page.waitForURL(/#.*42\.195/)
    await toSupport.click()
    await expect(path).toHaveValue('/en/metrics/length/kmmi')
    await expect(page.getByLabel('What you entered')).toHaveValue(/42\.195/)
    await expect(page.getByLabel('What the site shows')).toHaveValue(/26\.21875/)
    await expect(text).toContainText(`Browser: ${await page.evaluate(() => navigator.userAgent)}`)
    await expect(text).toContainText(/Version of the site: \w{8}/)
  })

  await test.step('is put together on the page and copied', async () => {
    await path.fill('/en/metrics/length/mikm')
    await page.getByLabel('What it should be').fill('0.621371192…')
    await page.getByRole('button', { name: 'Copy the report' }).click()
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('Page: /en/metrics/length/mikm\n')
    expect(copied).toContain('What it should be: 0.621371192…')
  })

  await test.step('of the IP page says what stands in its field', async () => {
    await open(page, '/en/dev/ip#ip=10.0.0.0%2F22')
    await toSupport.click()
    await expect(page.getByLabel('What the site shows')).toHaveValue(/^IP address: 10\.0\.0\.0\/22; /)
  })

  await test.step('never holds a token', async () => {
    await open(page, '/en/dev/jwt')
    await page.locator('main textarea').first().fill('eyJhbGciOiJub25lIn0.eyJzdWIiOiJzZWNyZXQtc3ViamVjdCJ9.')
    // The last part of the answer moves the footer.
    await expect(page.getByRole('region', { name: 'Worth a look' })).toBeVisible()
    await toSupport.click()
    await expect(path).toHaveValue('/en/dev/jwt')
    await expect(page.getByLabel('What you entered')).toHaveValue('')
    await expect(text).not.toContainText(/secret-subject|eyJ/)
  })

  await test.step('knows the page also where the part that remembers it comes late', async () => {
    let letCome = () => {}
    const isClicked = new Promise<void>((resolve) => {
      letCome = resolve
    })
    let isHeld = false
    await page.route(/page-to-report/, async (route) => {
      isHeld = true
      await isClicked
      await route.continue()
    })
    await open(page, '/ru/dev/ip')
    await page.locator('footer a[href="/ru/support"]').click()
    letCome()
    await expect(page.getByLabel('Страница', { exact: true })).toHaveValue('/ru/dev/ip')
    expect(isHeld).toBe(true)
  })
})
