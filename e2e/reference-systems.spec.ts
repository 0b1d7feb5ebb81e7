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

const targetTexts = {
  en: { summary: 'Reference system of the result', written: 'written in the chosen reference system (EPSG:8682)' },
  ru: { summary: 'Система координат результата', written: 'записаны в выбранной системе координат (EPSG:8682)' },
  sr: { summary: 'Координатни систем резултата', written: 'записане у изабраном координатном систему (EPSG:8682)' },
} as const

for (const language of languages)
  test(`the system of the result can be chosen where its format names one (${language})`, async ({ page }) => {
    await open(page, `/${language}/geo/geojson/geojsongml`)
    await chosen(page, 'belgrade.geojson', feature(20.4573, 44.8206))
    const choice = page.locator('[data-target-system]')
    await expect(choice).toContainText(`${targetTexts[language].summary}: WGS 84`)
    await choice.locator('summary').click()
    await expect(choice.getByRole('radio')).toHaveCount(1)
    await expect(choice.getByRole('radio')).toBeChecked()
    await choice.getByLabel(texts[language].search).fill('8682')
    await expect(choice.locator('summary')).toContainText('SRB_ETRS89 / UTM zone 34N (EPSG:8682)')
    await expectAccessible(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: texts[language].convert, exact: true }).click()
    const gml = readFileSync(await (await download).path(), 'utf8')
    expect(gml).toMatch(/srsName="urn:ogc:def:crs:EPSG::8682"><gml:pos>457093\.66\d* 4963164\.88\d*</)
    await expect(page.getByText(targetTexts[language].written)).toBeVisible()
  })

test('the choice of the system is there on the page for any format, and not where the format has none', async ({
  page,
}) => {
  await open(page, '/en/geo/geojson/gmlgeojson')
  await expect(page.locator('[data-target-system]')).toHaveCount(0)
  await open(page, '/en/geo/convert/gpxshp')
  const choice = page.locator('[data-target-system]')
  await choice.locator('summary').click()
  await choice.getByLabel(texts.en.search).fill('balkans zone 7')
  await choice.getByText('EPSG:6316').click()
  await expect(choice.locator('summary')).toContainText('MGI 1901 / Balkans zone 7')
  await choice.getByText('EPSG:4326').click()
  await expect(choice.locator('summary')).toContainText('WGS 84')
})
