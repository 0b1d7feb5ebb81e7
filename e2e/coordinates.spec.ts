import { readFileSync } from 'node:fs'
import { notationNames, systemOf } from '#engines/coordinates/index.ts'
import { expect, expectAccessible, layoutShift, open, test } from './fixtures.ts'
import { address, berlin, expectTexts, field, map, paste, status } from './support/coordinates.ts'

test('in every language', async ({ page }) => {
  for (const [language, mapName] of [
    ['en', 'Yandex Maps'],
    ['ru', 'Яндекс Карты'],
    ['sr', 'Yandex карте'],
  ] as const) {
    await test.step(`${language}: Berlin on load in every system, without a jump of the page`, async () => {
      await open(page, `/${language}/geo/coordinates`)
      await expectTexts(page, berlin)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.locator('link[rel="alternate"]')).toHaveCount(4)
      expect(await layoutShift(page)).toBe(0)
    })

    await test.step(`${language}: a map link is read from its address`, async () => {
      await paste(field(page, 'utm'), 'https://yandex.ru/maps/?ll=37.617700%2C55.755864&z=12')
      await expect(field(page, 'wgs84')).toHaveValue('55.755864, 37.617700')
      await expect(status(page, mapName)).toBeVisible()
    })

    if (language === 'en') continue
    await test.step(`${language}: numbers that fit systems of two countries are offered in the order of the language`, async () => {
      await paste(field(page, 'wgs84'), 'X 4960000, Y 7457000')
      const systems = [notationNames.mgi[language], systemOf('sk42').name[language]]
      const order = language === 'sr' ? systems : systems.toReversed()
      const offered = async () =>
        (await page.locator('main button').allTextContents()).filter((text) => systems.includes(text))
      await expect.poll(offered).toEqual(order)
    })
  }
})

test('the address', async ({ page, context }) => {
  const hash = () => new URL(page.url()).hash
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])

  await test.step('what was typed stands in it, survives a reload and can be sent', async () => {
    await open(page, '/en/geo/coordinates')
    expect(hash()).toBe('')
    await field(page, 'mgrs').fill('56HLH3487352266')
    await expect.poll(hash).toBe('#mgrs=56HLH3487352266')
    await page.getByRole('button', { name: 'Copy link' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
    await page.reload()
    await expect(field(page, 'mgrs')).toHaveValue('56HLH3487352266')
    await expect(field(page, 'wgs84')).toHaveValue(/^-33\.8/)
  })

  await test.step('what means nothing in it is ignored', async () => {
    await open(page, '/en/geo/coordinates/wgs84utm#nonsense=1')
    await expectTexts(page, berlin)
  })

  await test.step('a field of the route rewrites it without a step of history and keeps what was typed', async () => {
    const before = await page.evaluate(() => history.length)
    await field(page, 'utm').fill('31U 448251 5411932')
    await expect.poll(() => address(page)).toBe('/en/geo/coordinates/utmwgs84')
    await expect(field(page, 'utm')).toHaveValue('31U 448251 5411932')
    expect(await page.evaluate(() => history.length)).toBe(before)
    await field(page, 'mgrs').fill('33UUU9177620073')
    await expect(field(page, 'utm')).toHaveValue(/^33U/)
    expect(address(page)).toBe('/en/geo/coordinates/utmwgs84')
    await field(page, 'wgs84').fill('10, 20')
    await expect.poll(() => address(page)).toBe('/en/geo/coordinates/wgs84utm')
    await expect(field(page, 'wgs84')).toHaveValue('10, 20')
  })

  await test.step('a link to another pair starts over with its own systems', async () => {
    await page.getByText('Other conversions').click()
    await page.getByRole('link', { name: 'UTM → SK-42' }).click()
    await expect.poll(() => address(page)).toBe('/en/geo/coordinates/utmsk42')
    await expectTexts(page, berlin)
    await expect(field(page, 'utm')).toHaveAttribute('data-active', 'true')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UTM → SK-42')
  })

  await test.step('without the name of a pair it behaves as WGS 84 to UTM', async () => {
    await open(page, '/en/geo/coordinates/nonsense')
    await expectTexts(page, berlin)
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    await field(page, 'utm').fill('31U 448251 5411932')
    await expect.poll(() => address(page)).toBe('/en/geo/coordinates/utmwgs84')
    // That of a pair takes another line on a phone, and the field would move while it is typed into.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading!)
  })
})

test('pages of pairs, on a phone', async ({ page }) => {
  // With the ad slot that localhost always has.
  await page.setViewportSize({ width: 375, height: 812 })
  const expectOnFirstScreen = async (path: string, from: string, to: string) => {
    await open(page, `/en/geo/coordinates${path}`)
    const answer = page.locator(`[data-answer="${to}"]`)
    for (const part of [field(page, from), answer]) {
      const box = (await part.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(812)
    }
    await expect(answer).not.toHaveText('–')
    await expect(page.locator('[data-ad]').first()).toBeVisible()
  }

  await test.step('the first system and its answer are on the first screen', () =>
    expectOnFirstScreen('', 'wgs84', 'utm'))

  await test.step('the same of MGRS; cards: the route first, three systems each until expanded, the route never hidden', async () => {
    await expectOnFirstScreen('/mgrswgs84', 'mgrs', 'wgs84')
    const titles = page.locator('main section h2')
    await expect(titles.nth(0)).toHaveText('Geographic')
    await expect(titles.nth(1)).toHaveText('Grids')
    await expect(titles.nth(2)).toHaveText('Projected')
    await expect(field(page, 'sk95')).toHaveCount(0)
    await page.getByRole('button', { name: 'Show 1 more' }).click()
    await expect(field(page, 'sk95')).toHaveValue('5822543, 3391863')
    await page.getByRole('button', { name: 'Show fewer' }).click()
    await expect(field(page, 'sk95')).toHaveCount(0)
  })

  await test.step('the same of the British grid, which starts in Britain', async () => {
    await expectOnFirstScreen('/wgs84osgb', 'wgs84', 'osgb')
    await expect(field(page, 'osgb')).toHaveValue('TQ300803')
  })

  await test.step('the same of SK-42, whose swapped X and Y are offered the other way round', async () => {
    await expectOnFirstScreen('/sk42wgs84', 'sk42', 'wgs84')
    await field(page, 'sk42').fill('7413580, 6182999')
    await expect(page.getByText('Y lies 317\u00a0km from the central meridian of zone 6').first()).toBeVisible()
    await expect(field(page, 'wgs84')).toHaveValue('')
    await page.getByRole('button', { name: 'Use 6182999, 7413580' }).click()
    await expect(field(page, 'wgs84')).toHaveValue(/^55\.7\d+, 37\.6\d+$/)
  })
})

test('my location; accessible with the map and the list open', async ({ page, context }) => {
  await context.clearPermissions()
  await open(page, '/sr/geo/coordinates/sk42wgs84')

  await test.step('without permission the page says so and stays as it was', async () => {
    await page.getByRole('button', { name: 'Моја локација' }).click()
    await expect(status(page, /није дозвољено|није могла да се одреди/)).toBeVisible({ timeout: 90_000 })
    await expectTexts(page, berlin)
  })

  await test.step('fills every field', async () => {
    await context.grantPermissions(['geolocation'])
    await context.setGeolocation({ latitude: 44.8125, longitude: 20.4612, accuracy: 12 })
    await page.getByRole('button', { name: 'Моја локација' }).click()
    await expectTexts(page, { wgs84: '44.812500, 20.461200', mgrs: '34TDQ5739662263' })
    await expect(status(page, '12 m')).toBeVisible()
  })

  // English in both themes is looked at with all kinds of pages, in every-page.spec.ts.
  await test.step('accessible, with the map and the list open', async () => {
    await page.locator('details').first().locator('summary').click()
    await map(page).scrollIntoViewIfNeeded()
    await expect(map(page)).toBeVisible()
    await expectAccessible(page)
  })
})

test('a list', async ({ page }) => {
  const lines = page.getByLabel('Points, one per line')
  const rows = async (): Promise<string[]> => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download CSV' }).click()
    return readFileSync(await (await download).path(), 'utf8')
      .replace('\uFEFF', '')
      .trim()
      .split('\r\n')
  }
  await open(page, '/en/geo/coordinates')
  await page.getByText('Convert a list').first().click()

  await test.step('of any systems becomes a table of all', async () => {
    await lines.fill('52.520008, 13.404954\n33UUU9177620073\nhello\n')
    await page.getByRole('button', { name: 'Convert the list' }).click()
    await expect(page.getByText('2 lines read.')).toBeVisible()
    await expect(page.getByText('1 line could not be read')).toBeVisible()
    const table = await rows()
    expect(table[0]).toBe('input,wgs84,wgs84dms,wgs84dm,utm,webmercator,sk42,sk95,mgrs,usng,osgb')
    expect(table[1]).toContain('33UUU9177620073')
    expect(table[3]).toBe('hello,,,,,,,,,,')
  })

  await test.step('of 100,000 lines converts in a worker while the page stays usable, and is cut there', async () => {
    await page.getByLabel('Coordinate system of the lines').selectOption('wgs84')
    const worker = page.waitForEvent('worker')
    // Gone again before the browser lays out so many lines, which takes longer than to convert them.
    await lines.evaluate((area: HTMLTextAreaElement) => {
      area.value = `${'1, 2\n'.repeat(99_999)}3, 4\n5, 6`
      const buttons = Array.from(document.querySelectorAll('button'))
      buttons.find(({ textContent }) => textContent === 'Convert the list')!.click()
      area.value = ''
    })
    await worker
    await field(page, 'wgs84').fill('1, 2')
    await expect(field(page, 'mgrs')).toHaveValue(/^31NCB/)
    await expect(page.getByText('100,000 lines read.')).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText('Only the first 100,000 lines')).toBeVisible()
    const table = await rows()
    expect(table.length).toBe(100_001)
    expect(table.at(-1)).toMatch(/^"3, 4","3\.000000, 4\.000000"/)
  })
})
