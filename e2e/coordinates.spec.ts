import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'

const field = (page: Page, system: string): Locator => page.locator(`input[data-system="${system}"]`)
const address = (page: Page): string => new URL(page.url()).pathname

/** Berlin in every system, by PROJ 9.1.1 and GeographicLib 2.1.2. */
const berlin: Readonly<Record<string, string>> = {
  wgs84: '52.520008, 13.404954',
  wgs84dms: `52°31'12.03"N 13°24'17.83"E`,
  wgs84dm: `52°31.200'N 13°24.297'E`,
  utm: '33U 391776.16 5820073.12',
  webmercator: '1492232.65, 6894701.26',
  sk42: '5822550, 3391862',
  mgrs: '33UUU9177620073',
  usng: '33U UU 91776 20073',
  osgb: '',
}

async function expectTexts(page: Page, texts: Readonly<Record<string, string>>): Promise<void> {
  for (const [system, text] of Object.entries(texts)) await expect(field(page, system)).toHaveValue(text)
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

for (const language of languages) {
  test(`${language}: Berlin on load, in every system, without a jump of the page`, async ({ page }) => {
    await open(page, `/${language}/geo/coordinates`)
    await expectTexts(page, berlin)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('link[rel="alternate"]')).toHaveCount(4)
    expect(await layoutShift(page)).toBe(0)
  })

  test(`${language}: accessible, with the map and the list open`, async ({ page }) => {
    await open(page, `/${language}/geo/coordinates/sk42wgs84`)
    await page.locator('details').first().locator('summary').click()
    await page.getByRole('application').scrollIntoViewIfNeeded()
    await expect(page.getByRole('application')).toBeVisible()
    await expectAccessible(page)
  })
}

test('typing in any field converts into all the others', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  await field(page, 'mgrs').fill('56HLH3487352266')
  await expect(field(page, 'wgs84')).toHaveValue(/^-33\.8\d+, 151\.2\d+$/)
  await expect(field(page, 'utm')).toHaveValue(/^56H 3348\d+\.\d\d 62522\d+\.\d\d$/)
  await field(page, 'wgs84').fill('52.520008, 13.404954')
  await expectTexts(page, berlin)
})

test('what cannot be read empties the others in silence; clearing empties all', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  await field(page, 'wgs84').fill('hello')
  await expectTexts(page, { wgs84: 'hello', utm: '', mgrs: '', sk42: '' })
  await expect(page.getByRole('alert')).toHaveCount(0)
  await field(page, 'wgs84').fill('1, 2')
  await expect(field(page, 'utm')).not.toHaveValue('')
  await field(page, 'wgs84').fill('')
  await expectTexts(page, { wgs84: '', utm: '', mgrs: '', sk42: '' })
})

test('a field of the route rewrites the address without a step of history and keeps what was typed', async ({
  page,
}) => {
  await open(page, '/en/geo')
  await page.goto('/en/geo/coordinates/wgs84utm')
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

test('a link to another pair starts over with its own systems', async ({ page }) => {
  await open(page, '/en/geo/coordinates/wgs84utm')
  await field(page, 'wgs84').fill('10, 20')
  await page.getByText('Other conversions').click()
  await page.getByRole('link', { name: 'UTM → SK-42' }).click()
  await expect.poll(() => address(page)).toBe('/en/geo/coordinates/utmsk42')
  await expectTexts(page, berlin)
  await expect(field(page, 'utm')).toHaveAttribute('data-active', 'true')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UTM → SK-42')
})

test('cards: the route first, three systems each until expanded, the route never hidden', async ({ page }) => {
  await open(page, '/en/geo/coordinates/mgrswgs84')
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

test('a page about the British grid starts in Britain', async ({ page }) => {
  await open(page, '/en/geo/coordinates/wgs84osgb')
  await expect(field(page, 'osgb')).toHaveValue('TQ300803')
})

test('an address that names no pair behaves as WGS 84 to UTM', async ({ page }) => {
  await open(page, '/en/geo/coordinates/nonsense')
  await expectTexts(page, berlin)
  await field(page, 'utm').fill('31U 448251 5411932')
  await expect.poll(() => address(page)).toBe('/en/geo/coordinates/utmwgs84')
})

test('a coordinate pasted into the wrong field goes where it belongs', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  await paste(field(page, 'wgs84'), ' 33UUU9177620073 ')
  await expectTexts(page, { mgrs: '33UUU9177620073', wgs84: '52.520012, 13.404959' })
  await expect(page.getByRole('status').filter({ hasText: 'Recognised: MGRS.' })).toBeVisible()
})

test('undo brings back what stood before a paste', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  for (const [system, text, place] of [
    ['wgs84', '55.7558, 37.6173', /^55\.7558/],
    ['wgs84', '33UUU9177620073', /^52\.520012/],
    ['mgrs', '55.7558, 37.6173', /^55\.7558/],
  ] as const) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await field(page, system).click()
    await page.keyboard.press('ControlOrMeta+V')
    await expect(field(page, 'wgs84'), text).toHaveValue(place)
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(field(page, system), text).toHaveValue(berlin[system]!)
    await expect(field(page, 'utm'), text).toHaveValue(/^33U 39177/)
  }
})

test('typed key by key, another notation is recognised where it stands', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  await field(page, 'wgs84').fill('')
  await field(page, 'wgs84').pressSequentially('33UUU9177620073')
  await expectTexts(page, { wgs84: '33UUU9177620073', mgrs: '33UUU9177620073', usng: '33U UU 91776 20073' })
  await expect(page.getByRole('status').filter({ hasText: 'Recognised: MGRS.' })).toBeVisible()
})

test('a text that cannot be read does not look like one that was', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  const border = () =>
    field(page, 'wgs84').evaluate(
      (input) => `${getComputedStyle(input).backgroundColor} ${getComputedStyle(input).outlineColor}`,
    )
  await field(page, 'wgs84').fill('3, 4')
  // The colours have come to rest when they are the same twice.
  let read = ''
  await expect
    .poll(async () => {
      const before = read
      read = await border()
      return read === before
    })
    .toBe(true)
  await field(page, 'wgs84').fill('52.5')
  await expect(page.getByText('Not read as coordinates yet.')).toBeVisible()
  await expect.poll(border).not.toBe(read)
  await field(page, 'wgs84').fill('Belgrade')
  await expect(page.locator('span', { hasText: 'Names of places are not looked up' })).toBeVisible()
  await expect(page.getByText('Not read as coordinates yet.')).toBeHidden()
  await field(page, 'wgs84').fill('1, 2')
  await expect.poll(border).toBe(read)
})

test('numbers typed into the first field that fit several systems wait for a choice', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  await field(page, 'wgs84').click()
  await page.keyboard.type('X=6 182 999,5 Y=7 413 580,2')
  await expectTexts(page, { wgs84: 'X=6 182 999,5 Y=7 413 580,2', utm: '' })
  await page.getByRole('button', { name: 'SK-95' }).click()
  await expect(field(page, 'sk95')).toHaveValue('X=6 182 999,5 Y=7 413 580,2')
  await expect(field(page, 'wgs84')).toHaveValue(/^55\.76/)
})

test('swapped X and Y of SK-42 are offered the other way round', async ({ page }) => {
  await open(page, '/en/geo/coordinates/sk42wgs84')
  await field(page, 'sk42').fill('7413580, 6182999')
  await expect(page.getByText('Y lies 317\u00a0km from the central meridian of zone 6').first()).toBeVisible()
  await expect(field(page, 'wgs84')).toHaveValue('')
  await page.getByRole('button', { name: 'Use 6182999, 7413580' }).click()
  await expect(field(page, 'wgs84')).toHaveValue(/^55\.7\d+, 37\.6\d+$/)
})

test('a map link is read from its address', async ({ page }) => {
  await open(page, '/ru/geo/coordinates')
  await paste(field(page, 'utm'), 'https://yandex.ru/maps/?ll=37.617700%2C55.755864&z=12')
  await expect(field(page, 'wgs84')).toHaveValue('55.755864, 37.617700')
  await expect(page.getByRole('status').filter({ hasText: 'Яндекс Карты' })).toBeVisible()
})

test('bare metres are not guessed', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  await paste(field(page, 'wgs84'), '6180000, 7413000')
  await page.getByRole('button', { name: 'SK-42', exact: true }).click()
  await expectTexts(page, { sk42: '6180000, 7413000' })
  await expect(field(page, 'wgs84')).toHaveValue(/^55\.\d+, 37\.\d+$/)
})

test('swapped latitude and longitude are offered as a fix', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  await field(page, 'wgs84').fill('151.2153, -33.8568')
  await expect(field(page, 'utm')).toHaveValue('')
  await page.getByRole('button', { name: 'Use -33.8568, 151.2153' }).click()
  await expect(field(page, 'utm')).toHaveValue(/^56H /)
})

test('copies a field', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/en/geo/coordinates')
  await page.getByRole('button', { name: 'Copy: MGRS' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('33UUU9177620073')
})

test('my location fills every field', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 44.8125, longitude: 20.4612, accuracy: 12 })
  await open(page, '/sr/geo/coordinates')
  await page.getByRole('button', { name: 'Моја локација' }).click()
  await expectTexts(page, { wgs84: '44.812500, 20.461200' })
  await expect(page.getByRole('status').filter({ hasText: '12 m' })).toBeVisible()
})

test('without permission the page says so and stays as it was', async ({ page, context }) => {
  await context.clearPermissions()
  await open(page, '/en/geo/coordinates')
  await page.getByRole('button', { name: 'My location' }).click()
  await expect(page.getByRole('status').filter({ hasText: /not allowed|could not be found/ })).toBeVisible({
    timeout: 90_000,
  })
  await expectTexts(page, berlin)
})

test.describe('the map', () => {
  const map = (page: Page): Locator => page.getByRole('application')

  test.beforeEach(async ({ page }) => {
    await open(page, '/en/geo/coordinates')
    await page.getByRole('heading', { name: 'On the map' }).scrollIntoViewIfNeeded()
    await expect(map(page)).toBeVisible()
  })

  test('says the place in words', async ({ page }) => {
    await expect(map(page)).toHaveAccessibleName(
      /northern hemisphere, eastern hemisphere; UTM zone 33U, MGRS square 33U UU/,
    )
    await field(page, 'wgs84').fill('-33.8568, -70.5')
    await expect(map(page)).toHaveAccessibleName(/southern hemisphere, western hemisphere; UTM zone 19H/)
    await field(page, 'wgs84').fill('89, 0')
    await expect(map(page)).toHaveAccessibleName(/polar region, MGRS square ZAF/)
  })

  test('a click sets the point, a drag moves it', async ({ page }) => {
    const box = (await map(page).boundingBox())!
    await page.mouse.click(box.x + box.width / 4, box.y + box.height / 2)
    await expect(field(page, 'wgs84')).not.toHaveValue(berlin.wgs84!)
    const clicked = await field(page, 'wgs84').inputValue()
    await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2, { steps: 5 })
    await page.mouse.up()
    await expect
      .poll(async () => longitude(await field(page, 'wgs84').inputValue()))
      .toBeGreaterThan(longitude(clicked) + 1)
    const dragged = await field(page, 'wgs84').inputValue()
    expect(Math.abs(latitude(dragged) - latitude(clicked))).toBeLessThan(0.2)
  })

  test('a drag elsewhere moves the picture, not the point', async ({ page }) => {
    const box = (await map(page).boundingBox())!
    await page.mouse.move(box.x + 60, box.y + box.height - 60)
    await page.mouse.down()
    await page.mouse.move(box.x + 160, box.y + box.height - 90, { steps: 4 })
    await page.mouse.up()
    await expectTexts(page, berlin)
  })

  test('arrow keys move the point, finely with Shift; plus zooms', async ({ page }) => {
    await map(page).focus()
    await page.keyboard.press('ArrowRight')
    const moved = longitude(await field(page, 'wgs84').inputValue())
    expect(moved).toBeGreaterThan(13.5)
    await page.keyboard.press('Shift+ArrowLeft')
    const finely = longitude(await field(page, 'wgs84').inputValue())
    expect(moved - finely).toBeGreaterThan(0)
    expect(moved - finely).toBeLessThan(1)
    for (let press = 0; press < 12; press++) await page.keyboard.press('+')
    await page.keyboard.press('ArrowRight')
    expect(longitude(await field(page, 'wgs84').inputValue()) - finely).toBeLessThan(0.2)
  })

  test('two fingers zoom and set no point', async ({ page, context }) => {
    const box = (await map(page).boundingBox())!
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          apart === undefined
            ? []
            : [
                { x: x - apart, y, id: 1 },
                { x: x + apart, y, id: 2 },
              ],
      })
    const zoneWidth = async () => (await map(page).locator('svg rect').boundingBox())!.width
    const before = await zoneWidth()
    await touch('touchStart', 30)
    for (const apart of [50, 80, 120]) await touch('touchMove', apart)
    await touch('touchEnd')
    await expect.poll(zoneWidth).toBeGreaterThan(before * 2)
    await expectTexts(page, berlin)
    // What a session emulates goes with it: the next test has this window.
    await devtools.detach()
  })

  test('says the zone as it is, and that the field counts otherwise', async ({ page }) => {
    await field(page, 'wgs84').fill('60.39, 5.32')
    await expect(map(page)).toHaveAccessibleName(/UTM zone 32V, .*plain six-degree rule: zone 31/)
  })

  test('has a scale bar that follows the zoom', async ({ page }) => {
    const scale = map(page).getByTestId('scale')
    await expect(scale).toHaveText(/^\d+\u00a0km$/)
    for (let click = 0; click < 14; click++) await page.getByRole('button', { name: 'Zoom in' }).click()
    await expect(scale).toHaveText(/^\d+\u00a0m$/)
  })

  test('links to the point on other maps, which say that they leave', async ({ page }) => {
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

  test('zooms to the grid square and back to the world', async ({ page }) => {
    await page.getByRole('button', { name: 'Zoom to the grid square' }).click()
    await expect(map(page).locator('svg polygon')).toBeVisible()
    await expect(map(page).locator('svg text', { hasText: '33U UU' })).toBeVisible()
    await page.getByRole('button', { name: 'Whole world' }).click()
    await expect(map(page).locator('svg polygon')).toHaveCount(0)
    await expect(map(page).getByTestId('scale')).toHaveText(/000\u00a0km$/)
  })
})

test.describe('a list', () => {
  const download = async (page: Page): Promise<string> => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ])
    const chunks: Buffer[] = []
    for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
    return Buffer.concat(chunks).toString('utf8')
  }

  test('of any systems becomes a table of all', async ({ page }) => {
    await open(page, '/en/geo/coordinates')
    await page.getByText('Convert a list').first().click()
    await page.getByLabel('Points, one per line').fill('52.520008, 13.404954\n33UUU9177620073\nhello\n')
    await page.getByRole('button', { name: 'Convert the list' }).click()
    await expect(page.getByText('2 lines read.')).toBeVisible()
    await expect(page.getByText('1 line could not be read')).toBeVisible()
    const lines = (await download(page)).replace('\uFEFF', '').trim().split('\r\n')
    expect(lines[0]).toBe('input,wgs84,wgs84dms,wgs84dm,utm,webmercator,sk42,sk95,mgrs,usng,osgb')
    expect(lines[1]).toContain('33UUU9177620073')
    expect(lines[3]).toBe('hello,,,,,,,,,,')
  })

  test('pasted into a field goes to the list', async ({ page }) => {
    await open(page, '/en/geo/coordinates')
    await paste(field(page, 'wgs84'), '1, 2\n3, 4\n5, 6')
    await expect(page.getByLabel('Points, one per line')).toHaveValue('1, 2\n3, 4\n5, 6')
    await expectTexts(page, berlin)
  })

  test('of 100,000 lines converts in a worker while the page stays usable', async ({ page }) => {
    await open(page, '/en/geo/coordinates')
    await page.getByText('Convert a list').first().click()
    await page.getByLabel('Points, one per line').evaluate((area: HTMLTextAreaElement) => {
      const point = (line: number) =>
        `${((line % 1600) / 10 - 80).toFixed(1)}, ${((line % 3600) / 10 - 180).toFixed(1)}`
      area.value = Array.from({ length: 100_001 }, (_, line) => point(line)).join('\n')
    })
    await page.getByRole('button', { name: 'Convert the list' }).click()
    await field(page, 'wgs84').fill('1, 2')
    await expect(field(page, 'mgrs')).toHaveValue(/^31NCB/)
    await expect(page.getByText('100,000 lines read.')).toBeVisible({ timeout: 90_000 })
    await expect(page.getByText('Only the first 100,000 lines')).toBeVisible()
    expect((await download(page)).split('\r\n')).toHaveLength(100_002)
  })
})

test('the longest coordinates are shown whole from a phone to a desktop', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  await field(page, 'wgs84').fill('-58.888888, -178.888888')
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

/** 375 x 812 with the ad slot that localhost always has. */
for (const slug of ['', '/sk42wgs84', '/mgrswgs84', '/wgs84osgb'])
  test(`on a phone the first system of ${slug || 'the page'} and its answer are on the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 375, height: 812 })
    await open(page, `/en/geo/coordinates${slug}`)
    const [from, to] = slug === '' ? ['wgs84', 'utm'] : [slug.slice(1, -5), slug.slice(-5)]
    const input = field(page, slug === '/wgs84osgb' ? 'wgs84' : from!)
    const answer = page.locator(`[data-answer="${slug === '/wgs84osgb' ? 'osgb' : to}"]`)
    for (const part of [input, answer]) {
      const box = (await part.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(812)
    }
    await expect(answer).not.toHaveText('–')
    await expect(page.locator('[data-ad]').first()).toBeVisible()
  })

test.describe('the first gesture', () => {
  test('a click selects what the page put there; typing and pasting replace it', async ({ page }) => {
    await open(page, '/en/geo/coordinates')
    await field(page, 'wgs84').click()
    await page.keyboard.type('10, 20')
    await expect(field(page, 'wgs84')).toHaveValue('10, 20')
    await expect(field(page, 'utm')).toHaveValue(/^34P /)
    await field(page, 'mgrs').click()
    await page.keyboard.type('56HLH3487352266')
    await expect(field(page, 'wgs84')).toHaveValue(/^-33\.8/)
  })

  test.describe('with a finger', () => {
    test.use({ hasTouch: true })
    test('a tap does the same', async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 })
      await open(page, '/en/geo/coordinates/utmwgs84')
      await field(page, 'utm').tap()
      await page.keyboard.type('31U 448251 5411932')
      await expect(field(page, 'utm')).toHaveValue('31U 448251 5411932')
      await expect(field(page, 'wgs84')).toHaveValue(/^48\.8\d+, 2\.2\d+$/)
    })

    test('a tap on the map sets the point', async ({ page }) => {
      await open(page, '/en/geo/coordinates')
      await page.getByRole('heading', { name: 'On the map' }).scrollIntoViewIfNeeded()
      const map = page.getByRole('application')
      await expect(map.locator('canvas').first()).toBeVisible()
      await map.tap({ position: { x: 120, y: 200 } })
      await expect(field(page, 'wgs84')).not.toHaveValue(berlin.wgs84!)
    })
  })

  test('any notation is understood, and how is said', async ({ page }) => {
    await open(page, '/en/geo/coordinates')
    await paste(field(page, 'wgs84'), '{"type":"Point","coordinates":[37.6173,55.7558,150]}')
    await expectTexts(page, { wgs84: '55.755800, 37.617300' })
    await expect(
      page.getByRole('status').filter({ hasText: 'GeoJSON point, longitude first. The height, 150' }),
    ).toBeVisible()
    await paste(field(page, 'wgs84'), 'GCC3+4R Berlin')
    await expect(page.getByRole('status').filter({ hasText: 'A short plus code' })).toBeVisible()
    await expectTexts(page, { wgs84: 'GCC3+4R Berlin', utm: '' })
  })
})

test('also as: short codes everywhere, national systems in their country', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  const other = (id: string) => page.locator(`[data-also-as="${id}"] dd`)
  await expect(other('plus-code')).toContainText('9F4MGCC3+2X')
  await expect(other('gsk2011')).toHaveCount(0)
  await field(page, 'wgs84').fill('44.8125, 20.4612')
  await expect(other('etrs89-serbia')).toContainText('E 457396.0, N 4962263.1')
  await expect(other('mgi')).toContainText('Y 7457815.0, X 4963244.8')
  await field(page, 'wgs84').fill('55.7558, 37.6173')
  await expect(other('gsk2011')).toContainText('X 6182239.3, Y 7413189.4')
})

test('what was typed stands in the address, survives a reload and can be sent', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/en/geo/coordinates')
  expect(new URL(page.url()).hash).toBe('')
  await field(page, 'mgrs').fill('56HLH3487352266')
  await expect.poll(() => new URL(page.url()).hash).toBe('#mgrs=56HLH3487352266')
  await page.getByRole('button', { name: 'Copy link' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  await page.reload()
  await expect(field(page, 'mgrs')).toHaveValue('56HLH3487352266')
  await expect(field(page, 'wgs84')).toHaveValue(/^-33\.8/)
  await page.goto('about:blank')
  await page.goto('/en/geo/coordinates#nonsense=1')
  await expectTexts(page, berlin)
})

test.describe('before the readers of other notations are there', () => {
  /** Holds them back until the given function is called. */
  const heldBack = async (page: Page): Promise<() => void> => {
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/\/assets\/understanding-/, async (route) => {
      await released
      await route.continue()
    })
    return release
  }

  test('a field reads its own, what else was typed is read when they come, and no codes are shown of another point', async ({
    page,
  }) => {
    const release = await heldBack(page)
    await open(page, '/en/geo/coordinates')
    const plusCode = page.locator('[data-also-as="plus-code"] dd')
    await expect(plusCode).toContainText('9F4MGCC3+2X')
    await field(page, 'wgs84').click()
    await page.keyboard.insertText('1, 2')
    await expect(field(page, 'mgrs')).toHaveValue(/^31NCB/)
    await expect(plusCode).toHaveCount(0)
    await field(page, 'wgs84').fill('')
    await field(page, 'wgs84').pressSequentially('33UUU9177620073')
    await expectTexts(page, { wgs84: '33UUU9177620073', mgrs: '' })
    release()
    await expectTexts(page, { wgs84: '33UUU9177620073', mgrs: '33UUU9177620073' })
    await expect(page.getByRole('status').filter({ hasText: 'Recognised: MGRS.' })).toBeVisible()
    await expect(plusCode).toContainText('9F4MGCC3')
  })

  test('a paste waits for them; a part of a coordinate stands where it was pasted', async ({ page }) => {
    const release = await heldBack(page)
    await open(page, '/en/geo/coordinates')
    await field(page, 'wgs84').fill('1, ')
    await paste(field(page, 'wgs84'), '20')
    release()
    await expectTexts(page, { wgs84: '1, 20' })
    await expect(field(page, 'utm')).toHaveValue(/^34N /)
  })

  test('a list pasted then goes to the list', async ({ page }) => {
    const release = await heldBack(page)
    await open(page, '/en/geo/coordinates')
    await paste(field(page, 'wgs84'), '1, 2\n3, 4\n5, 6')
    release()
    await expect(page.getByLabel('Points, one per line')).toHaveValue('1, 2\n3, 4\n5, 6')
    await expectTexts(page, berlin)
  })

  test('without a connection the fields go on with their own notations, and no paste is lost', async ({
    page,
    watch,
  }) => {
    watch.allowedErrors.push(/Failed to load resource/)
    await page.route(/\/assets\/understanding-/, (route) => route.abort())
    await open(page, '/en/geo/coordinates')
    await field(page, 'wgs84').fill('')
    await paste(field(page, 'wgs84'), '1, 2')
    await expect(field(page, 'mgrs')).toHaveValue(/^31NCB/)
  })
})

const latitude = (text: string): number => Number(text.split(', ')[0])
const longitude = (text: string): number => Number(text.split(', ')[1])
