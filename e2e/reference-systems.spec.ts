import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, languages, open, test } from './fixtures.ts'

const feature = (x: number, y: number) =>
  JSON.stringify({ type: 'Feature', properties: { name: 'A' }, geometry: { type: 'Point', coordinates: [x, y] } })

const chosen = async (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

const texts = {
  en: { convert: 'Convert', use: 'Convert in this system', search: 'Code or name of the system' },
  ru: { convert: 'Преобразовать', use: 'Преобразовать в этой системе', search: 'Код или название системы' },
  sr: { convert: 'Претвори', use: 'Претвори у овом систему', search: 'Код или назив система' },
} as const

for (const language of languages)
  test(`numbers that are no degrees are asked about, and fall where the visitor says (${language})`, async ({
    page,
  }) => {
    await open(page, `/${language}/geo/geojson/geojsontopojson`)
    await chosen(page, 'belgrade.geojson', feature(7457000, 4962000))
    await page.getByRole('button', { name: texts[language].convert, exact: true }).click()
    const question = page.locator('[data-system-choice]')
    await expect(question.getByRole('radio').first()).toBeChecked()
    await expect(question).toContainText('MGI 1901 / Balkans zone 7')
    await expect(question.locator('canvas').first()).toBeVisible()
    await expectAccessible(page)
    await question.getByText('EPSG:6316').click()
    const download = page.waitForEvent('download')
    await question.getByRole('button', { name: texts[language].use }).click()
    const topology = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
    const [longitude, latitude] = JSON.stringify(topology)
      .match(/"coordinates":\[([\d.]+),([\d.]+)\]/)!
      .slice(1)
      .map(Number)
    expect(longitude).toBeCloseTo(20.451, 2)
    expect(latitude).toBeCloseTo(44.801, 2)
    await expect(question).toHaveCount(0)
  })

test('a system is found by its code and by its name, and what is not found is said', async ({ page }) => {
  await open(page, '/en/geo/geojson/geojsontopojson')
  await chosen(page, 'stuttgart.geojson', feature(3513000, 5404000))
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  const field = page.getByLabel(texts.en.search)
  await field.fill('no such system')
  await expect(page.getByText('No reference system has this code or name.')).toBeVisible()
  await field.fill('dhdn zone 3')
  await expect(page.getByText('EPSG:31467')).toBeVisible()
  await field.fill('31467')
  const download = page.waitForEvent('download')
  await field.press('Enter')
  expect((await download).suggestedFilename()).toBe('stuttgart.topojson')
  await expect(page.getByText('Placed within about')).toBeVisible()
})

test('a file in a system nobody knows says which, and can be converted all the same', async ({ page }) => {
  await open(page, '/en/geo/geojson/geojsontopojson')
  const text = feature(530000, 180000).replace('{', '{"crs":{"type":"name","properties":{"name":"EPSG:99999"}},')
  await chosen(
    page,
    'london.geojson',
    `{"type":"FeatureCollection","crs":{"type":"name","properties":{"name":"EPSG:99999"}},"features":[${text}]}`,
  )
  await page.getByRole('button', { name: 'Convert', exact: true }).click()
  await expect(page.getByText('EPSG:99999')).toBeVisible()
  await page.getByLabel(texts.en.search).fill('27700')
  await expect(page.getByText('OSGB36 / British National Grid').first()).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: texts.en.use }).click()
  expect((await download).suggestedFilename()).toBe('london.topojson')
})
