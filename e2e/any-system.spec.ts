import { readFileSync } from 'node:fs'
import { expect, open, test } from './fixtures.ts'
import { choose, convert, file, textOf } from './support/geo-files.ts'

/** Made by engines/coordinates/testing/make-grids.ts: five centimetres each way at every node. */
const grid = file('serbia.gsb', readFileSync(new URL('../cli/fixtures/serbia.gsb', import.meta.url)))
const survey = 'Tacka;Y;X;H\n1;7457000.12;4960000.34;101.25\n'

test('a grid of one’s own is named beside the result; a broken one says what is wrong', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  const card = page.locator('[data-other-systems]')
  await card.locator('summary').click()
  await card.getByLabel('Add a system').fill('6316')
  await card.getByLabel('Add a system').press('Enter')
  const field = card.getByLabel('MGI 1901 / Balkans zone 7 (EPSG:6316)', { exact: true })
  await field.fill('Y 7457000.12, X 4960000.34')
  await expect(card).toContainText('datum shift ±')
  await expect(card).not.toContainText('by the grid')
  await card.locator('input[type=file]').setInputFiles(grid)
  await expect(card).toContainText('MGI1901 → ETRS89')
  await expect(card).toContainText('datum shift ±0.07 m')
  await expect(card).toContainText('by the grid serbia.gsb')
  await card
    .locator('input[type=file]')
    .setInputFiles({ ...grid, name: 'broken.gsb', buffer: grid.buffer.subarray(0, 2000) })
  await expect(card.getByText('broken.gsb is damaged or not complete.')).toBeVisible()
  await card.getByRole('button', { name: 'Remove serbia.gsb' }).click()
  await expect(card).not.toContainText('by the grid')
})

test('a surveyor’s table without a system: where it would lie, in red where that is the sea, and through a grid', async ({
  page,
}) => {
  await open(page, '/sr/geo/convert/csvkml')
  await choose(page, file('tacke.csv', survey))
  const choice = page.locator('[data-system-choice]')
  await expect(choice.getByRole('radio').first()).toBeChecked()
  await expect(
    choice
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .first(),
  ).toContainText(/EPSG:6316.*Србија/s)
  await expect(choice.getByRole('application').or(choice.locator('canvas')).first()).toBeVisible()
  const search = choice.getByLabel('Код или назив система')
  await search.fill('32619')
  await expect(choice.locator('[data-odd]')).toContainText('море')
  // Only at its very edge would the zone of Serbia have such an easting.
  await search.fill('32634')
  await expect(choice.locator('[data-odd]')).toContainText(
    /нашла би се у тачки .*ван подручја у ком се овај систем користи \(\p{L}.*\)/u,
  )
  // The same numbers, named: in the order in which they would be read.
  await search.fill('6316')
  await expect(choice.getByText('Србија')).toBeVisible()
  await expect(choice.locator('[data-odd]')).toHaveCount(0)
  await choice.locator('input[type=file]').setInputFiles(grid)
  await expect(choice).toContainText('MGI1901 → ETRS89')
  await choice.getByRole('button', { name: 'Користи овај систем' }).click()
  const text = await textOf(await convert(page, 'Претвори'))
  expect(text).toMatch(/<coordinates>20\.45\d+,44\.78\d+/)
  await expect(page.getByText('serbia.gsb', { exact: false }).first()).toBeVisible()
})

test('a table in a system of one’s own choice, which the page reads again without a question', async ({ page }) => {
  await open(page, '/en/geo/convert/geojsoncsv')
  const place = { type: 'Point', coordinates: [20.4573, 44.8206] }
  await choose(page, file('place.geojson', JSON.stringify({ type: 'Feature', properties: {}, geometry: place })))
  await page.locator('[data-target-system] summary').click()
  await page.locator('[data-target-system]').getByLabel('Code or name of the system').fill('6316')
  await expect(page.getByText('Reference system of the result: MGI 1901 / Balkans zone 7 (EPSG:6316)')).toBeVisible()
  const table = await textOf(await convert(page))
  expect(table).toMatch(/^easting_EPSG_6316,northing_EPSG_6316\r\n745\d{4}\.\d{1,4},496\d{4}\.\d{1,4}\r\n$/)
  await open(page, '/en/geo/convert/csvgeojson')
  await expect(page.getByText('GeoJSON is always in WGS 84')).toBeVisible()
  await choose(page, file('place.csv', table))
  const [x, y] = JSON.parse(await textOf(await convert(page))).features[0].geometry.coordinates
  expect(x).toBeCloseTo(20.4573, 7)
  expect(y).toBeCloseTo(44.8206, 7)
})

test('a pair that no field of the page knows is answered by the registry, or asked about', async ({ page }) => {
  await open(page, '/en/geo/coordinates')
  const field = page.getByLabel('WGS 84, decimal degrees').first()
  await field.fill('Rechts 4468503 Hoch 5333317')
  await expect(page.getByText('DHDN / 3-degree Gauss-Kruger zone 4 (EPSG:31468)').first()).toBeVisible()
  await expect(page.locator('[data-other-system="EPSG:31468"] input')).toHaveValue(/^X 5333317\.00, Y 4468503\.00$/)
  await field.fill('Y=637000 X=486000 PL-1992')
  await page.getByRole('button', { name: /EPSG:2180.*52\.2.*Poland/ }).click()
  await expect(page.locator('[data-other-system="EPSG:2180"] input')).toHaveValue(/486000/)
  // A guess is answered at once, and what else the numbers fit is one press away.
  await field.fill('E 472447.76 N 433849.48')
  await expect(page.getByLabel('UTM', { exact: true }).first()).toHaveValue(/^30U /)
  await page.getByRole('button', { name: /EPSG:31287.*Austria/ }).click()
  await expect(field).toHaveValue('47.800000, 14.300000')
  await field.fill('EPSG:28992 652000 6862000')
  await expect(page.getByText(/outside the area where EPSG:28992 is used \(Netherlands/).first()).toBeVisible()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox').last()
  await box.fill('E 2600000 N 1200000')
  await expect(page.getByText(/LV95 \(EPSG:2056\), Switzerland/).first()).toBeVisible()
})
