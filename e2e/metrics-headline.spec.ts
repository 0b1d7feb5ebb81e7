import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, open, test } from './fixtures.ts'

const from = (page: Page): Locator => page.locator('#headline-from')
const to = (page: Page): Locator => page.locator('#headline-to')
const card = (page: Page, unit: string): Locator => page.locator(`#unit-${unit}`)
const picker = (page: Page, side: 'From' | 'To'): Locator => page.getByRole('combobox', { name: `${side} unit` })

/** The unit that Enter would take. */
const active = (box: Locator): Promise<string | null | undefined> =>
  box.evaluate((input) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent)

async function pick(page: Page, side: 'From' | 'To', name: string): Promise<void> {
  await picker(page, side).click()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
}

test('the two fields and their units', async ({ page }) => {
  await open(page, '/en/metrics/length/kmmi')

  await test.step('eight Tabs at most lead to the first', async () => {
    let tabs = 0
    for (; tabs < 20; tabs++) {
      await page.keyboard.press('Tab')
      if (await from(page).evaluate((input) => input === document.activeElement)) break
    }
    expect(tabs + 1).toBeLessThanOrEqual(8)
    await from(page).blur()
  })

  await test.step('yield to a key that a busy page takes before it has placed the caret', async () => {
    // The field was left with all of it selected: into that, a click places the caret last of all.
    await page.evaluate(() => {
      const work = () => {
        console.log('busy')
        const end = performance.now() + 500
        while (performance.now() < end);
      }
      addEventListener('click', work, { once: true })
    })
    const busy = page.waitForEvent('console', (message) => message.text() === 'busy')
    const click = from(page).click()
    await busy
    await page.keyboard.type('7')
    await click
    await expect(from(page)).toHaveValue('7')
    await open(page, '/en/metrics/length/kmmi')
  })

  await test.step('are those of the cards, whichever is typed into', async () => {
    await from(page).click()
    await page.keyboard.type('42.195')
    await expect(to(page)).toHaveValue('26.218757')
    await expect(card(page, 'km')).toHaveValue('42.195')
    await card(page, 'ft').fill('5280')
    await expect(to(page)).toHaveValue('1')
    // Typing on the right makes that unit the first of the pair, but the sides stay where they are under the caret.
    await to(page).click()
    await page.keyboard.type('26.2')
    await expect(page).toHaveURL(/\/mikm/)
    await expect(page.locator('h1')).toHaveText('Miles to kilometres')
    await expect(to(page)).toHaveValue('26.2')
    await expect(to(page)).toBeFocused()
    await expect(from(page)).toHaveValue('42.164813')
  })

  await test.step('a long number breaks between its groups', async () => {
    await from(page).fill('1234567890123456789012345678901234567890')
    const answer = page.locator('.headline-reading output')
    await expect(answer).toContainText('1,234,567,890,123')
    await expect(answer.locator('wbr')).toHaveCount(9)
  })

  await test.step('nothing to copy, no button', async () => {
    await from(page).fill('abc')
    await expect(page.locator('.headline-row button:visible')).toHaveCount(0)
  })

  await open(page, '/en/metrics/length')
  const steps = await page.evaluate(() => history.length)
  await test.step('an inch is found by all its names', async () => {
    const box = picker(page, 'To')
    for (const query of ['in', 'inches', 'INCH', 'дюймы', 'инчи', 'inča', '"']) {
      await box.click()
      await page.keyboard.type(query)
      await expect.poll(() => active(box), query).toBe('inch in')
      await page.keyboard.press('Escape')
      await expect(box).toHaveValue('mile')
    }
    await pick(page, 'To', 'inches')
    await expect(page).toHaveURL(/\/kmin$/)
  })

  await test.step('picking a unit changes the pair and keeps what was typed', async () => {
    await from(page).fill('3')
    await pick(page, 'To', 'футов')
    await expect(page).toHaveURL(/\/en\/metrics\/length\/kmft#km=3$/)
    await expect(page.locator('h1')).toHaveText('Kilometres to feet')
    await expect(page).toHaveTitle(/^Kilometres to feet/)
    await expect(to(page)).toHaveValue('9842.52')
    await pick(page, 'From', 'milja')
    await expect(page).toHaveURL(/\/mift#mi=3$/)
    await expect(from(page)).toHaveValue('3')
    await expect(to(page)).toHaveValue('15840')
    // The unit of the other side changes places.
    await pick(page, 'To', 'mile')
    await expect(page).toHaveURL(/\/ftmi#ft=3$/)
    await expect(picker(page, 'From')).toHaveValue('foot')
    await page.getByRole('button', { name: 'Swap' }).click()
    await expect(page).toHaveURL(/\/mift#mi=3$/)
    await expect(from(page)).toHaveValue('3')
    expect(await page.evaluate(() => history.length)).toBe(steps)
  })
})

test('the picker works with the keyboard alone, and with a screen reader', async ({ page }) => {
  await open(page, '/en/metrics/mass/kglb')
  const box = picker(page, 'To')
  await box.focus()
  await expect(box).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('ArrowDown')
  await expect(box).toHaveAttribute('aria-expanded', 'true')
  expect(await active(box)).toBe('pound lb')
  await expect(page.getByRole('option', { name: 'pound lb', exact: true })).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  expect(await active(box)).toBe('ounce oz')
  await expect(page.getByRole('listbox').getByRole('group')).toHaveCount(5)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(box).toHaveValue('pound')
  await expect(page).toHaveURL(/kglb$/)
  await page.keyboard.type('parrot')
  await expect(page.locator('.combobox [role=status]')).toHaveText('No matching unit')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kglb$/)
  await page.keyboard.type('stone')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/kgst$/)
})

test('what was understood is said quietly', async ({ page }) => {
  const words = page.locator('#headline-reading')

  await test.step('in English', async () => {
    await open(page, '/en/metrics/length/mcm')
    for (const [typed, said, result] of [
      [`5'11"`, 'Read as 5 ft 11 in', '180.34'],
      ['10 km', 'Read as 10 km', '1000000'],
      ['3 1/2', 'Read as 3.5', '350'],
      ['1,234', 'Read as 1234: the comma groups digits. For a decimal number write 1.234.', '123400'],
      ['1 h', '“h” is not a unit of length', ''],
      ['hello', 'This is not a number', ''],
      ['−5', '−5 m = −500 cm', '-500'],
    ] as const) {
      await from(page).fill(typed)
      await expect(words).toContainText(said)
      await expect(to(page)).toHaveValue(result)
      await expect(from(page)).toHaveValue(typed)
    }
    // A quantity of the other unit, typed on this side.
    await from(page).fill('250 cm')
    await expect(words).toContainText('250 cm = 2.5 m')
  })

  await test.step('in Serbian, of its own comma', async () => {
    await open(page, '/sr/metrics/length/mcm')
    await from(page).fill('1.000')
    await expect(words).toContainText(
      'Прочитано као 1,000: тачка одваја децимале. Ако мислите на хиљаде, напишите 1000.',
    )
    await from(page).fill('1.234,5')
    await expect(to(page)).toHaveValue('123450')
  })

  await test.step('in Russian, of what is too cold; the first keystroke moves nothing', async () => {
    await page.setViewportSize({ width: 375, height: 812 })
    await open(page, '/ru/metrics/temperature')
    const { y } = (await from(page).boundingBox())!
    await from(page).fill('36.6')
    await expect(page).toHaveURL(/\/cf/)
    await expect(page.locator('h1')).toHaveText('Конвертер температуры')
    expect((await from(page).boundingBox())!.y).toBe(y)
    await page.locator('label').getByText('С чем сравнить').click()
    await expect(page.getByRole('img', { name: /Ваше значение/ })).toHaveCount(1)
    await from(page).fill('-300')
    await expect(words).toContainText('ниже абсолютного нуля')
    await expect(page.getByRole('img', { name: /Ваше значение/ })).toHaveCount(0)
  })
})
