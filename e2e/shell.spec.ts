import type { Page } from '@playwright/test'
import { toolsOf } from '../app/tools.ts'
import { expect, languages, open, test } from './fixtures.ts'

/** What stands around the tools: home, category pages, 404, crash screen, themes, keyboard. What holds on every page is in every-page.spec.ts. */

const texts = {
  en: {
    hero: 'Convert everything',
    notFound: 'Oops! Page not found',
    home: 'Return to Home',
    soon: 'Coming soon',
    openTool: 'Open tool',
    back: 'Home',
    crash: 'Unexpected Application Error!',
  },
  ru: {
    hero: 'Конвертируйте всё',
    notFound: 'Упс! Страница не найдена',
    home: 'Вернуться на главную',
    soon: 'Скоро',
    openTool: 'Открыть инструмент',
    back: 'На главную',
    crash: 'Непредвиденная ошибка приложения!',
  },
  sr: {
    hero: 'Претворите све',
    notFound: 'Упс! Страница није пронађена',
    home: 'Назад на почетну',
    soon: 'Ускоро',
    openTool: 'Отвори алат',
    back: 'Почетна',
    crash: 'Неочекивана грешка апликације!',
  },
} as const

for (const language of languages) {
  const text = texts[language]

  test(`${language}: home, what its cards lead to, and what goes wrong`, async ({ page, watch }) => {
    watch.allowedErrors.push(/404/, /broken on purpose/, /React Router caught/)
    const heading = page.getByRole('heading', { level: 1 })

    await test.step('an unknown path answers 404, says so, logs the path and leads home', async () => {
      const logged: string[] = []
      page.on('console', (message) => logged.push(message.text()))
      const response = await page.goto(`/${language}/no/such/page`)
      expect(response?.status()).toBe(404)
      await expect(heading).toHaveText(text.notFound)
      await expect.poll(() => logged.join()).toContain(`/${language}/no/such/page`)
      await page.getByRole('link', { name: text.home }).click()
      await page.waitForURL(`/${language}/`)
    })

    await test.step('shows the message, three badges and the enabled categories', async () => {
      await expect(heading).toHaveText(text.hero)
      await expect(page.locator('section:has(h1) > div:last-child > ul > li')).toHaveCount(3)
      await expect(page.locator('.category-grid > li[data-area]')).toHaveCount(3)
      await expect(page.locator('footer')).toContainText('© 2025')
    })

    await test.step('what a card holds stays inside it at every width', async () => {
      for (const width of [320, 375, 768, 1024, 1440, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await linksBeyondCards(page), `${width} px`).toEqual([])
      }
    })

    const cards = page.locator('.category-grid h3 a')
    const back = page.getByRole('link', { name: text.back, exact: true })
    await test.step('units: a card opens, its tools are listed, a link leads back', async () => {
      await cards.first().click()
      await page.waitForURL(`/${language}/metrics`)
      await expect(page.locator('main :is(h2, h3) a')).toHaveCount(toolsOf('metrics').length)
      await back.click()
      await page.waitForURL(`/${language}/`)
    })

    await test.step('geodata: its tools are listed', async () => {
      await cards.nth(1).click()
      await page.waitForURL(`/${language}/geo`)
      await expect(page.getByRole('link', { name: text.openTool })).toHaveCount(toolsOf('geo').length)
      await back.click()
      await page.waitForURL(`/${language}/`)
    })

    await test.step('developers: its tools are listed, and those to come without a link', async () => {
      await cards.last().click()
      await page.waitForURL(`/${language}/dev`)
      await expect(page.locator('main h3 a')).toHaveCount(toolsOf('dev').length)
      await expect(page.getByText(text.soon)).toHaveCount(3)
      for (const path of ['json', 'base64', 'sql']) await expect(page.locator(`a[href$="/dev/${path}"]`)).toHaveCount(0)
      await expect(page.locator('main section li')).toHaveCount(4)
    })

    await test.step('a page that breaks shows the crash screen with a way back', async () => {
      await page.route('**/assets/dev-*.js', async (route) => {
        const response = await route.fetch()
        const isRoute = / as default\b/.test(await response.text())
        const broken = 'export default function () { throw new Error("broken on purpose") }'
        await route.fulfill(isRoute ? { response, body: broken } : { response })
      })
      await open(page, `/${language}/`)
      await cards.last().click()
      await expect(heading).toHaveText(text.crash)
      await page.locator('main a').click()
      await page.waitForURL(`/${language}/`)
      await expect(heading).toHaveText(text.hero)
    })
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

test('addresses that there are not', async ({ page, watch }) => {
  watch.allowedErrors.push(/404/)
  const heading = page.getByRole('heading', { level: 1 })
  // Of an area, of another one, and of none; the server answers all such names the same.
  for (const path of ['/en/geo/__proto__', '/sr/dev/valueOf', '/ru/constructor']) {
    await test.step(`${path}: a name that every object knows is a 404 like any other`, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(404)
      const language = path.slice(1, 3) as keyof typeof texts
      await expect(heading).toHaveText(texts[language].notFound)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
    })
  }

  await test.step('the client knows no more of such names', async () => {
    for (const name of ['constructor', 'toString']) {
      expect((await page.request.get(`/ru/geo/${name}`)).status()).toBe(404)
      await page.getByRole('link', { name: texts.ru.home }).click()
      await expect(heading).toHaveText(texts.ru.hero)
      await page.evaluate((path) => {
        history.pushState(null, '', path)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `/ru/geo/${name}`)
      await expect(heading).toHaveText(texts.ru.notFound)
    }
  })

  // What the other tools show then is asked in their own specs.
  for (const path of ['/en/metrics/length/nonsense', '/en/geo/coordinates/nonsense'])
    expect((await page.request.get(path)).status(), path).toBe(200)
  for (const path of ['/en/geo/gpx-kml/nonsense', '/en/dev/timestamp/nonsense']) {
    await test.step(`${path}: an unknown conversion is answered by the client shell and shows the default`, async () => {
      const response = await page.goto(path)
      expect(response?.status()).toBe(200)
      await expect(heading).toBeVisible()
    })
  }

  await test.step('without a language they answer 404 and show the 404 page after the redirect', async () => {
    await page.route('**/api/get-country', (route) => route.fulfill({ json: { locale: 'ru', country: 'RU' } }))
    const response = await page.goto('/nothing/here')
    expect(response?.status()).toBe(404)
    await page.waitForURL('/ru/nothing/here')
    await expect(heading).toHaveText(texts.ru.notFound)
  })
})

test('themes', async ({ page, watch }) => {
  watch.allowedErrors.push(/ERR_FAILED|Failed to fetch dynamically imported module/)
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/en/')
  const dark = await background()
  await page.emulateMedia({ colorScheme: 'light' })
  const light = await background()
  await test.step('the system decides until the visitor does', () => expect(light).not.toBe(dark))

  await test.step('paper is light, whatever was chosen', async () => {
    await page.getByRole('button', { name: 'Theme' }).click()
    await page.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(background).toBe(dark)
    await page.emulateMedia({ media: 'print' })
    expect(await background()).toBe(light)
    await page.emulateMedia({ media: null })
  })

  await test.step('what is chosen in another tab is chosen here as well', async () => {
    const other = await page.context().newPage()
    await open(other, '/en/')
    await other.getByRole('button', { name: 'Theme' }).click()
    await other.getByRole('button', { name: 'Light' }).click()
    await expect.poll(background).toBe(light)
    await expect(page.getByRole('button', { name: 'Theme: Light' })).toBeVisible()
    await other.getByRole('button', { name: 'Theme' }).click()
    await other.getByRole('button', { name: 'Dark' }).click()
    await expect.poll(background).toBe(dark)
    await other.close()
  })

  await test.step('the choice holds over a reload, without a flash of the other', async () => {
    // What is drawn before any script of ours has loaded.
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.reload({ waitUntil: 'commit' })
    await page.waitForSelector('h1')
    expect(await background()).toBe(dark)
  })
})

test('the grid has 4, 3, 2 or 1 columns at 1280, 1024 and 768 pixels; everything works by keyboard alone', async ({
  page,
}) => {
  await open(page, '/en/')
  await test.step('columns', async () => {
    const columns = () =>
      page.locator('.category-grid').evaluate((grid) => getComputedStyle(grid).gridTemplateColumns.split(' ').length)
    for (const [width, expected] of [
      [320, 1],
      [767, 1],
      [768, 2],
      [1023, 2],
      [1024, 3],
      [1279, 3],
      [1280, 4],
    ] as const) {
      await page.setViewportSize({ width, height: 800 })
      expect(await columns(), `${width} px`).toBe(expected)
    }
  })

  await test.step('keyboard', () => shellByKeyboard(page))
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

async function shellByKeyboard(page: Page): Promise<void> {
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
}
