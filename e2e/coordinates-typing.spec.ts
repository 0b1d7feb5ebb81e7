import { expect, open, test } from './fixtures.ts'
import { berlin, expectTexts, field, paste, status } from './support/coordinates.ts'

test('typing, and how a field looks', async ({ page }) => {
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

  await test.step('numbers typed into the first field that fit several systems are answered by the likeliest, and offer the others', async () => {
    await wgs84.fill('')
    await wgs84.pressSequentially('X=6 182 999,5 Y=7 413 580,2')
    await expectTexts(page, { wgs84: 'X=6 182 999,5 Y=7 413 580,2', sk42: '6182999, 7413580' })
    await page.getByRole('button', { name: 'SK-95' }).click()
    await expect(field(page, 'sk95')).toHaveValue('X=6 182 999,5 Y=7 413 580,2')
    await expect(wgs84).toHaveValue(/^55\.76/)
  })

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

  await test.step('what was typed is read when they come, and nothing is shown of another point', async () => {
    const release = await openWithoutReaders()
    const plusCode = page.locator('[data-also-as="plus-code"] dd')
    await expect(plusCode).toContainText('9F4MGCC3+2X')
    await wgs84.click()
    await page.keyboard.insertText('1, 2')
    await expectTexts(page, { wgs84: '1, 2', mgrs: '' })
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

  await test.step('a picture has no text: the field keeps its own', async () => {
    const release = await openWithoutReaders()
    await wgs84.selectText()
    await paste(wgs84, '')
    const readersCame = page.waitForResponse(readers)
    release()
    await readersCame
    await page.waitForTimeout(300)
    await expectTexts(page, berlin)
  })

  await test.step('a list pasted then goes to the list', async () => {
    const release = await openWithoutReaders()
    await paste(wgs84, '1, 2\n3, 4\n5, 6')
    release()
    await expect(page.getByLabel('Points, one per line')).toHaveValue('1, 2\n3, 4\n5, 6')
    await expectTexts(page, berlin)
  })

  await test.step('without a connection no paste is lost: it is read when they come', async () => {
    watch.allowedErrors.push(/Failed to load resource/)
    await page.unroute(readers)
    await page.route(readers, (route) => route.abort())
    await open(page, '/en/geo/coordinates')
    await wgs84.fill('')
    await paste(wgs84, '1, 2')
    await expect(wgs84).toHaveValue('1, 2')
    await page.unroute(readers)
    await expect(field(page, 'mgrs')).toHaveValue(/^31NCB/)
  })
})
