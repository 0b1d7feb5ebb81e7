import { expect, expectAccessible, open, test } from './fixtures.ts'
import { countRequests, expectNothingSent, paste, refuseClipboard, row, texts, value } from './support/devtools.ts'

import { card, fieldOf, noon } from './support/timestamp.ts'

// A page whose clock was set keeps it: no other test gets its window.
test.use({ reuseContext: false })

test('what is typed is read and explained; nothing is sent, and nothing copied where that is refused', async ({
  page,
  baseURL,
}) => {
  await page.clock.setFixedTime(noon.iso)
  const expectRefused = await refuseClipboard(page)
  await open(page, '/en/dev/timestamp')
  await page.waitForLoadState('networkidle')
  const requests = countRequests(page)
  const input = fieldOf(page, texts.en)
  const unit = page.getByLabel('Unit', { exact: true })
  const iso = value(page, 'ISO 8601')

  await test.step('a number as a spreadsheet shows it counts what its size says', async () => {
    await input.fill('1.7E+12')
    await expect(iso).toHaveText('2023-11-14T22:13:20.000Z')
    await expect(unit).toHaveValue('ms')
  })

  await test.step('microseconds are exact, before 1970 and far ahead', async () => {
    await unit.selectOption('us')
    for (const [count, moment] of [
      ['-1', '1969-12-31T23:59:59.999Z'],
      ['348068918750208907', '+012999-11-12T10:45:50.208Z'],
    ] as const) {
      await input.fill(count)
      await expect(iso).toHaveText(moment)
      await expect(value(card(page, 'Results'), 'Microseconds')).toHaveText(count)
    }
    await unit.selectOption('s')
  })

  await test.step('what is pasted is read, and what was understood is said', async () => {
    for (const written of ['Sun, 06 Nov 1994 08:49:37 GMT', '1994-11-06T09:49:37+01:00', 'Sun Nov  6 08:49:37 1994']) {
      await input.fill(written)
      await expect(value(card(page, 'Results'), 'Seconds')).toHaveText('784111777')
      await input.fill('')
    }
    for (const [text, moment, said] of [
      ['2023-11-14T22:13:20[Europe/Moscow]', '2023-11-14T19:13:20.000Z', 'Time zone: Europe/Moscow (UTC+03:00)'],
      ['14.11.2023 22:13', '2023-11-14T21:13:00.000Z', 'It names no time zone: read in Europe/Belgrade'],
      ['2023-11-14', '2023-11-14T00:00:00.000Z', 'It names no time zone: read in UTC'],
      ['[14/Nov/2023:22:13:20 +0000]', '2023-11-14T22:13:20.000Z', 'web server log'],
      ['14. новембар 2023. у 22:13', '2023-11-14T21:13:00.000Z', 'month by name'],
      ['1,700,000,000', '2023-11-14T22:13:20.000Z', 'Read as the number 1700000000'],
      ['017F22E2-79B0-7CC3-98C4-DC0C0C07398F', '2022-02-22T19:22:22.000Z', 'UUID v7'],
      ['Mon, 14 Nov 2023 22:13:20 GMT', '2023-11-14T22:13:20.000Z', 'The text says Monday, but that day is a Tuesday'],
      ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z', 'leap second'],
    ] as const) {
      await input.fill(text)
      await expect(iso).toHaveText(moment)
      await expect(page.getByRole('status').filter({ hasText: said }).first(), text).toBeVisible()
    }
    await expectAccessible(page)
  })

  await test.step('what cannot be is refused, and why', async () => {
    for (const [text, said] of [
      ['2023-11-14T22:13:20+01:00[Europe/Moscow]', 'it says UTC+01:00, but Europe/Moscow is at UTC+03:00'],
      ['2023-11-14T12:34:60Z', 'There was no leap second then'],
      ['31 September 2023', 'the last one of the month is 30 (September 2023)'],
      ['550e8400-e29b-41d4-a716-446655440000', 'A UUID of version 4 holds no time'],
    ] as const) {
      await input.fill(text)
      await expect(page.getByRole('alert')).toContainText(said)
      await expect(iso).toHaveText('')
      await expect(input).toHaveValue(text)
    }
  })

  await test.step('another reading is a button away, and back again', async () => {
    await input.fill('45244')
    await expect(iso).toHaveText('1970-01-01T12:34:04.000Z')
    await page.getByRole('button', { name: 'Excel day number' }).click()
    await expect(iso).toHaveText('2023-11-13T23:00:00.000Z')
    await page.getByRole('button', { name: 'Read as seconds' }).click()
    await expect(iso).toHaveText('1970-01-01T12:34:04.000Z')
    await input.fill('05/06/2023')
    await expect(page.getByTestId('answer')).toContainText('6 May 2023')
    await page.getByRole('button', { name: 'day, month, year' }).first().click()
    await expect(page.getByTestId('answer')).toContainText('5 Jun 2023')
  })

  await test.step('the first moment of year 1 is the last evening before Christ in New York', async () => {
    await page.getByLabel('Time zone').selectOption('America/New_York')
    await input.fill('0001-01-01T00:00:00Z')
    await expect(value(page, 'In America/New York')).toContainText('BC')
    await expect(value(page, 'Local')).not.toContainText('BC')
  })

  await test.step('a refused clipboard changes nothing but the log', async () => {
    await expectRefused(row(page, 'ISO 8601').getByRole('button'))
  })

  await test.step('nothing was sent, nor is by the other controls', async () => {
    await page.getByRole('button', { name: 'Use current time' }).click()
    await page.getByLabel('Date and time').fill('2001-09-09T01:46:40')
    await page.getByText('More about this moment').click()
    await page.waitForTimeout(500)
    expectNothingSent(requests, baseURL)
  })
})

for (const gesture of ['click', 'tap'] as const)
  test.describe(`first gesture: ${gesture}`, () => {
    test.use({ hasTouch: gesture === 'tap', permissions: ['clipboard-read', 'clipboard-write'] })

    test('what the page put into its fields gives way', async ({ page }) => {
      const input = fieldOf(page, texts.en)
      const unit = page.getByLabel('Unit', { exact: true })

      await test.step('a pasted number replaces the present; undo brings it back', async () => {
        await open(page, '/en/dev/timestamp')
        await expect(input).not.toHaveValue('')
        const before = await input.inputValue()
        await input[gesture]()
        await paste(page, '1700000000')
        await expect(input).toHaveValue('1700000000')
        await expect(page.getByTestId('answer')).toHaveText('14 Nov 2023, 23:13:20 CET')
        await page.keyboard.press('ControlOrMeta+Z')
        await expect(input).toHaveValue(before)
      })

      await test.step('thirteen digits are milliseconds, which is said and can be undone', async () => {
        await open(page, '/en/dev/timestamp')
        await expect(input).not.toHaveValue('')
        await input[gesture]()
        await paste(page, '1700000000000')
        await expect(unit).toHaveValue('ms')
        await expect(value(page, 'ISO 8601')).toHaveText('2023-11-14T22:13:20.000Z')
        await expect(page.getByText('Read as milliseconds: that is what')).toBeVisible()
        if (gesture === 'tap') await expectAccessible(page)
        await page.getByRole('button', { name: 'Read as seconds' }).click()
        await expect(unit).toHaveValue('s')
        await expect(value(page, 'ISO 8601')).toHaveText('+055840-11-08T22:13:20.000Z')
      })

      await test.step('a unit that somebody chose is not switched any more', async () => {
        await page.getByRole('button', { name: 'Use current time' }).click()
        await input[gesture]()
        await paste(page, '1700000000000')
        await expect(input).toHaveValue('1700000000000')
        await expect(unit).toHaveValue('s')
        await input.fill('')
        await input.fill('1700000000000')
        await expect(unit).toHaveValue('ms')
      })

      await test.step('the date field yields as well, and its timestamp follows', async () => {
        await page.locator('main nav a[href$="/dateunix"]')[gesture]()
        await page.waitForURL('/en/dev/timestamp/dateunix')
        const date = page.getByLabel('Date and time')
        await expect(date).not.toHaveValue('')
        await date[gesture]({ position: { x: 20, y: 20 } })
        await page.keyboard.type('11142023')
        await expect(date).toHaveValue(/^2023-11-14T/)
        await date.fill('2026-11-15T11:00:00')
        await expect(page.getByTestId('answer')).toHaveText(String(noon.seconds))
        await expect(input).toHaveValue(String(noon.seconds))
        await expect(value(page, 'ISO 8601')).toHaveText(noon.iso)
      })
    })
  })

test('what was typed and picked survives a reload and a change of language; a bad link is ignored', async ({
  page,
}) => {
  await open(page, '/en/dev/timestamp')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await fieldOf(page, texts.en).fill('05/06/2023 22:13')
  await expect(page).toHaveURL(/#timestamp=05%2F06%2F2023\+22%3A13&order=month&zone=Asia%2FTokyo$/)
  await page.getByRole('button', { name: 'day, month, year' }).first().click()
  await expect(page).toHaveURL(/&zone=Asia%2FTokyo&reading=\d$/)
  const link = page.url()
  await page.reload()
  await expect(value(page, 'ISO 8601')).toHaveText('2023-06-05T13:13:00.000Z')
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
  await expect(page.getByRole('option', { name: 'Europe/Belgrade', exact: true })).toBeAttached()
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Tokyo')
  await open(page, '/en/dev/timestamp#timestamp=0&zone=Asia/Calcutta')
  await expect(page.getByLabel('Time zone')).toHaveValue('Asia/Calcutta')
  await open(page, link.replace('/en/', '/ru/'))
  await expect(value(page, 'ISO 8601')).toHaveText('2023-06-05T13:13:00.000Z')
  for (const bad of ['#unit=ms', '#timestamp', '#zone=Mars', '#%E0%A4%A']) {
    await open(page, `/en/dev/timestamp${bad}`)
    await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('s')
  }
})

test('what is typed in the moment when the reader has come is not lost', async ({ page }) => {
  const isTyped = Promise.withResolvers<void>()
  await page.route(/\/assets\/read-typed-[^/]*\.js/, async (route) => {
    await isTyped.promise
    await route.continue()
  })
  await open(page, '/en/dev/timestamp')
  const field = page.getByLabel('Timestamp', { exact: true })
  await field.fill('2023-11-14T22:13:20Z')
  await field.evaluate((input: HTMLInputElement) => {
    // Right behind the drawing of what was typed before, ahead of everything React does later.
    new MutationObserver((_, observer) => {
      if (!document.body.textContent.includes('2023-11-14T22:13:20.000Z')) return
      observer.disconnect()
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, '2024-05-01T10:00:00Z')
      input.dispatchEvent(new Event('input', { bubbles: true }))
    }).observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  isTyped.resolve()
  await expect(page.getByText('2024-05-01T10:00:00.000Z').first()).toBeVisible()
  await expect(field).toHaveValue('2024-05-01T10:00:00Z')
})
