import type { Page } from '@playwright/test'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'
import { pageKinds } from './support/page-kinds.ts'

/** What stands around the tools: home, category pages, 404, crash screen, themes, keyboard, widths. */

const texts = {
  en: {
    hero: 'Convert everything',
    notFound: 'Oops! Page not found',
    home: 'Return to Home',
    soon: 'Coming soon',
    openTool: 'Open tool',
    back: 'Home',
  },
  ru: {
    hero: 'Конвертируйте всё',
    notFound: 'Упс! Страница не найдена',
    home: 'Вернуться на главную',
    soon: 'Скоро',
    openTool: 'Открыть инструмент',
    back: 'На главную',
  },
  sr: {
    hero: 'Претворите све',
    notFound: 'Упс! Страница није пронађена',
    home: 'Назад на почетну',
    soon: 'Ускоро',
    openTool: 'Отвори алат',
    back: 'Почетна',
  },
} as const

for (const language of languages) {
  const text = texts[language]

  test(`${language}: home shows the message, three badges and the enabled categories, which open`, async ({ page }) => {
    await open(page, `/${language}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero)
    await expect(page.locator('h1 ~ ul > li')).toHaveCount(3)
    await expect(page.locator('.category-grid > li[data-area]')).toHaveCount(3)
    await expect(page.locator('footer')).toContainText('© 2025')
    await page.locator('.category-grid h3 a').first().click()
    await page.waitForURL(`/${language}/metrics`)
    await page.getByRole('link', { name: text.back, exact: true }).click()
    await page.waitForURL(`/${language}/`)
  })

  test(`${language}: category pages list their tools`, async ({ page }) => {
    await open(page, `/${language}/metrics`)
    await expect(page.locator('main h2 a')).toHaveCount(6)
    await open(page, `/${language}/geo`)
    await expect(page.getByRole('link', { name: text.openTool })).toHaveCount(4)
    await open(page, `/${language}/dev`)
    await expect(page.locator('main h3 a')).toHaveCount(3)
    await expect(page.getByText(text.soon)).toHaveCount(3)
    for (const path of ['json', 'base64', 'sql']) await expect(page.locator(`a[href$="/dev/${path}"]`)).toHaveCount(0)
    await expect(page.locator('main section li')).toHaveCount(4)
  })

  test(`${language}: an unknown path answers 404, says so, logs the path and leads home`, async ({ page, watch }) => {
    watch.allowedErrors.push(/404/)
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const response = await page.goto(`/${language}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.notFound)
    await expect.poll(() => logged.join()).toContain(`/${language}/no/such/page`)
    await page.getByRole('link', { name: text.home }).click()
    await page.waitForURL(`/${language}/`)
  })

  test(`${language}: a page that breaks shows the crash screen with a way back`, async ({ page, watch }) => {
    watch.allowedErrors.push(/broken on purpose/, /React Router caught/)
    await page.route('**/assets/dev-*.js', async (route) => {
      const response = await route.fetch()
      const isRoute = / as default\b/.test(await response.text())
      const broken = 'export default function () { throw new Error("broken on purpose") }'
      await route.fulfill(isRoute ? { response, body: broken } : { response })
    })
    await open(page, `/${language}/`)
    await page.locator('.category-grid h3 a').last().click()
    const title = {
      en: 'Unexpected Application Error!',
      ru: 'Непредвиденная ошибка приложения!',
      sr: 'Неочекивана грешка апликације!',
    }[language]
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await page.locator('main a').click()
    await page.waitForURL(`/${language}/`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.hero)
  })
}

for (const path of [
  '/en/geo/constructor',
  '/en/geo/__proto__',
  '/ru/geo/toString',
  '/sr/dev/valueOf',
  '/en/constructor',
]) {
  test(`${path}: a name that every object knows is a 404 like any other`, async ({ page, watch }) => {
    watch.allowedErrors.push(/404/)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    const language = path.slice(1, 3) as keyof typeof texts
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[language].notFound)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
  })
}

test('a page whose head breaks is shown without it, never the router’s own screen', async ({ page, watch }) => {
  watch.allowedErrors.push(/broken on purpose/)
  await page.route('**/assets/dev-*.js', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const broken =
      text.replace(/(\w+) as meta\b/, '$1 as unusedMeta') +
      ';export const meta = () => { throw new Error("broken on purpose") }'
    await route.fulfill(/ as meta\b/.test(text) ? { response, body: broken } : { response })
  })
  await open(page, '/ru/')
  await page.locator('.category-grid h3 a').last().click()
  await page.waitForURL('/ru/dev')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('body')).not.toContainText('broken on purpose')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
})

test('language-less unknown paths answer 404 and show the 404 page after the redirect', async ({ page, watch }) => {
  watch.allowedErrors.push(/404/)
  await page.route('**/api/get-country', (route) => route.fulfill({ json: { locale: 'ru', country: 'RU' } }))
  const response = await page.goto('/nothing/here')
  expect(response?.status()).toBe(404)
  await page.waitForURL('/ru/nothing/here')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.ru.notFound)
})

test('unknown conversions are answered by the client shell and show the default', async ({ page }) => {
  for (const path of [
    '/en/metrics/length/nonsense',
    '/en/geo/coordinates/nonsense',
    '/en/geo/gpx-kml/nonsense',
    '/en/dev/timestamp/nonsense',
  ]) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('the grid has 4, 3, 2 or 1 columns at 1280, 1024 and 768 pixels', async ({ page }) => {
  await open(page, '/en/')
  const columns = () =>
    page.locator('.category-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
  for (const [width, expected] of [
    [1280, 4],
    [1279, 3],
    [1024, 3],
    [1023, 2],
    [768, 2],
    [767, 1],
    [320, 1],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await columns(), `${width} px`).toBe(expected)
  }
})

test('what a card holds stays inside it at every width', async ({ page }) => {
  for (const language of languages) {
    await open(page, `/${language}/`)
    for (const width of [320, 375, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await linksBeyondCards(page), `${language}, ${width} px`).toEqual([])
    }
  }
})

const linksBeyondCards = (page: Page): Promise<(string | null)[]> =>
  page.locator('.category-grid > li').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { right } = card.getBoundingClientRect()
      return [...card.querySelectorAll('a')]
        .filter((link) => {
          const text = document.createRange()
          text.selectNodeContents(link)
          return text.getBoundingClientRect().right > right - 8
        })
        .map((link) => link.textContent)
    }),
  )

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } })
  test('whatever is tapped is 44 pixels wide and high; what stands in a sentence is part of it', async ({ page }) => {
    for (const path of [
      '/',
      '/metrics/temperature',
      '/geo/coordinates',
      '/geo/gpx-kml',
      '/dev/jwt',
      '/dev/ip',
      '/api',
    ]) {
      await open(page, `/en${path}`)
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, summary, input, select, textarea, label:has(input)')]
          .filter((element) => element.checkVisibility() && getComputedStyle(element).display !== 'inline')
          .filter((element) => element.closest('.sr-only') === null)
          .map((element) => ({ element, box: element.getBoundingClientRect() }))
          .filter(({ box }) => box.width < 43.5 || box.height < 43.5)
          .map(({ element, box }) => `${element.outerHTML.slice(0, 90)}: ${box.width} x ${box.height}`),
      )
      expect(small, path).toEqual([])
    }
  })
})

test.describe('themes', () => {
  test('paper is light, whatever was chosen', async ({ page }) => {
    await open(page, '/en/dev')
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await background()
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(background).not.toBe(light)
    await page.emulateMedia({ media: 'print' })
    expect(await background()).toBe(light)
  })

  test('the choice holds over a reload, without a flash of the other', async ({ page, watch }) => {
    watch.allowedErrors.push(/ERR_FAILED|Failed to fetch dynamically imported module/)
    await page.emulateMedia({ colorScheme: 'light' })
    await open(page, '/en/')
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const light = await background()
    await page.getByRole('button', { name: /Theme/ }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    const dark = await background()
    expect(dark).not.toBe(light)
    // What is drawn before any script of ours has loaded.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await page.waitForSelector('h1')
    expect(await background()).toBe(dark)
  })

  test('the system decides until the visitor does', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, '/en/')
    const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    const dark = await background()
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await background()).not.toBe(dark)
  })
})

test('everything in the shell works by keyboard alone', async ({ page }) => {
  await open(page, '/en/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#content')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: /Theme/ })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Light' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Light' })).toBeHidden()
  await page.getByRole('button', { name: /Language/ }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('/ru/#content')
})

for (const path of [...pageKinds, '/404']) {
  test(`${path}: no layout shift at four widths, nothing wider than the window, no fault for axe in either theme`, async ({
    page,
    watch,
  }) => {
    if (path === '/404') watch.allowedErrors.push(/404/)
    for (const [width, language] of [
      [320, 'ru'],
      [375, 'ru'],
      [900, 'sr'],
      [1440, 'en'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, `/${language}${path}`)
      expect(await layoutShift(page), `shift at ${width} px`).toBe(0)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        `overflow at ${width} px`,
      ).toBeLessThanOrEqual(0)
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page)
    }
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'overflow at 320 px').toBeLessThanOrEqual(
      320,
    )
  })
}
