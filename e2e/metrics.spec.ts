import type { Locator, Page } from '@playwright/test'
import { categoryById } from '#engines/units/index.ts'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'

const field = (page: Page, unit: string): Locator => page.locator(`#unit-${unit}`)
const answer = (page: Page): Locator => page.locator('.answer output')
const card = (page: Page, system: string): Locator =>
  page.locator('.unit-system', { has: page.locator(`#system-${system}`) })

/** The window as wide as the narrowest phone: nothing sticks out of it. */
async function expectNothingCut(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
}

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
    })

  await test.step('Serbian is not cut at 320 px', () => expectNothingCut(page))
})

test('a change of language keeps the number, whatever its comma means', async ({ page }) => {
  await open(page, '/ru/metrics/length')
  await field(page, 'ft').fill('1,500')
  for (const [from, to, language] of [
    ['Русский', 'English', 'en'],
    ['English', 'Српски', 'sr'],
  ] as const) {
    await page.getByRole('button', { name: from }).click()
    await page.getByRole('link', { name: to }).click()
    await expect(page).toHaveURL(new RegExp(`/${language}/metrics/length#ft=1\\.500$`))
    await expect(field(page, 'ft')).toHaveValue('1.500')
    await expect(field(page, 'in')).toHaveValue('18')
  }
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
      await open(page, `/en/metrics/${category}`)
      await expect(answer(page)).toHaveText(reading)
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

test('beside the fields of a length', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/en/metrics/length/kmmi')

  await test.step('formula, definitions and table belong to the pair', async () => {
    await expect(page.locator('.formula')).toHaveText('mi = km ÷ 1.609344')
    await expect(page.locator('.definitions')).toContainText('1 mi = 1,760 yd')
    await expect(page.locator('.definitions')).toContainText('International yard and pound agreement, 1959')
    await expect(page.locator('.pair-table tbody tr').nth(3)).toHaveText('106.213712')
  })

  await test.step('a field can be copied', async () => {
    await page.getByRole('button', { name: 'Copy: foot' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('3280.84')
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy: foot' })).toBeVisible()
  })

  await test.step('a unit is found by its name in any language', async () => {
    const search = page.getByRole('searchbox')
    await search.fill('вершок')
    // The pair stays.
    await expect(page.locator('.unit')).toHaveCount(3)
    await expect(field(page, 'vershok')).toBeVisible()
    await expect(field(page, 'km')).toBeVisible()
    await page.getByRole('button', { name: 'Convert to this: vershok' }).click()
    await expect(page).toHaveURL(/\/kmvershok$/)
    await expect(page.locator('#headline-to')).toHaveValue('22497.19')
    await page.getByRole('combobox', { name: 'To unit' }).click()
    await page.keyboard.type('miles')
    await page.keyboard.press('Enter')
    await search.fill('kilometer')
    await expect(field(page, 'km')).toBeVisible()
    await search.fill('parrot')
    await expect(page.locator('.unit')).toHaveCount(2)
    await page.getByRole('button', { name: 'Show all units' }).click()
    await expect(page.locator('.unit')).toHaveCount(categoryById('length')!.units.length)
  })

  await test.step('the answer says whether it is exact, and shows all digits when asked', async () => {
    await expect(answer(page)).toHaveText('1 km ≈ 0.62137119 mi')
    await page.locator('.answer summary').click()
    await expect(page.locator('.answer-digits')).toContainText('0.6213711922373339696174341843633182215859')
    await page.getByRole('button', { name: 'Swap' }).click()
    await expect(page).toHaveURL(/mikm$/)
    await expect(answer(page)).toHaveText('1 mi = 1.609344 km')
    await expect(page.locator('.answer-more')).toHaveText('exact')
    await field(page, 'mi').fill('')
    await expect(page.locator('.answer')).toContainText('Type a number into any field')
  })

  await test.step('the picture follows what is typed', async () => {
    await field(page, 'km').fill('1')
    await expect(page.getByRole('img', { name: /Your value: 1.km/ })).toHaveAccessibleName(
      /Eiffel Tower: 0.33.km; Your value: 1.km; Mount Everest/,
    )
    await field(page, 'km').fill('300000')
    await expect(
      page.getByRole('img', { name: /Earth: 12,742.km; Your value: 300,000.km; Earth to the Moon/ }),
    ).toBeVisible()
    await field(page, 'km').fill('123456789012345678901234567890')
    await expect(page.getByRole('img', { name: /Your value: 1234567890…7890.km/ })).toBeVisible()
    await field(page, 'km').fill('x')
    await expect(page.getByRole('img', { name: /Your value/ })).toHaveCount(0)
  })

  await test.step('what is no number clears the other fields, stays as typed, freezes nothing', async () => {
    for (const text of ['hello', '1e999999', '--5', '1,2,3', '1 h', '1/0', '0x10', ' ', '.', '9'.repeat(100_000)]) {
      await field(page, 'km').fill('5')
      await expect(field(page, 'm')).toHaveValue('5000')
      await field(page, 'km').fill(text)
      await expect(field(page, 'm')).toHaveValue('')
      await expect(field(page, 'km')).toHaveValue(text)
    }
    await expect(field(page, 'km')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('.answer')).toContainText('not a number')
  })
})

test('beside the fields of a temperature', async ({ page }) => {
  await open(page, '/en/metrics/temperature/cf')

  await test.step('the picture has both units', () =>
    expect(page.getByRole('img', { name: /Your value: 0.°C/ })).toHaveAccessibleName(/Water boils: 100.°C · 212.°F/))

  await test.step('the sign can be changed where a phone has no minus', async () => {
    await field(page, 'c').fill('40')
    await page.getByRole('button', { name: 'Change the sign: degree Celsius' }).click()
    await expect(field(page, 'f')).toHaveValue('-40')
    await page.getByRole('button', { name: 'Change the sign: degree Celsius' }).click()
    await expect(field(page, 'f')).toHaveValue('104')
  })

  await test.step('a number of a thousand digits is still a number', async () => {
    await field(page, 'c').fill('9'.repeat(1000))
    await expect(field(page, 'k')).toHaveValue(`1${'0'.repeat(997)}272.2`)
    await expect(answer(page)).toHaveText(
      `${'9'.repeat(32)}…${'9'.repeat(12)} °C = 18${'0'.repeat(30)}…${'0'.repeat(8)}30.2 °F`,
    )
  })

  await test.step('an address without a pair becomes the pair once a field is edited', async () => {
    await open(page, '/ru/metrics/temperature')
    await expect(field(page, 'c')).toHaveValue('0')
    await expect(field(page, 'f')).toHaveValue('32')
    await field(page, 'c').fill('100')
    await expect(page).toHaveURL(/\/ru\/metrics\/temperature\/cf(#.*)?$/)
    await expect(field(page, 'f')).toHaveValue('212')
  })

  await test.step('swapping keeps the number and turns the formula', async () => {
    await page.getByRole('button', { name: 'Поменять местами' }).click()
    await expect(field(page, 'f')).toHaveValue('100')
    await expect(answer(page)).toHaveText('100 °F ≈ 37,78 °C')
    await expect(page.locator('.formula')).toHaveText('°C = (°F − 32) ÷ 1,8')
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
      await expect(page.locator('.ad-top').first()).toBeAttached()
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

// All these pages as they begin are looked at in both themes in every-page.spec.ts.
test('everyone can use it when something is wrong too', async ({ page }) => {
  await open(page, '/ru/metrics/mass')
  await field(page, 'kg').fill('x')
  await expect(field(page, 'kg')).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page, 'colours')
})
