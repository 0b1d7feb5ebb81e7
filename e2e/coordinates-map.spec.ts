import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { berlin, expectTexts, field, latitude, longitude, map } from './support/coordinates.ts'

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
