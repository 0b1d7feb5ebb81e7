import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'

for (const language of languages) {
  for (const path of ['about', 'support', 'api']) {
    test(`/${language}/${path} reads well for everyone`, async ({ page }) => {
      await open(page, `/${language}/${path}`)
      await expectAccessible(page)
      expect(await layoutShift(page)).toBe(0)
      await page.setViewportSize({ width: 320, height: 640 })
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(overflow).toBeLessThanOrEqual(0)
    })
  }

  test(`the footer of ${language} leads to all three`, async ({ page }) => {
    for (const path of ['about', 'support', 'api']) {
      await open(page, `/${language}/`)
      await page.locator(`footer a[href="/${language}/${path}"]`).click()
      await expect(page).toHaveURL(`/${language}/${path}`)
      await expect(page.locator('h1')).toBeVisible()
    }
  })
}

test('every example of the API page is answered', async ({ page }) => {
  await open(page, '/en/api')
  const cards = page.locator('main section').filter({ has: page.getByRole('button', { name: 'Send' }) })
  await expect(cards).toHaveCount(5)
  for (const card of await cards.all()) {
    await card.getByRole('button', { name: 'Send' }).click()
    await expect(card.getByText('200', { exact: true })).toBeVisible()
    await expect(card.getByLabel('Response')).toHaveValue(/^\{\n/)
  }
})

test('a changed request shows its own answer, mistakes included', async ({ page, watch }) => {
  watch.allowedErrors.push(/400/)
  await open(page, '/en/api')
  const card = page.locator('main section').filter({ has: page.getByRole('heading', { name: 'Units', exact: true }) })
  await card.getByLabel('Request').fill('/api/v1/units/mass/convert?from=lb&to=kg&value=1')
  await card.getByLabel('Request').press('Enter')
  await expect(card.getByLabel('Response')).toHaveValue(/"text": "0\.45359237"/)
  await card.getByLabel('Request').fill('https://elsewhere.example/api/v1/units/mass/convert?from=lb&to=parrot&value=1')
  await card.getByRole('button', { name: 'Send' }).click()
  await expect(card.getByLabel('Response')).toHaveValue(/"code": "invalid_request"/)
})

test('the OpenAPI document is one click away', async ({ page }) => {
  await open(page, '/en/api')
  const href = await page.getByRole('link', { name: /OpenAPI/ }).getAttribute('href')
  const response = await page.request.get(href!)
  expect(response.status()).toBe(200)
  expect((await response.json()).openapi).toMatch(/^3\.1\./)
})

test('a report begins with what the page before knew, and with browser and version', async ({ page }) => {
  await open(page, '/en/metrics/length/kmmi')
  await page.locator('main input').first().fill('42.195')
  await page.waitForURL(/#.*42\.195/)
  await page.locator('footer a[href="/en/support"]').click()
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('/en/metrics/length/kmmi')
  await expect(page.getByLabel('What you entered')).toHaveValue(/42\.195/)
  await expect(page.getByLabel('What the site shows')).toHaveValue(/26\.21875/)
  const text = page.getByLabel('Your report')
  await expect(text).toContainText(`Browser: ${await page.evaluate(() => navigator.userAgent)}`)
  await expect(text).toContainText(/Version of the site: \w{8}/)
})

test('a report knows the page also where the part that remembers it comes late', async ({ page }) => {
  let letCome = () => {}
  const isClicked = new Promise<void>((resolve) => {
    letCome = resolve
  })
  await page.route(/page-to-report/, async (route) => {
    await isClicked
    await route.continue()
  })
  await open(page, '/ru/dev/ip')
  await page.locator('footer a[href="/ru/support"]').click()
  letCome()
  await expect(page.getByLabel('Страница', { exact: true })).toHaveValue('/ru/dev/ip')
})

test('a report of the IP page says what stands in its field', async ({ page }) => {
  await open(page, '/en/dev/ip#ip=10.0.0.0%2F22')
  await page.locator('footer a[href="/en/support"]').click()
  await expect(page.getByLabel('What the site shows')).toHaveValue(/^IP address: 10\.0\.0\.0\/22; /)
})

test('a token never gets into a report', async ({ page }) => {
  await open(page, '/en/dev/jwt')
  await page.locator('main textarea').first().fill('eyJhbGciOiJub25lIn0.eyJzdWIiOiJzZWNyZXQtc3ViamVjdCJ9.')
  await page.locator('footer a[href="/en/support"]').click()
  await expect(page.getByLabel('Page', { exact: true })).toHaveValue('/en/dev/jwt')
  await expect(page.getByLabel('What you entered')).toHaveValue('')
  await expect(page.getByLabel('Your report')).not.toContainText(/secret-subject|eyJ/)
})

test('a report is put together on the page and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/en/support')
  await page.getByLabel('Page', { exact: true }).fill('/en/metrics/length/kmmi')
  await page.getByLabel('What it should be').fill('0.621371192…')
  await page.getByRole('button', { name: 'Copy the report' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain('Page: /en/metrics/length/kmmi\n')
  expect(copied).toContain('What it should be: 0.621371192…')
})
