import type { Page } from '@playwright/test'
import { expect, languages, open, test } from './fixtures.ts'

/** How a visitor comes to a language, and changes it. */

const lookUp = '**/api/get-country'

type Answer = { status?: number; body: string } | 'abort' | 'never'

/** A visit begins: nothing is remembered, and the look-up answers this. Gives how often it was asked. */
async function visit(page: Page, answer: Answer): Promise<() => number> {
  let calls = 0
  await page.unroute(lookUp)
  await page.route(lookUp, async (route) => {
    calls++
    if (answer === 'abort') return route.abort()
    if (answer === 'never') return
    return route.fulfill({ status: answer.status ?? 200, contentType: 'application/json', body: answer.body })
  })
  if (page.url().startsWith('http')) await page.evaluate(() => sessionStorage.clear())
  return () => calls
}

test('an address without a language gets the one that the look-up answers', async ({ page, request }) => {
  await open(page, '/en/about')
  for (const language of languages) {
    await test.step(`${language}: with query and hash, and no history entry`, async () => {
      const calls = await visit(page, { body: JSON.stringify({ country: 'RS', locale: language }) })
      await page.goto('/support?x=1#y')
      await page.waitForURL(`/${language}/support?x=1#y`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await page.goBack()
      await page.waitForURL('/en/about')
      expect(calls()).toBe(1)
    })
  }

  await test.step('the root goes to the home page of the language, asked once in a visit', async () => {
    const calls = await visit(page, { body: '{"country":"RS","locale":"sr"}' })
    await page.goto('/')
    await page.waitForURL('/sr/')
    await page.goto('/metrics')
    await page.waitForURL('/sr/metrics')
    expect(calls()).toBe(1)
  })

  await test.step('the real look-up answers with a locale and is used', async () => {
    const answer = (await (await request.get('/api/get-country')).json()) as { locale: string }
    expect(languages).toContain(answer.locale)
    await page.evaluate(() => sessionStorage.clear())
    await page.unroute(lookUp)
    await page.goto('/metrics')
    await page.waitForURL(`/${answer.locale}/metrics`)
  })
})

const failures = {
  garbage: { body: '<html>' },
  'an error': { status: 500, body: '{}' },
  'nothing, the connection breaks': 'abort',
  'nothing, ever': 'never',
} as const satisfies Record<string, Answer>

// Each failure in one browser: the language is taken from the browser after any of them, and after others (app/language/detect.test.ts).
for (const { locale, language, failing } of [
  { locale: 'ru-KZ', language: 'ru', failing: ['an error', 'nothing, the connection breaks'] },
  { locale: 'sr-Latn-RS', language: 'sr', failing: ['garbage'] },
  { locale: 'la-VA', language: 'en', failing: ['nothing, ever'] },
] as const) {
  test.describe(`a browser in ${locale}`, () => {
    test.use({ locale })
    test(`the look-up fails: ${language} by the browser's language, the failure logged`, async ({ page, watch }) => {
      watch.allowedErrors.push(/Failed to load resource/)
      let warnings: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text())
      })
      for (const name of failing) {
        await test.step(`it answers ${name}`, async () => {
          warnings = []
          const calls = await visit(page, failures[name])
          await page.goto('/dev')
          await page.waitForURL(`/${language}/dev`)
          expect(warnings.join('\n')).toContain('Language look-up failed')
          // Asked once in a visit, whatever came of it.
          await page.goto('/geo')
          await page.waitForURL(`/${language}/geo`)
          expect(calls()).toBe(1)
        })
      }
    })
  })
}

test('the selector', async ({ page }) => {
  const calls = await visit(page, { body: '{"country":"RS","locale":"sr"}' })
  const names = { en: 'English', ru: 'Русский', sr: 'Српски' } as const
  const choose = async (from: keyof typeof names, to: keyof typeof names) => {
    await page.getByRole('button', { name: names[from] }).click()
    const link = page.getByRole('link', { name: names[to] })
    await expect(link.locator('svg')).toBeVisible()
    await link.click()
    return link
  }

  await open(page, '/ru/dev?a=1#content')
  await test.step('a path with a language makes no look-up', () => expect(calls()).toBe(0))

  await test.step('swaps the language and keeps path, query and hash; the logo leads to its home page', async () => {
    for (const [from, to] of [
      ['ru', 'sr'],
      ['sr', 'en'],
      ['en', 'ru'],
    ] as const) {
      const link = await choose(from, to)
      await page.waitForURL(`/${to}/dev?a=1#content`)
      await expect(page.locator('html')).toHaveAttribute('lang', to)
      await expect(page.getByRole('button', { name: names[to] })).toBeVisible()
      await expect(link).toBeHidden()
      await page.locator('header a[href]').nth(1).click()
      await expect(page, 'the logo leads to the home page of the language').toHaveURL(`/${to}/`)
      await page.goBack()
      await page.waitForURL(`/${to}/dev?a=1#content`)
    }
  })

  await test.step('shows flag and name on a phone too', async () => {
    await page.setViewportSize({ width: 375, height: 700 })
    const selector = page.getByRole('button', { name: 'Русский' })
    await expect(selector.locator('svg')).toBeVisible()
    expect((await selector.getByText('Русский').boundingBox())?.width).toBeGreaterThan(40)
  })

  await test.step('the language chosen goes before any look-up', async () => {
    await page.goto('/geo')
    await page.waitForURL('/ru/geo')
    expect(calls()).toBe(0)
  })
})
