import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'

const feature = (x: number, y: number) =>
  JSON.stringify({ type: 'Feature', properties: { name: 'A' }, geometry: { type: 'Point', coordinates: [x, y] } })

const chosen = async (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) })

const texts = {
  en: {
    convert: 'Convert',
    use: 'Convert in this system',
    search: 'Code or name of the system',
    result: 'Reference system of the result',
    written: 'written in the chosen reference system (EPSG:8682)',
  },
  ru: {
    convert: 'Преобразовать',
    use: 'Преобразовать в этой системе',
    search: 'Код или название системы',
    result: 'Система координат результата',
    written: 'записаны в выбранной системе координат (EPSG:8682)',
  },
  sr: {
    convert: 'Претвори',
    use: 'Претвори у овом систему',
    search: 'Код или назив система',
    result: 'Координатни систем резултата',
    written: 'записане у изабраном координатном систему (EPSG:8682)',
  },
} as const

/** What comes down after the given step, and under which name. */
async function downloaded(page: Page, step: () => Promise<void>): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await step()
  const file = await download
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') }
}

/** The page for GeoJSON to GML is open. */
async function expectResultIn8682(page: Page, language: keyof typeof texts): Promise<void> {
  const { convert, search, result, written } = texts[language]
  const choice = page.locator('[data-target-system]')
  await chosen(page, 'belgrade.geojson', feature(20.4573, 44.8206))
  await expect(choice).toContainText(`${result}: WGS 84`)
  await choice.locator('summary').click()
  await expect(choice.getByRole('radio')).toHaveCount(1)
  await expect(choice.getByRole('radio')).toBeChecked()
  await choice.getByLabel(search).fill('8682')
  await expect(choice.locator('summary')).toContainText('SRB_ETRS89 / UTM zone 34N (EPSG:8682)')
  if (language === 'sr') await expectAccessible(page)
  const { text } = await downloaded(page, () => page.getByRole('button', { name: convert, exact: true }).click())
  expect(text).toMatch(/srsName="urn:ogc:def:crs:EPSG::8682"><gml:pos>457093\.66\d* 4963164\.88\d*</)
  await expect(page.getByText(written)).toBeVisible()
}

test('the systems of a file and of its result', async ({ page }) => {
  for (const language of ['ru', 'sr'] as const) {
    const { convert, use } = texts[language]
    const question = page.locator('[data-system-choice]')
    await open(page, `/${language}/geo/geojson/geojsongml`)

    await test.step(`${language}: numbers that are no degrees are asked about, and fall where the visitor says`, async () => {
      await chosen(page, 'belgrade.geojson', feature(7457000, 4962000))
      await page.getByRole('button', { name: convert, exact: true }).click()
      await expect(question.getByRole('radio').first()).toBeChecked()
      await expect(question).toContainText('MGI 1901 / Balkans zone 7')
      await expect(question.locator('canvas').first()).toBeVisible()
      if (language === 'sr') await expectAccessible(page)
      await question.getByText('EPSG:6316').click()
      const { text } = await downloaded(page, () => question.getByRole('button', { name: use }).click())
      const [, latitude, longitude] = /<gml:pos>([\d.]+) ([\d.]+)</.exec(text)!.map(Number)
      expect(longitude).toBeCloseTo(20.451, 2)
      expect(latitude).toBeCloseTo(44.801, 2)
      await expect(question).toHaveCount(0)
    })

    await test.step(`${language}: that of the result can be chosen where its format names one`, () =>
      expectResultIn8682(page, language))
  }
})

test('a system that the visitor has to find', async ({ page }) => {
  const field = page.locator('[data-system-choice]').getByLabel(texts.en.search)
  const convertButton = page.getByRole('button', { name: texts.en.convert, exact: true })
  await open(page, '/en/geo/geojson/geojsongml')

  await test.step('is found by its code and by its name, and what is not found is said', async () => {
    await chosen(page, 'stuttgart.geojson', feature(3513000, 5404000))
    await convertButton.click()
    await field.fill('no such system')
    await expect(page.getByText('No reference system has this code or name.')).toBeVisible()
    await field.fill('dhdn zone 3')
    await expect(page.getByText('EPSG:31467')).toBeVisible()
    await field.fill('31467')
    const { name } = await downloaded(page, () => field.press('Enter'))
    expect(name).toBe('stuttgart.gml')
    await expect(page.getByText('Placed within about')).toBeVisible()
  })

  await test.step('a file in one nobody knows says which, and can be converted all the same', async () => {
    const crs = '"crs":{"type":"name","properties":{"name":"EPSG:99999"}}'
    const text = feature(530000, 180000).replace('{', `{${crs},`)
    await chosen(page, 'london.geojson', `{"type":"FeatureCollection",${crs},"features":[${text}]}`)
    await convertButton.click()
    await expect(page.getByText('EPSG:99999')).toBeVisible()
    await field.fill('27700')
    await expect(page.getByText('OSGB36 / British National Grid').first()).toBeVisible()
    const { name } = await downloaded(page, () => page.getByRole('button', { name: texts.en.use }).click())
    expect(name).toBe('london.gml')
  })

  await test.step('that of the result can be chosen where its format names one', () => expectResultIn8682(page, 'en'))

  await test.step('of the result is there on the page for any format, and not where the format has none', async () => {
    const choice = page.locator('[data-target-system]')
    await open(page, '/en/geo/geojson/gmlgeojson')
    await expect(choice).toHaveCount(0)
    await open(page, '/en/geo/convert/gpxshp')
    await choice.locator('summary').click()
    await choice.getByLabel(texts.en.search).fill('balkans zone 7')
    await choice.getByText('EPSG:6316').click()
    await expect(choice.locator('summary')).toContainText('MGI 1901 / Balkans zone 7')
    await choice.getByText('EPSG:4326').click()
    await expect(choice.locator('summary')).toContainText('WGS 84')
  })
})
