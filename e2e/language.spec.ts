import type { Page } from '@playwright/test'
import { expect, hydrated, languages, open, test } from './fixtures.ts'

/** How a visitor comes to a language, and changes it. */

const lookUp = '**/api/get-country'

async function answerLookUp(page: Page, answer: { status?: number; body: string } | 'abort' | 'never') {
  let calls = 0
  await page.route(lookUp, async (route) => {
    calls++
    if (answer === 'abort') return route.abort()
    if (answer === 'never') return
    return route.fulfill({ status: answer.status ?? 200, contentType: 'application/json', body: answer.body })
  })
  return () => calls
}

for (const language of languages) {
  test(`the look-up answers ${language}: the path gets that language, with query and hash, and no history entry`, async ({
    page,
  }) => {
    const calls = await answerLookUp(page, { body: JSON.stringify({ country: 'RS', locale: language }) })
    await open(page, '/en/about')
    await page.goto('/geo/coordinates?x=1#y')
    await page.waitForURL(`/${language}/geo/coordinates?x=1#y`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await page.goBack()
    await page.waitForURL('/en/about')
    expect(calls()).toBe(1)
  })
}

test('the root goes to the home page of the language, asked once in a visit', async ({ page }) => {
  const calls = await answerLookUp(page, { body: '{"country":"RS","locale":"sr"}' })
  await page.goto('/')
  await page.waitForURL('/sr/')
  await page.goto('/metrics')
  await page.waitForURL('/sr/metrics')
  expect(calls()).toBe(1)
})

const failures = [
  { name: 'garbage', answer: { body: '<html>' } },
  { name: 'an unknown locale', answer: { body: '{"locale":"de"}' } },
  { name: 'an error', answer: { status: 500, body: '{}' } },
  { name: 'nothing, the connection breaks', answer: 'abort' as const },
  { name: 'nothing, ever', answer: 'never' as const },
]
const browserLanguages = [
  { locale: 'ru-KZ', language: 'ru' },
  { locale: 'sr-Latn-RS', language: 'sr' },
  { locale: 'de-DE', language: 'en' },
]

for (const { locale, language } of browserLanguages) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale })
    for (const { name, answer } of failures) {
      test(`the look-up answers ${name}: ${language} by the browser's language, the failure logged`, async ({
        page,
        watch,
      }) => {
        watch.allowedErrors.push(/Failed to load resource/)
        const warnings: string[] = []
        page.on('console', (message) => {
          if (message.type() === 'warning') warnings.push(message.text())
        })
        const calls = await answerLookUp(page, answer)
        await page.goto('/dev/ip')
        await page.waitForURL(`/${language}/dev/ip`)
        expect(warnings.join('\n')).toContain('Language look-up failed')
        // Asked once in a visit, whatever came of it.
        await page.goto('/dev/jwt')
        await page.waitForURL(`/${language}/dev/jwt`)
        expect(calls()).toBe(1)
      })
    }
  })
}

test('the real look-up answers with a locale and is used', async ({ page, request }) => {
  const answer = (await (await request.get('/api/get-country')).json()) as { locale: string }
  expect(languages).toContain(answer.locale)
  await page.goto('/metrics')
  await page.waitForURL(/\/(en|ru|sr)\/metrics$/)
})

test('a path with a language makes no look-up', async ({ page }) => {
  const calls = await answerLookUp(page, { body: '{"locale":"ru"}' })
  await open(page, '/en/metrics')
  expect(calls()).toBe(0)
})

test('the selector swaps the language and keeps path, query and hash', async ({ page }) => {
  await open(page, '/en/dev?a=1#content')
  const names = { en: 'English', ru: 'Русский', sr: 'Српски' } as const
  for (const [from, to] of [
    ['en', 'ru'],
    ['ru', 'sr'],
    ['sr', 'en'],
  ] as const) {
    await page.getByRole('button', { name: names[from] }).click()
    const link = page.getByRole('link', { name: names[to] })
    await expect(link.locator('svg')).toBeVisible()
    await link.click()
    await page.waitForURL(`/${to}/dev?a=1#content`)
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await expect(page.getByRole('button', { name: names[to] })).toBeVisible()
    await expect(link).toBeHidden()
  }
})

test('the language chosen in the selector goes before any look-up', async ({ page }) => {
  const calls = await answerLookUp(page, { body: '{"country":"RS","locale":"sr"}' })
  await open(page, '/en/dev')
  await page.getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Русский' }).click()
  await page.waitForURL('/ru/dev')
  await page.goto('/metrics')
  await page.waitForURL('/ru/metrics')
  expect(calls()).toBe(0)
})

test('the selector shows flag and name on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await open(page, '/ru/dev')
  const selector = page.getByRole('button', { name: 'Русский' })
  await expect(selector.locator('svg')).toBeVisible()
  expect((await selector.getByText('Русский').boundingBox())?.width).toBeGreaterThan(40)
})

test('the logo leads to the home page of the language', async ({ page }) => {
  for (const language of languages) {
    await open(page, `/${language}/geo`)
    await page.locator('header a[href]').nth(1).click()
    await page.waitForURL(`/${language}/`)
    await hydrated(page)
  }
})
