import type { Locator, Page } from '@playwright/test'
import { categoryById } from '#engines/units/index.ts'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'

const field = (page: Page, unit: string): Locator => page.locator(`#unit-${unit}`)
const answer = (page: Page): Locator => page.locator('.answer output')
const cards = (page: Page): Locator => page.locator('.unit-system h2')

test.describe('what everyone does', () => {
  for (const language of languages)
    test(`a number typed anywhere fills every field (${language})`, async ({ page }) => {
      await open(page, `/${language}/metrics/length`)
      await expect(field(page, 'km')).toHaveValue('1')
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
    })

  test('a decimal comma is a comma in Russian and Serbian, a group in English', async ({ page }) => {
    for (const [language, metres] of [
      ['ru', '1500'],
      ['sr', '1500'],
    ] as const) {
      await open(page, `/${language}/metrics/length`)
      await field(page, 'km').fill('1,5')
      await expect(field(page, 'm')).toHaveValue(metres)
    }
    await open(page, '/en/metrics/length')
    await field(page, 'km').fill('1,234.5')
    await expect(field(page, 'm')).toHaveValue('1234500')
    await expect(field(page, 'km')).toHaveAttribute('inputmode', 'decimal')
  })

  test('each category starts with its pair and initial value', async ({ page }) => {
    for (const [category, from, value, to, result] of [
      ['length', 'km', '1', 'mi', '0.62137119'],
      ['mass', 'kg', '1', 'lb', '2.204623'],
      ['volume', 'l', '1', 'gal', '0.26417205'],
      ['temperature', 'c', '0', 'f', '32'],
      ['speed', 'kmh', '100', 'mph', '62.137119'],
      ['energy', 'kj', '1', 'kcal', '0.23900574'],
    ] as const) {
      await open(page, `/en/metrics/${category}`)
      await expect(field(page, from)).toHaveValue(value)
      await expect(field(page, to)).toHaveValue(result)
    }
  })
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

test('what is typed before the scripts have come counts', async ({ page }) => {
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => typed.then(() => route.continue()))
  await page.goto('/en/metrics/length/kmmi', { waitUntil: 'commit' })
  await field(page, 'ft').fill('5280')
  letScriptsCome()
  await expect(field(page, 'mi')).toHaveValue('1')
  await expect(field(page, 'ft')).toHaveValue('5280')
  await expect(answer(page)).toHaveText('5,280 ft = 1 mi')
})

test.describe('the address', () => {
  test('follows the edited unit of the pair, adds no history and loses nothing typed', async ({ page }) => {
    await open(page, '/en/metrics/length/kmmi')
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

  test('without a pair becomes the pair once it is edited', async ({ page }) => {
    await open(page, '/sr/metrics/temperature')
    await field(page, 'c').fill('36.6')
    await expect(page).toHaveURL(/\/sr\/metrics\/temperature\/cf(#.*)?$/)
    await expect(field(page, 'f')).toHaveValue('97.88')
  })

  test('a link sets the initial value; a step back and a reload show what the address keeps', async ({ page }) => {
    await open(page, '/en/metrics/length/kmmi')
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

  test('reads pairs with and without a dash, and falls back to the default pair', async ({ page }) => {
    for (const [slug, heading] of [
      ['mm-m', 'Millimetres to metres'],
      ['mmm', 'Metres to millimetres'],
      ['ft-in', 'Feet to inches'],
      ['nonsense', 'Length converter'],
      ['k', 'Length converter'],
      ['mm', 'Length converter'],
    ] as const) {
      await open(page, `/en/metrics/length/${slug}`)
      await expect(page.locator('h1')).toHaveText(heading)
    }
    await expect(answer(page)).toHaveText('1 m = 1 m')
  })

  test('a category that does not exist is not found', async ({ page, watch }) => {
    watch.allowedErrors.push(/404/)
    const response = await page.goto('/en/metrics/luck')
    expect(response?.status()).toBe(404)
  })
})

test.describe('what is no number', () => {
  const texts = ['hello', '1e999999', '--5', '1,2,3', '1 h', '1/0', '0x10', ' ', '.', '9'.repeat(100_000)]
  test('clears the other fields, stays as typed, freezes nothing', async ({ page }) => {
    await open(page, '/en/metrics/length/kmmi')
    for (const text of texts) {
      await field(page, 'km').fill('5')
      await expect(field(page, 'm')).toHaveValue('5000')
      await field(page, 'km').fill(text)
      await expect(field(page, 'm')).toHaveValue('')
      await expect(field(page, 'km')).toHaveValue(text)
    }
    await expect(field(page, 'km')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('.answer')).toContainText('not a number')
  })

  test('a number of a thousand digits is still a number', async ({ page }) => {
    await open(page, '/en/metrics/temperature/cf')
    await field(page, 'c').fill('9'.repeat(1000))
    await expect(field(page, 'k')).toHaveValue(`1${'0'.repeat(997)}272.2`)
    await expect(answer(page)).toHaveText(
      `${'9'.repeat(32)}…${'9'.repeat(12)} °C = 18${'0'.repeat(30)}…${'0'.repeat(8)}30.2 °F`,
    )
  })
})

test.describe('cards', () => {
  test('stand in the order of the pair, then of the visitor', async ({ browser, baseURL }) => {
    for (const [locale, path, first] of [
      ['en-US', '/en/metrics/length/kmmi', ['Imperial and US', 'Metric', 'Old Russian']],
      ['de-DE', '/en/metrics/length/kmmi', ['Metric', 'Imperial and US', 'Old Russian']],
      ['ja-JP', '/en/metrics/length/kmmi', ['Metric', 'Imperial and US', 'Japanese']],
      ['ru-RU', '/ru/metrics/mass/kglb', ['Метрическая', 'Британская и американская', 'Старинная русская']],
      ['en-GB', '/en/metrics/energy', ['Heat and food', 'Metric', 'Electricity']],
    ] as const) {
      const context = await browser.newContext({ locale, baseURL: baseURL! })
      const page = await context.newPage()
      // What is seen before scripts have run is what is seen after.
      await page.goto(path)
      const seen = () =>
        page.locator('.unit-system').evaluateAll((all) =>
          all
            .toSorted((left, right) => {
              const [a, b] = [left.getBoundingClientRect(), right.getBoundingClientRect()]
              return a.top - b.top || a.left - b.left
            })
            .map((card) => card.querySelector('h2')?.textContent ?? ''),
        )
      await open(page, path)
      expect((await seen()).slice(0, 3)).toEqual(first)
      expect((await cards(page).allTextContents()).slice(0, 3)).toEqual(first)
      expect(await layoutShift(page)).toBe(0)
      await context.close()
    }
  })

  test('look the same before the scripts run', async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      locale: 'en-US',
      baseURL: baseURL!,
      viewport: { width: 1200, height: 900 },
    })
    const page = await context.newPage()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/en/metrics/length/kmmi')
    const imperial = await page.locator('#system-imperial').boundingBox()
    const metric = await page.locator('#system-metric').boundingBox()
    expect(imperial!.y).toBe(metric!.y)
    expect(imperial!.x).toBeLessThan(metric!.x)
    await context.close()
  })

  for (const [language, more, less] of [
    ['en', '2 more units', 'Show fewer'],
    ['ru', 'Ещё 2 единицы', 'Свернуть'],
    ['sr', 'Још 2 јединице', 'Прикажи мање'],
  ] as const)
    test(`collapse and say what they hide (${language})`, async ({ page }) => {
      await open(page, `/${language}/metrics/mass`)
      const metric = page.locator('.unit-system', { has: page.locator('#system-metric') })
      await expect(metric.locator('input')).toHaveCount(4)
      await metric.getByRole('button', { name: more }).click()
      await expect(metric.locator('input')).toHaveCount(6)
      await metric.getByRole('button', { name: less }).click()
      await expect(metric.locator('input')).toHaveCount(4)
      const apothecary = page.locator('.unit-system', { has: page.locator('#system-apothecary') })
      await expect(apothecary.locator('input')).toHaveCount(4)
    })

  test('never hide a unit of the pair or the one being edited', async ({ page }) => {
    await open(page, '/en/metrics/mass/pudmcg')
    await expect(field(page, 'mcg')).toBeVisible()
    const metric = page.locator('.unit-system', { has: page.locator('#system-metric') })
    await metric.getByRole('button', { name: '1 more unit' }).click()
    await expect(metric.locator('input')).toHaveCount(6)
    await field(page, 'mg').fill('5')
    // Every unit is now either among the first, of the pair, or being edited: nothing is left to hide.
    await expect(metric.getByRole('button', { name: /Show fewer|more unit/ })).toHaveCount(0)
    await expect(metric.locator('input')).toHaveCount(6)
  })
})

test.describe('beside the fields', () => {
  test('the answer says whether it is exact, and shows all digits when asked', async ({ page }) => {
    await open(page, '/en/metrics/length/kmmi')
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

  test('swapping keeps the number', async ({ page }) => {
    await open(page, '/ru/metrics/temperature/cf')
    await field(page, 'c').fill('100')
    await page.getByRole('button', { name: 'Поменять местами' }).click()
    await expect(field(page, 'f')).toHaveValue('100')
    await expect(answer(page)).toHaveText('100 °F ≈ 37,78 °C')
  })

  test('a field can be copied', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await open(page, '/en/metrics/length/kmmi')
    await page.getByRole('button', { name: 'Copy: foot' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('3280.84')
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy: foot' })).toBeVisible()
  })

  test('a unit is found by its name in any language', async ({ page }) => {
    await open(page, '/en/metrics/length')
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

  test('the sign can be changed where a phone has no minus', async ({ page }) => {
    await open(page, '/en/metrics/temperature/cf')
    await field(page, 'c').fill('40')
    await page.getByRole('button', { name: 'Change the sign: degree Celsius' }).click()
    await expect(field(page, 'f')).toHaveValue('-40')
    await page.getByRole('button', { name: 'Change the sign: degree Celsius' }).click()
    await expect(field(page, 'f')).toHaveValue('104')
  })

  test('formula, definitions and table belong to the pair', async ({ page }) => {
    await open(page, '/en/metrics/length/kmmi')
    await expect(page.locator('.formula')).toHaveText('mi = km ÷ 1.609344')
    await expect(page.locator('.definitions')).toContainText('1 mi = 1,760 yd')
    await expect(page.locator('.definitions')).toContainText('International yard and pound agreement, 1959')
    await expect(page.locator('.pair-table tbody tr').nth(3)).toHaveText('106.213712')
    await open(page, '/en/metrics/temperature/fc')
    await expect(page.locator('.formula')).toHaveText('°C = (°F − 32) ÷ 1.8')
  })

  test('the picture follows what is typed', async ({ page }) => {
    await open(page, '/en/metrics/length/kmmi')
    const picture = page.getByRole('img', { name: /Your value: 1.km/ })
    await expect(picture).toHaveAccessibleName(/Eiffel Tower: 0.33.km; Your value: 1.km; Mount Everest/)
    await field(page, 'km').fill('300000')
    await expect(
      page.getByRole('img', { name: /Earth: 12,742.km; Your value: 300,000.km; Earth to the Moon/ }),
    ).toBeVisible()
    await field(page, 'km').fill('123456789012345678901234567890')
    await expect(page.getByRole('img', { name: /Your value: 1234567890…7890.km/ })).toBeVisible()
    await field(page, 'km').fill('x')
    await expect(page.getByRole('img', { name: /Your value/ })).toHaveCount(0)
    await open(page, '/en/metrics/temperature')
    await expect(page.getByRole('img', { name: /Your value: 0.°C/ })).toHaveAccessibleName(
      /Water boils: 100.°C · 212.°F/,
    )
  })
})

test('titles, canonical address and alternates belong to the pair', async ({ page }) => {
  for (const [path, title] of [
    ['/en/metrics/mass/kglb', /^Kilograms to pounds: kg to lb converter – Convertory$/],
    ['/ru/metrics/temperature/cf', /^Цельсий в Фаренгейт: перевод °C в °F\s— Convertory$/],
    ['/sr/metrics/speed/kmhmph', /^Километри на час у миље на час: km\/h у mph – Convertory$/],
    ['/ru/metrics/length/mm-m', /^Миллиметры в метры: мм → м\s— Convertory$/],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveTitle(title)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    for (const language of languages)
      await expect(page.locator(`link[rel=alternate][hreflang=${language}]`)).toHaveAttribute(
        'href',
        new RegExp(path.replace(/^\/../, `/${language}`)),
      )
  }
})

// English in both themes is looked at with all kinds of pages, in every-page.spec.ts.
for (const [language, colorScheme] of [
  ['ru', 'light'],
  ['sr', 'dark'],
] as const)
  test(`everyone can use it (${language}, ${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    for (const category of ['length', 'temperature', 'mass']) {
      await open(page, `/${language}/metrics/${category}`)
      await expectAccessible(page)
    }
    await page.locator('#unit-kg').fill('x')
    await expectAccessible(page)
    await page.emulateMedia({ colorScheme: colorScheme === 'dark' ? 'light' : 'dark' })
    await expectAccessible(page)
  })

test('nothing is cut at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of ['/ru/metrics/energy', '/sr/metrics/length', '/en/metrics/mass/kglb', '/ru/metrics/temperature']) {
    await open(page, path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
