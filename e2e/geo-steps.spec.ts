import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'
import { choose, convert, convertButton, file, textOf } from './support/geo-files.ts'

const points = Array.from({ length: 40 }, (_, at) => {
  const day = at < 20 ? '01' : '02'
  return `<trkpt lat="${52 + at / 100}" lon="${13 + Math.sin(at) / 1e4}"><time>2024-05-${day}T10:${String(at).padStart(2, '0')}:00Z</time></trkpt>`
})
const track = file('walk.gpx', `<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1"><trk><name>Walk</name><desc>Long</desc><trkseg>${points.join('')}</trkseg></trk></gpx>`) // biome-ignore format: one line

const result = (page: Page) => page.locator('[data-step-result]')

test('changes on the way: folded, counted and on the map before anything is saved, and in what is saved', async ({
  page,
}) => {
  await test.step('nothing of it is asked for, and all of it is one line', async () => {
    await open(page, '/en/geo/convert')
    await choose(page, track)
    await expect(page.getByRole('heading', { name: 'Inside walk.gpx' })).toBeVisible()
    await expect(page.getByLabel('Fewer points in tracks and lines')).toBeHidden()
    await page.getByText('Change on the way', { exact: true }).click()
    await expect(page.getByLabel('Fewer points in tracks and lines')).toHaveValue('')
  })
  await test.step('fewer points are counted, and drawn beside the source', async () => {
    await page.getByLabel('Fewer points in tracks and lines').fill('5')
    await expect(result(page)).toContainText('35 points of lines were taken out')
    await expect(page.getByText('Change on the way: 1')).toBeVisible()
    await expect(page.getByRole('checkbox', { name: 'walk.gpx, changed' })).toBeChecked()
    await page.getByRole('radio', { name: /^GeoJSON \.geojson/ }).check()
    const written = JSON.parse(await textOf(await convert(page)))
    expect(written.features[0].geometry.coordinates).toHaveLength(5)
  })
  await test.step('what is not understood is marked; what leaves nothing says why', async () => {
    await page.getByLabel('Fewer points in tracks and lines').fill('some')
    await expect(page.getByLabel('Fewer points in tracks and lines')).toHaveAttribute('aria-invalid', 'true')
    await page.getByLabel('Fewer points in tracks and lines').fill('')
    await page.getByLabel('First day').fill('2030-01-01')
    await expect(result(page)).toContainText('Nothing is left of the file')
    await page.getByLabel('First day').fill('2024-05-02')
    await expect(result(page)).toContainText('20 points of another time were taken out')
    await page.getByLabel('First day').fill('')
  })
  await test.step('a rectangle is drawn on the map', async () => {
    await page.getByRole('button', { name: 'Draw it on the map' }).click()
    const map = page.getByRole('application').first()
    await map.scrollIntoViewIfNeeded()
    const box = (await map.boundingBox())!
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    await expect(page.locator('[data-rectangle]')).toBeVisible()
    await page.mouse.move(box.x + box.width - 80, box.y + box.height / 2)
    await page.mouse.up()
    await expect(page.getByLabel('West, south, east, north')).toHaveValue(/^[-\d.]+, [-\d.]+, [-\d.]+, [-\d.]+$/)
    await expect(result(page)).toContainText('1 feature was cut at the sides of the rectangle')
    await page.getByLabel('What reaches over its sides').selectOption('stays whole')
    await expect(result(page)).toContainText('This changes nothing')
    await page.getByLabel('West, south, east, north').fill('')
  })
  await test.step('fields get other names', async () => {
    await page.getByLabel('New name of desc').fill('about')
    await expect(result(page)).toContainText('1 field has another name now')
    const written = JSON.parse(await textOf(await convert(page)))
    expect(written.features[0].properties).toMatchObject({ name: 'Walk', about: 'Long' })
    await page.getByLabel('New name of desc').fill('')
  })
  await test.step('each part is a file', async () => {
    await page.getByLabel('Split into several files').selectOption('By day')
    await expect(result(page)).toContainText('The file falls into 2 parts')
    const downloads: string[] = []
    page.on('download', (download) => downloads.push(download.suggestedFilename()))
    await convertButton(page).click()
    await expect.poll(() => downloads.toSorted()).toEqual(['walk 2024-05-01.geojson', 'walk 2024-05-02.geojson'])
    await page.getByLabel('Split into several files').selectOption('At gaps')
    await expect(result(page)).toContainText('The file falls into 2 parts')
    await convertButton(page, 'Convert 2 files').click()
    await expect.poll(() => downloads.slice(2).toSorted()).toEqual(['walk 1.geojson', 'walk 2.geojson'])
  })
})

for (const [
  language,
  summary,
] of [['ru', 'Изменить по пути'], ['sr', 'Измене успут'], ['en', 'Change on the way']] as const) // biome-ignore format: one line
  test(`on a phone the changes fit (${language})`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, `/${language}/geo/convert`)
    await choose(page, track)
    await page.getByText(summary, { exact: true }).click()
    await page.locator('[data-steps] input[type=checkbox]').nth(2).check()
    await expect(result(page).locator('li')).not.toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await expectAccessible(page)
  })
