import type { Page } from '@playwright/test'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'
import { answer, card, expectNothingCut, field } from './support/metrics.ts'

/** Says which language the visitor's browser is set to, as the browser itself does; whoever uses the window next needs it to leave. */
async function visitor(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const userAgent = await page.evaluate(() => navigator.userAgent)
  return {
    from: (acceptLanguage: string) => devtools.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage }),
    leave: () => devtools.detach(),
  }
}

test('a number typed anywhere fills every field, in every language with its own comma', async ({ page }) => {
  for (const [language, typed, metres] of [
    ['en', '1,234.5', '1234500'],
    ['ru', '1,5', '1500'],
    ['sr', '1,5', '1500'],
  ] as const)
    await test.step(language, async () => {
      await open(page, `/${language}/metrics/length`)
      await expect(field(page, 'km')).toHaveValue('1')
      await expect(field(page, 'km')).toHaveAttribute('inputmode', 'decimal')
      await expect(field(page, 'mi')).toHaveValue('0.62137119')
      await field(page, 'yd').fill('1760')
      await expect(field(page, 'mi')).toHaveValue('1')
      await expect(field(page, 'km')).toHaveValue('1.609344')
      await expect(field(page, 'yd')).toHaveValue('1760')
      await expect(page.locator('.unit-active')).toHaveCount(1)
      await expect(page.locator('.unit-active #unit-yd')).toBeVisible()
      await field(page, 'yd').fill('')
      await expect(field(page, 'mi')).toHaveValue('')
      await expect(field(page, 'km')).toHaveAttribute('placeholder', '0')
      await field(page, 'km').fill(typed)
      await expect(field(page, 'm')).toHaveValue(metres)
      if (language === 'sr') await test.step('is not cut at 320 px', () => expectNothingCut(page))
    })

  await test.step('a change of language keeps the number, whatever its comma means', async () => {
    await page.setViewportSize({ width: 1280, height: 720 })
    await field(page, 'ft').fill('1,500')
    for (const [from, to, language] of [
      ['Српски', 'English', 'en'],
      ['English', 'Русский', 'ru'],
    ] as const) {
      await page.getByRole('button', { name: from }).click()
      await page.getByRole('link', { name: to }).click()
      await expect(page).toHaveURL(new RegExp(`/${language}/metrics/length/kmmi#ft=1\\.500$`))
      await expect(field(page, 'ft')).toHaveValue('1.500')
      await expect(field(page, 'in')).toHaveValue('18')
    }
  })
})

test('before the scripts have come', async ({ page }) => {
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>()
  const { from, leave } = await visitor(page)
  await from('en-US')
  await page.route('**/assets/*.js', (route) => typed.then(() => route.continue()))
  await page.goto('/en/metrics/length/kmmi', { waitUntil: 'commit' })

  await test.step('cards stand in the order of the visitor already', async () => {
    const places = () =>
      page
        .locator('#system-imperial, #system-metric')
        .evaluateAll((headings) =>
          headings.map((heading) => ({ id: heading.id, ...heading.getBoundingClientRect().toJSON() })),
        )
    await expect.poll(async () => (await places()).length).toBe(2)
    await expect
      .poll(async () => {
        const [left, right] = (await places()).toSorted((one, other) => one.x - other.x)
        return [left.id, right.id, left.y - right.y]
      })
      .toEqual(['system-imperial', 'system-metric', 0])
  })

  await test.step('what is typed replaces what the page put there, and counts', async () => {
    await field(page, 'ft').click()
    await page.keyboard.type('5280')
    await expect(field(page, 'ft')).toHaveValue('5280')
    letScriptsCome()
    await expect(field(page, 'mi')).toHaveValue('1')
    await expect(field(page, 'ft')).toHaveValue('5280')
    await expect(answer(page)).toHaveText('5,280 ft = 1 mi')
  })
  await leave()
})

test('the address', async ({ page }) => {
  await open(page, '/en/metrics/length/kmmi')

  await test.step('follows the edited unit of the pair, adds no history and loses nothing typed', async () => {
    const steps = await page.evaluate(() => history.length)
    await field(page, 'mi').click()
    await field(page, 'mi').press('End')
    await field(page, 'mi').pressSequentially('55')
    await expect(page).toHaveURL(/\/en\/metrics\/length\/mikm(#.*)?$/)
    await expect(field(page, 'mi')).toHaveValue('0.6213711955')
    await expect(field(page, 'mi')).toBeFocused()
    await expect(page).toHaveTitle(/^Miles to kilometres/)
    await field(page, 'km').fill('7')
    await expect(page).toHaveURL(/\/kmmi(#.*)?$/)
    await expect(field(page, 'km')).toHaveValue('7')
    await field(page, 'ft').fill('3')
    await expect(page).toHaveURL(/\/kmmi(#.*)?$/)
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })

  await test.step('a link sets the initial value; a step back and a reload show what the address keeps', async () => {
    await field(page, 'km').fill('42')
    await expect(page).toHaveURL(/#km=42$/)
    await page.locator('.related a').first().click()
    await expect(page).toHaveURL(/\/mikm$/)
    await expect(field(page, 'mi')).toHaveValue('1')
    await field(page, 'mi').fill('9')
    await page.goBack()
    await expect(page).toHaveURL(/\/kmmi#km=42$/)
    await expect(field(page, 'km')).toHaveValue('42')
    await page.reload()
    await expect(field(page, 'km')).toHaveValue('42')
  })

  await test.step('what was typed is not put behind the address of a link that is being followed', async () => {
    await field(page, 'km').fill('41')
    // The router has changed the address, and the page it leads to is not drawn yet.
    await page.evaluate(() => history.pushState(history.state, '', '/en/metrics'))
    await page.waitForTimeout(800)
    expect(new URL(page.url()).hash).toBe('')
  })

  // What else is a pair is asked in engines/units/pair.test.ts.
  await test.step('is read without a dash, and falls back to the default pair', async () => {
    for (const [slug, heading, reading] of [
      ['mmm', 'Metres to millimetres', '1 m = 1,000 mm'],
      ['nonsense', 'Length converter', '1 km ≈ 0.62137119 mi'],
      ['mm', 'Length converter', '1 m = 1 m'],
    ] as const) {
      await open(page, `/en/metrics/length/${slug}`)
      await expect(page.locator('h1')).toHaveText(heading)
      await expect(answer(page)).toHaveText(reading)
    }
  })

  // Of the other categories below, where their pages are open.
  await test.step('of a category shows its usual pair; what is no category is not found', async () => {
    for (const [category, reading] of [
      ['volume', '1 L ≈ 0.26417205 gal'],
      ['speed', '100 km/h ≈ 62.137119 mph'],
    ] as const) {
      const served = await (await page.request.get(`/en/metrics/${category}`)).text()
      expect(served.replaceAll(/<!--.*?-->|<[^>]+>/g, '').replaceAll(/\s/g, ' '), category).toContain(reading)
    }
    expect((await page.request.get('/en/metrics/luck')).status()).toBe(404)
  })
})

test.describe('cards', () => {
  test('stand in the order of the pair, then of the visitor', async ({ page }) => {
    const { from, leave } = await visitor(page)
    for (const [locale, path, first] of [
      ['en-US', '/en/metrics/length/kmmi', ['Imperial and US', 'Metric', 'Old Russian']],
      ['de-DE', '/en/metrics/length/kmmi', ['Metric', 'Imperial and US', 'Old Russian']],
      ['ja-JP', '/en/metrics/length/kmmi', ['Metric', 'Imperial and US', 'Japanese']],
      ['ru-RU', '/ru/metrics/mass/kglb', ['Метрическая', 'Британская и американская', 'Старинная русская']],
      ['en-GB', '/en/metrics/energy', ['Heat and food', 'Metric', 'Electricity']],
    ] as const)
      await test.step(`${locale} on ${path}`, async () => {
        await from(locale)
        await open(page, path)
        expect(await page.evaluate(() => navigator.language)).toBe(locale)
        const seen = await page.locator('.unit-system').evaluateAll((all) =>
          all
            .toSorted((left, right) => {
              const [a, b] = [left.getBoundingClientRect(), right.getBoundingClientRect()]
              return a.top - b.top || a.left - b.left
            })
            .map((system) => system.querySelector('h2')?.textContent ?? ''),
        )
        expect(seen.slice(0, 3)).toEqual(first)
        expect((await page.locator('.unit-system h2').allTextContents()).slice(0, 3)).toEqual(first)
        expect(await layoutShift(page)).toBe(0)
      })
    await expect(answer(page)).toHaveText('1 kJ ≈ 0.23900574 kcal')
    await leave()
  })

  test('collapse and say what they hide', async ({ page }) => {
    const metric = card(page, 'metric').locator('input')
    for (const [language, more, less] of [
      ['ru', 'Ещё 2 единицы', 'Свернуть'],
      ['sr', 'Још 2 јединице', 'Прикажи мање'],
    ] as const)
      await test.step(language, async () => {
        await open(page, `/${language}/metrics/mass`)
        await expect(field(page, 'kg')).toHaveValue('1')
        await expect(field(page, 'lb')).toHaveValue('2.204623')
        await expect(metric).toHaveCount(4)
        await card(page, 'metric').getByRole('button', { name: more }).click()
        await expect(metric).toHaveCount(6)
        await card(page, 'metric').getByRole('button', { name: less }).click()
        await expect(metric).toHaveCount(4)
        await expect(card(page, 'apothecary').locator('input')).toHaveCount(4)
        // All these pages as they begin are looked at in both themes in every-page.spec.ts.
        if (language === 'ru') await test.step('accessible when something is wrong', () => expectAccessibleFault(page))
      })

    await test.step('never a unit of the pair or the one being edited', async () => {
      await open(page, '/en/metrics/mass/pudmcg')
      await expect(field(page, 'mcg')).toBeVisible()
      await card(page, 'metric').getByRole('button', { name: '1 more unit' }).click()
      await expect(metric).toHaveCount(6)
      await card(page, 'metric').getByRole('button', { name: 'Show fewer' }).click()
      await expect(metric).toHaveCount(5)
      await card(page, 'metric').getByRole('button', { name: '1 more unit' }).click()
      await field(page, 'mg').fill('5')
      // Every unit is now either among the first, of the pair, or being edited: nothing is left to hide.
      await expect(card(page, 'metric').getByRole('button', { name: /Show fewer|more unit/ })).toHaveCount(0)
      await expect(metric).toHaveCount(6)
    })
  })
})

test('pages of pairs on a phone', async ({ page }) => {
  const { from, leave } = await visitor(page)
  for (const [locale, path, title] of [
    ['en-US', '/en/metrics/length/kmmi', /^Kilometres to miles \(km to mi\) – Convertory$/],
    ['en-GB', '/en/metrics/mass/kglb', /^Kilograms to pounds: kg to lb converter – Convertory$/],
    ['ru-RU', '/ru/metrics/temperature/cf', /^Цельсий в Фаренгейт: перевод °C в °F\s— Convertory$/],
    ['ru-RU', '/ru/metrics/volume/lgal', /^Литры в американские галлоны: перевод л в gal\s— Convertory$/],
    ['sr-RS', '/sr/metrics/speed/kmhmph', /^Километри на час у миље на час: km\/h у mph – Convertory$/],
    ['ru-RU', '/ru/metrics/length/mm-m', /^Миллиметры в метры: мм → м\s— Convertory$/],
  ] as const) {
    await test.step(`${path}: field and answer are on the first screen`, async () => {
      await page.setViewportSize({ width: 375, height: 812 })
      await from(locale)
      await open(page, path)
      expect(await page.evaluate(() => navigator.language)).toBe(locale)
      await expect(page.locator('.ad-below')).toBeAttached()
      for (const part of [page.locator('#headline-from'), page.locator('#headline-to'), answer(page)]) {
        const box = (await part.boundingBox())!
        expect(box.y + box.height).toBeLessThan(812)
      }
      expect(await layoutShift(page)).toBe(0)
    })

    await test.step(`${path}: title, canonical address and alternates belong to the pair`, async () => {
      await expect(page).toHaveTitle(title)
      const links = await page
        .locator('link[rel=canonical], link[rel=alternate][hreflang]')
        .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang') ?? 'own', link.getAttribute('href')]))
      const ends = [['own', path], ...languages.map((language) => [language, path.replace(/^\/../, `/${language}`)])]
      for (const [name, end] of ends) expect(Object.fromEntries(links)[name!], name).toMatch(new RegExp(`${end}$`))
    })

    await test.step(`${path}: nothing is cut at 320 px`, () => expectNothingCut(page))
  }
  await leave()
})

async function expectAccessibleFault(page: Page): Promise<void> {
  await field(page, 'kg').fill('x')
  await expect(field(page, 'kg')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colours')
  await page.emulateMedia({ colorScheme: null })
}

test('what only the grammar can read waits for it, and is not refused', async ({ page }) => {
  const { promise: told, resolve: letGrammarCome } = Promise.withResolvers<void>()
  await page.route('**/assets/field-reader-*.js', (route) => told.then(() => route.continue()))
  await open(page, '/en/metrics/volume/lml')
  const litres = field(page, 'l')
  const reading = page.locator('#headline-reading')
  await litres.fill('2 cups')
  // The address follows what the page shows.
  await expect(page).toHaveURL(/#l=2/)
  await expect(reading).toHaveText('')
  await expect(litres).not.toHaveAttribute('aria-invalid')
  letGrammarCome()
  await expect(reading).toContainText('2 cup')
  await litres.fill('zorp')
  await expect(litres).toHaveAttribute('aria-invalid', 'true')
})
