import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, layoutShift, open, test } from './fixtures.ts'

const field = (page: Page, system: string): Locator => page.locator(`input[data-system="${system}"]`)
const status = (page: Page, hasText: string | RegExp): Locator => page.getByRole('status').filter({ hasText })
const map = (page: Page): Locator => page.getByRole('application')
const address = (page: Page): string => new URL(page.url()).pathname
const latitude = (text: string): number => Number(text.split(', ')[0])
const longitude = (text: string): number => Number(text.split(', ')[1])

/** Berlin in every system, by PROJ 9.1.1 and GeographicLib 2.1.2. */
const berlin = {
  wgs84: '52.520008, 13.404954',
  wgs84dms: `52°31'12.03"N 13°24'17.83"E`,
  wgs84dm: `52°31.200'N 13°24.297'E`,
  utm: '33U 391776.16 5820073.12',
  webmercator: '1492232.65, 6894701.26',
  sk42: '5822550, 3391862',
  mgrs: '33UUU9177620073',
  usng: '33U UU 91776 20073',
  osgb: '',
} as const

/** All fields in one look, until they say what they should. */
async function expectTexts(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  const shown = () =>
    page
      .locator('input[data-system]')
      .evaluateAll((inputs) =>
        Object.fromEntries((inputs as HTMLInputElement[]).map((input) => [input.dataset.system!, input.value])),
      )
  await expect.poll(shown, { intervals: [20, 50, 100, 250] }).toMatchObject(texts)
}

/** Pastes as a visitor does: the page sees the event and may take it. */
async function paste(target: Locator, text: string): Promise<void> {
  await target.evaluate((input: HTMLInputElement, pasted) => {
    input.focus()
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

/** Puts fingers down at the first places and lifts them at the last. */
async function touch(page: Page, ...places: readonly (readonly (readonly [x: number, y: number])[])[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  for (const [at, fingers] of places.entries())
    await devtools.send('Input.dispatchTouchEvent', {
      type: at === 0 ? 'touchStart' : 'touchMove',
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    })
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  // What a session emulates goes with it: the mouse and the next test have this window.
  await devtools.detach()
}

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
  }
})

// English in both themes is looked at with all kinds of pages, in every-page.spec.ts.
test('accessible, with the map and the list open', async ({ page }) => {
  await open(page, '/sr/geo/coordinates/sk42wgs84')
  await page.locator('details').first().locator('summary').click()
  await map(page).scrollIntoViewIfNeeded()
  await expect(map(page)).toBeVisible()
  await expectAccessible(page)
})

test('typing', async ({ page }) => {
  const wgs84 = field(page, 'wgs84')
  await open(page, '/en/geo/coordinates')

  await test.step('a click selects what the page put there, and typing replaces it', async () => {
    await wgs84.click()
    await page.keyboard.type('10, 20')
    await expect(wgs84).toHaveValue('10, 20')
    await expect(field(page, 'utm')).toHaveValue(/^34P /)
    await field(page, 'mgrs').click()
    await page.keyboard.type('56HLH3487352266')
  })

  await test.step('any field converts into all the others', async () => {
    await expect(wgs84).toHaveValue(/^-33\.8\d+, 151\.2\d+$/)
    await expect(field(page, 'utm')).toHaveValue(/^56H 3348\d+\.\d\d 62522\d+\.\d\d$/)
    await wgs84.fill('52.520008, 13.404954')
    await expectTexts(page, berlin)
  })

  await test.step('also as: short codes everywhere, national systems in their country', async () => {
    const other = (id: string) => page.locator(`[data-also-as="${id}"] dd`)
    await expect(other('plus-code')).toContainText('9F4MGCC3+2X')
    await expect(other('gsk2011')).toHaveCount(0)
    await wgs84.fill('44.8125, 20.4612')
    await expect(other('etrs89-serbia')).toContainText('E 457396.0, N 4962263.1')
    await expect(other('mgi')).toContainText('Y 7457815.0, X 4963244.8')
    await wgs84.fill('55.7558, 37.6173')
    await expect(other('gsk2011')).toContainText('X 6182239.3, Y 7413189.4')
  })

  await test.step('what cannot be read empties the others in silence; clearing empties all', async () => {
    await wgs84.fill('hello')
    await expectTexts(page, { wgs84: 'hello', utm: '', mgrs: '', sk42: '' })
    await expect(page.getByRole('alert')).toHaveCount(0)
    await wgs84.fill('1, 2')
    await expect(field(page, 'utm')).not.toHaveValue('')
    await wgs84.fill('')
    await expectTexts(page, { wgs84: '', utm: '', mgrs: '', sk42: '' })
  })

  await test.step('another notation is recognised where it stands, key by key', async () => {
    await wgs84.pressSequentially('33UUU9177620073')
    await expectTexts(page, { wgs84: '33UUU9177620073', mgrs: '33UUU9177620073', usng: '33U UU 91776 20073' })
    await expect(status(page, 'Recognised: MGRS.')).toBeVisible()
  })

  await test.step('swapped latitude and longitude are offered as a fix', async () => {
    await wgs84.fill('151.2153, -33.8568')
    await expect(field(page, 'utm')).toHaveValue('')
    await page.getByRole('button', { name: 'Use -33.8568, 151.2153' }).click()
    await expect(field(page, 'utm')).toHaveValue(/^56H /)
  })

  await test.step('numbers typed into the first field that fit several systems wait for a choice', async () => {
    await wgs84.fill('')
    await wgs84.pressSequentially('X=6 182 999,5 Y=7 413 580,2')
    await expectTexts(page, { wgs84: 'X=6 182 999,5 Y=7 413 580,2', utm: '' })
    await page.getByRole('button', { name: 'SK-95' }).click()
    await expect(field(page, 'sk95')).toHaveValue('X=6 182 999,5 Y=7 413 580,2')
    await expect(wgs84).toHaveValue(/^55\.76/)
  })
})

test('how a field looks', async ({ page }) => {
  const wgs84 = field(page, 'wgs84')
  await open(page, '/en/geo/coordinates')

  await test.step('a text that cannot be read does not look like one that was', async () => {
    const border = () =>
      wgs84.evaluate((input) => `${getComputedStyle(input).backgroundColor} ${getComputedStyle(input).outlineColor}`)
    await wgs84.fill('3, 4')
    // The colours have come to rest when they are the same twice.
    let read = ''
    await expect
      .poll(async () => {
        const before = read
        read = await border()
        return read === before
      })
      .toBe(true)
    await wgs84.fill('52.5')
    await expect(page.getByText('Not read as coordinates yet.')).toBeVisible()
    await expect.poll(border).not.toBe(read)
    await wgs84.fill('Belgrade')
    await expect(page.locator('span', { hasText: 'Names of places are not looked up' })).toBeVisible()
    await expect(page.getByText('Not read as coordinates yet.')).toBeHidden()
    await wgs84.fill('1, 2')
    await expect.poll(border).toBe(read)
  })

  await test.step('the longest coordinates are shown whole from a phone to a desktop', async () => {
    await wgs84.fill('-58.888888, -178.888888')
    await expect(field(page, 'utm')).toHaveValue(/^1E /)
    for (const width of [320, 375, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const cut = await page
        .locator('input[data-system]')
        .evaluateAll((inputs) =>
          (inputs as HTMLInputElement[])
            .filter((input) => input.scrollWidth > input.clientWidth)
            .map((input) => input.value),
        )
      expect(cut, `${width} px`).toEqual([])
    }
  })
})

test('pasting', async ({ page, context }) => {
  const wgs84 = field(page, 'wgs84')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/en/geo/coordinates')

  await test.step('a list goes to the list, and the fields stay', async () => {
    await paste(wgs84, '1, 2\n3, 4\n5, 6')
    await expect(page.getByLabel('Points, one per line')).toHaveValue('1, 2\n3, 4\n5, 6')
    await expectTexts(page, berlin)
  })

  await test.step('a field is copied', async () => {
    await page.getByRole('button', { name: 'Copy: MGRS' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('33UUU9177620073')
  })

  await test.step('undo brings back what stood before', async () => {
    for (const [system, text, place] of [
      ['wgs84', '55.7558, 37.6173', /^55\.7558/],
      ['wgs84', '33UUU9177620073', /^52\.520012/],
      ['mgrs', '55.7558, 37.6173', /^55\.7558/],
    ] as const) {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await field(page, system).click()
      await page.keyboard.press('ControlOrMeta+V')
      await expect(wgs84, text).toHaveValue(place)
      await page.keyboard.press('ControlOrMeta+Z')
      await expect(field(page, system), text).toHaveValue(berlin[system])
      await expect(field(page, 'utm'), text).toHaveValue(/^33U 39177/)
    }
  })

  await test.step('what is pasted into the wrong field goes where it belongs', async () => {
    await paste(wgs84, ' 33UUU9177620073 ')
    await expectTexts(page, { mgrs: '33UUU9177620073', wgs84: '52.520012, 13.404959' })
    await expect(status(page, 'Recognised: MGRS.')).toBeVisible()
  })

  await test.step('any notation is understood, and how is said', async () => {
    await paste(wgs84, '{"type":"Point","coordinates":[37.6173,55.7558,150]}')
    await expectTexts(page, { wgs84: '55.755800, 37.617300' })
    await expect(status(page, 'GeoJSON point, longitude first. The height, 150')).toBeVisible()
    await paste(wgs84, 'GCC3+4R Berlin')
    await expect(status(page, 'A short plus code')).toBeVisible()
    await expectTexts(page, { wgs84: 'GCC3+4R Berlin', utm: '' })
  })

  await test.step('bare metres are not guessed', async () => {
    await paste(wgs84, '6180000, 7413000')
    await page.getByRole('button', { name: 'SK-42', exact: true }).click()
    await expectTexts(page, { sk42: '6180000, 7413000' })
    await expect(wgs84).toHaveValue(/^55\.\d+, 37\.\d+$/)
  })
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
    await page.goto('about:blank')
    await page.goto('/en/geo/coordinates#nonsense=1')
    await expectTexts(page, berlin)
  })

  await test.step('a field of the route rewrites it without a step of history and keeps what was typed', async () => {
    await open(page, '/en/geo/coordinates/wgs84utm')
    await expectTexts(page, berlin)
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
    await field(page, 'utm').fill('31U 448251 5411932')
    await expect.poll(() => address(page)).toBe('/en/geo/coordinates/utmwgs84')
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

test('my location', async ({ page, context }) => {
  await context.clearPermissions()
  await open(page, '/sr/geo/coordinates')

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
})

test.describe('the map', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/en/geo/coordinates')
    await page.getByRole('heading', { name: 'On the map' }).scrollIntoViewIfNeeded()
    await expect(map(page)).toBeVisible()
  })

  test('speaks, links and measures', async ({ page }) => {
    const scale = map(page).getByTestId('scale')

    await test.step('links to the point on other maps, which say that they leave', async () => {
      await expect(page.getByText('leaves this site')).toBeVisible()
      for (const [name, address] of [
        ['OpenStreetMap', /mlat=52\.520008&mlon=13\.404954/],
        ['Google Maps', /query=52\.520008%2C13\.404954/],
        ['Yandex Maps', /pt=13\.404954%2C52\.520008/],
        ['Apple Maps', /ll=52\.520008%2C13\.404954/],
      ] as const) {
        const link = page.getByRole('link', { name: `${name}, opens another site` })
        await expect(link).toHaveAttribute('href', address)
        await expect(link).toHaveAttribute('rel', /noreferrer/)
      }
    })

    await test.step('zooms to the grid square', async () => {
      await page.getByRole('button', { name: 'Zoom to the grid square' }).click()
      await expect(map(page).locator('svg polygon')).toBeVisible()
      await expect(map(page).locator('svg text', { hasText: '33U UU' })).toBeVisible()
    })

    await test.step('has a scale bar that follows the zoom', async () => {
      await expect(scale).toHaveText(/^\d+\u00a0km$/)
      await page.getByRole('button', { name: 'Zoom in' }).click({ clickCount: 8 })
      await expect(scale).toHaveText(/^\d+\u00a0m$/)
    })

    await test.step('zooms back to the world', async () => {
      await page.getByRole('button', { name: 'Whole world' }).click()
      await expect(map(page).locator('svg polygon')).toHaveCount(0)
      await expect(scale).toHaveText(/000\u00a0km$/)
    })

    await test.step('says the place in words', async () => {
      await expect(map(page)).toHaveAccessibleName(
        /northern hemisphere, eastern hemisphere; UTM zone 33U, MGRS square 33U UU/,
      )
      await field(page, 'wgs84').fill('-33.8568, -70.5')
      await expect(map(page)).toHaveAccessibleName(/southern hemisphere, western hemisphere; UTM zone 19H/)
      await field(page, 'wgs84').fill('89, 0')
      await expect(map(page)).toHaveAccessibleName(/polar region, MGRS square ZAF/)
    })

    await test.step('says the zone as it is, and that the field counts otherwise', async () => {
      await field(page, 'wgs84').fill('60.39, 5.32')
      await expect(map(page)).toHaveAccessibleName(/UTM zone 32V, .*plain six-degree rule: zone 31/)
    })
  })

  test('follows fingers, keys and the mouse', async ({ page }) => {
    const point = () => field(page, 'wgs84').inputValue()
    const box = (await map(page).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]

    await test.step('a drag beside the point moves the picture, not the point', async () => {
      await page.mouse.move(box.x + 60, box.y + box.height - 60)
      await page.mouse.down()
      await page.mouse.move(box.x + 160, box.y + box.height - 90, { steps: 4 })
      await page.mouse.up()
      await expectTexts(page, berlin)
    })

    await test.step('two fingers zoom and set no point', async () => {
      const zoneWidth = async () => (await map(page).locator('svg rect').boundingBox())!.width
      const before = await zoneWidth()
      const apart = (distance: number) =>
        [
          [x - distance, y],
          [x + distance, y],
        ] as const
      await touch(page, apart(30), apart(50), apart(80), apart(120))
      await expect.poll(zoneWidth).toBeGreaterThan(before * 2)
      await expectTexts(page, berlin)
    })

    await test.step('arrow keys move the point, finely with Shift; plus zooms', async () => {
      await page.getByRole('button', { name: 'Whole world' }).click()
      await map(page).focus()
      await page.keyboard.press('ArrowRight')
      const moved = longitude(await point())
      expect(moved).toBeGreaterThan(13.5)
      await page.keyboard.press('Shift+ArrowLeft')
      const finely = longitude(await point())
      expect(moved - finely).toBeGreaterThan(0)
      expect(moved - finely).toBeLessThan(1)
      for (let press = 0; press < 12; press++) await page.keyboard.press('+')
      await page.keyboard.press('ArrowRight')
      expect(longitude(await point()) - finely).toBeLessThan(0.2)
    })

    await test.step('a click sets the point, a drag moves it', async () => {
      await page.getByRole('button', { name: 'Whole world' }).click()
      const before = await point()
      await page.mouse.click(box.x + box.width / 4, y)
      await expect(field(page, 'wgs84')).not.toHaveValue(before)
      const clicked = await point()
      await page.mouse.move(box.x + box.width / 4, y)
      await page.mouse.down()
      await page.mouse.move(box.x + box.width / 3, y, { steps: 5 })
      await page.mouse.up()
      await expect.poll(async () => longitude(await point())).toBeGreaterThan(longitude(clicked) + 1)
      expect(Math.abs(latitude(await point()) - latitude(clicked))).toBeLessThan(0.2)
    })

    await test.step('a tap sets the point', async () => {
      const before = await point()
      await touch(page, [[box.x + 120, box.y + 200]])
      await expect(field(page, 'wgs84')).not.toHaveValue(before)
    })
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

test('the answer is spoken once when typing rests, on a desktop too, and never what the page began with', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/en/geo/coordinates')
  const spoken = page.locator('[data-spoken]')
  await page.clock.runFor(5000)
  await expect(spoken).toHaveText('')
  await page.evaluate(() => {
    const said: string[] = []
    const region = document.querySelector('[data-spoken]')!
    new MutationObserver(() => said.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    })
    Object.assign(window, { said })
  })
  await field(page, 'wgs84').click()
  for (const key of '48.2, 16.37') {
    await page.keyboard.type(key)
    await page.clock.runFor(100)
  }
  await page.clock.runFor(3000)
  await expect(spoken).toHaveText(`UTM: ${await field(page, 'utm').inputValue()}`)
  await expect(spoken).toContainText('33U')
  expect(await page.evaluate(() => Reflect.get(window, 'said'))).toHaveLength(1)
  await expect(page.getByRole('status').filter({ hasText: 'UTM' })).toHaveCount(1)
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true })
  test('a tap selects what the page put there, and typing replaces it', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await open(page, '/en/geo/coordinates/utmwgs84')
    await field(page, 'utm').tap()
    await page.keyboard.type('31U 448251 5411932')
    await expect(field(page, 'utm')).toHaveValue('31U 448251 5411932')
    await expect(field(page, 'wgs84')).toHaveValue(/^48\.8\d+, 2\.2\d+$/)
  })
})

test('before the readers of other notations are there', async ({ page, watch }) => {
  const wgs84 = field(page, 'wgs84')
  const readers = /\/assets\/understanding-/
  /** Opens the page and holds them back until the returned function is called. */
  const openWithoutReaders = async (): Promise<() => void> => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.unroute(readers)
    await page.route(readers, (route) => released.then(() => route.continue()))
    await open(page, '/en/geo/coordinates')
    return release
  }

  await test.step('a field reads its own, what else was typed is read when they come, and no codes are shown of another point', async () => {
    const release = await openWithoutReaders()
    const plusCode = page.locator('[data-also-as="plus-code"] dd')
    await expect(plusCode).toContainText('9F4MGCC3+2X')
    await wgs84.click()
    await page.keyboard.insertText('1, 2')
    await expect(field(page, 'mgrs')).toHaveValue(/^31NCB/)
    await expect(plusCode).toHaveCount(0)
    await wgs84.fill('')
    await wgs84.pressSequentially('33UUU9177620073')
    await expectTexts(page, { wgs84: '33UUU9177620073', mgrs: '' })
    release()
    await expectTexts(page, { wgs84: '33UUU9177620073', mgrs: '33UUU9177620073' })
    await expect(status(page, 'Recognised: MGRS.')).toBeVisible()
    await expect(plusCode).toContainText('9F4MGCC3')
  })

  await test.step('a paste waits for them; a part of a coordinate stands where it was pasted', async () => {
    const release = await openWithoutReaders()
    await wgs84.fill('1, ')
    await paste(wgs84, '20')
    release()
    await expectTexts(page, { wgs84: '1, 20' })
    await expect(field(page, 'utm')).toHaveValue(/^34N /)
  })

  await test.step('a list pasted then goes to the list', async () => {
    const release = await openWithoutReaders()
    await paste(wgs84, '1, 2\n3, 4\n5, 6')
    release()
    await expect(page.getByLabel('Points, one per line')).toHaveValue('1, 2\n3, 4\n5, 6')
    await expectTexts(page, berlin)
  })

  await test.step('without a connection the fields go on with their own notations, and no paste is lost', async () => {
    watch.allowedErrors.push(/Failed to load resource/)
    await page.unroute(readers)
    await page.route(readers, (route) => route.abort())
    await open(page, '/en/geo/coordinates')
    await wgs84.fill('')
    await paste(wgs84, '1, 2')
    await expect(field(page, 'mgrs')).toHaveValue(/^31NCB/)
  })
})
