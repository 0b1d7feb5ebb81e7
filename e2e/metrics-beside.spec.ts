import { categoryById } from '#engines/units/index.ts'
import { expect, open, test } from './fixtures.ts'
import { answer, field } from './support/metrics.ts'

test('beside the fields of a length', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/en/metrics/length/kmmi')

  await test.step('formula, definitions and table belong to the pair', async () => {
    await expect(page.locator('.formula')).toHaveText('mi = km ÷ 1.609344')
    await expect(page.locator('.definitions')).toContainText('1 mi = 1,760 yd')
    await expect(page.locator('.definitions')).toContainText('International yard and pound agreement, 1959')
    await expect(page.locator('.pair-table tbody tr').nth(3)).toHaveText('106.213712')
  })

  await test.step('a field can be copied', async () => {
    await page.getByRole('button', { name: 'Copy: foot' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('3280.84')
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Copy: foot' })).toBeVisible()
  })

  await test.step('an empty field leaves alone what was copied before', async () => {
    await field(page, 'km').fill('x')
    await page.getByRole('button', { name: 'Copy: foot' }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('3280.84')
    await expect(page.getByRole('button', { name: 'Copied' })).toHaveCount(0)
    await field(page, 'km').fill('1')
  })

  await test.step('a unit is found by its name in any language', async () => {
    const search = page.getByRole('searchbox')
    await search.fill('вершок')
    // The pair stays.
    await expect(page.locator('.unit')).toHaveCount(3)
    await expect(field(page, 'vershok')).toBeVisible()
    await expect(field(page, 'km')).toBeVisible()
    await page.getByRole('button', { name: 'Convert to this: vershok' }).click()
    await expect(page).toHaveURL(/\/kmvershok$/)
    await expect(page.locator('#headline-to')).toHaveValue('22497.19')
    await page.getByRole('combobox', { name: 'To unit' }).click()
    await page.keyboard.type('miles')
    await page.keyboard.press('Enter')
    await search.fill('kilometer')
    await expect(field(page, 'km')).toBeVisible()
    await search.fill('parrot')
    await expect(page.locator('.unit')).toHaveCount(2)
    await page.getByRole('button', { name: 'Show all units' }).click()
    await expect(page.locator('.unit')).toHaveCount(categoryById('length')!.units.length)
  })

  await test.step('the answer says whether it is exact, and shows all digits when asked', async () => {
    await expect(answer(page)).toHaveText('1 km ≈ 0.62137119 mi')
    await page.locator('.answer summary').click()
    await expect(page.locator('.answer-digits')).toContainText('0.6213711922373339696174341843633182215859')
    await page.getByRole('button', { name: 'Swap' }).click()
    await expect(page).toHaveURL(/mikm$/)
    await expect(answer(page)).toHaveText('1 mi = 1.609344 km')
    await expect(page.locator('.answer-more')).toHaveText('exact')
    await field(page, 'mi').fill('')
    await expect(page.locator('.answer')).toContainText('Type a number into any field')
  })

  await test.step('the picture follows what is typed', async () => {
    await field(page, 'km').fill('1')
    await expect(page.getByRole('img', { name: /Your value: 1.km/ })).toHaveAccessibleName(
      /Eiffel Tower: 0.33.km; Your value: 1.km; Mount Everest/,
    )
    await field(page, 'km').fill('300000')
    await expect(
      page.getByRole('img', { name: /Earth: 12,742.km; Your value: 300,000.km; Earth to the Moon/ }),
    ).toBeVisible()
    await field(page, 'km').fill('123456789012345678901234567890')
    await expect(page.getByRole('img', { name: /Your value: 123,456…890.km/ })).toBeVisible()
    await field(page, 'km').fill('x')
    await expect(page.getByRole('img', { name: /Your value/ })).toHaveCount(0)
  })

  await test.step('what is no number clears the other fields, stays as typed, freezes nothing', async () => {
    for (const text of ['hello', '1e999999', '--5', '1,2,3', '1 h', '1/0', '0x10', ' ', '.', '9'.repeat(100_000)]) {
      await field(page, 'km').fill('5')
      await expect(field(page, 'm')).toHaveValue('5000')
      await field(page, 'km').fill(text)
      await expect(field(page, 'm')).toHaveValue('')
      await expect(field(page, 'km')).toHaveValue(text)
    }
    await expect(field(page, 'km')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.locator('.answer')).toContainText('not a number')
  })
})

test('beside the fields of a temperature', async ({ page }) => {
  await test.step('no table shows what is colder than absolute zero', async () => {
    for (const pair of ['kc', 'kf', 'rc', 'rf', 'cf', 'fc', 'rec']) {
      // As they are served: a table does not wait for scripts. Read before a page is open, because pages let no text become markup.
      const served = await (await page.request.get(`/en/metrics/temperature/${pair}`)).text()
      const rows = await page.evaluate((html) => {
        const table = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('.pair-table tbody tr')
        return Array.from(table, (row) => Array.from(row.querySelectorAll('td'), (cell) => cell.textContent))
      }, served)
      expect(rows.length, pair).toBeGreaterThan(5)
      if (/^[kr](?!e)/.test(pair)) expect(rows[0]![0], pair).toBe('0')
      const lowest = { c: -273.15, f: -459.67 }[pair.slice(-1) as 'c' | 'f']
      for (const [, text] of rows)
        expect(Number(text!.replace('−', '-').replaceAll(',', '')), pair).toBeGreaterThanOrEqual(lowest)
    }
  })

  await open(page, '/en/metrics/temperature/cf')

  await test.step('the picture has both units', () =>
    expect(page.getByRole('img', { name: /Your value: 0.°C/ })).toHaveAccessibleName(/Water boils: 100.°C · 212.°F/))

  await test.step('the sign can be changed where a phone has no minus', async () => {
    await field(page, 'c').fill('40')
    await page.getByRole('button', { name: 'Change the sign: degree Celsius' }).click()
    await expect(field(page, 'f')).toHaveValue('-40')
    await page.getByRole('button', { name: 'Change the sign: degree Celsius' }).click()
    await expect(field(page, 'f')).toHaveValue('104')
  })

  await test.step('a difference of temperatures is on no scale', async () => {
    await field(page, 'c').fill('-20 °C - 500 °F')
    await expect(field(page, 'f')).toHaveValue('-504')
    await expect(answer(page)).toHaveText('−280 Δ°C = −504 Δ°F')
    await expect(page.locator('.headline-reading')).toContainText('This is a difference of temperatures')
    await expect(page.locator('.headline-reading')).not.toContainText('absolute zero')
    await expect(page.getByRole('img', { name: /Your value/ })).toHaveCount(0)
  })

  await test.step('a number of a thousand digits is still a number', async () => {
    await field(page, 'c').fill('9'.repeat(1000))
    await expect(field(page, 'k')).toHaveValue(`1${'0'.repeat(997)}272.2`)
    await expect(answer(page)).toHaveText(`9${',999'.repeat(7)}…999,999,999 °C = 18${',000'.repeat(7)}…000,030.2 °F`)
  })

  await test.step('an address without a pair becomes the pair once a field is edited', async () => {
    await open(page, '/ru/metrics/temperature')
    await expect(field(page, 'c')).toHaveValue('0')
    await expect(field(page, 'f')).toHaveValue('32')
    await field(page, 'c').fill('100')
    await expect(page).toHaveURL(/\/ru\/metrics\/temperature\/cf(#.*)?$/)
    await expect(field(page, 'f')).toHaveValue('212')
  })

  await test.step('swapping keeps the number and turns the formula', async () => {
    await page.getByRole('button', { name: 'Поменять местами' }).click()
    await expect(field(page, 'f')).toHaveValue('100')
    await expect(answer(page)).toHaveText('100 °F ≈ 37,78 °C')
    await expect(page.locator('.formula')).toHaveText('°C = (°F − 32) ÷ 1,8')
  })
})
