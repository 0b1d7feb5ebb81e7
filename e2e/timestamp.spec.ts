import type { Page } from '@playwright/test'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'
import {
  countRequests,
  expectEveryRowCopies,
  expectNothingSent,
  paste,
  refuseClipboard,
  row,
  stopClock,
  texts,
  value,
} from './support/devtools.ts'

// A page whose clock was set keeps it: no other test gets its window.
test.use({ reuseContext: false })

type Text = (typeof texts)[(typeof languages)[number]]

/** 2026-11-15T10:00:00Z is 11:00 in Belgrade, the zone the browser of these tests lives in. */
const noon = { seconds: 1_794_736_800, iso: '2026-11-15T10:00:00.000Z' }

const conversions = ['unixiso', 'unixlocal', 'msiso', 'dateunix'] as const

/** The clock repeats labels of the results. */
const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const fieldOf = (page: Page, text: Text) => page.getByLabel(text.timestamp_input, { exact: true })

async function expectRows(page: Page, name: string, rows: readonly (readonly [string, string])[]): Promise<void> {
  await expect(card(page, name).locator('dd:nth-child(2)')).toHaveText(rows.map(([, shown]) => shown))
  await expect(card(page, name).locator('dt')).toHaveText(rows.map(([label]) => label))
}

test.describe('in its own words', () => {
  const fromNow = {
    en: [
      [-60, '1 minute ago'],
      [-120, '2 minutes ago'],
      [3600, '1 hour from now'],
      [2 * 86_400, '2 days from now'],
      [31 * 86_400, 'more than a month from now'],
    ],
    ru: [
      [-60, '1 минуту назад'],
      [-120, '2 минуты назад'],
      [-300, '5 минут назад'],
      [21 * 3600, 'через 21 час'],
      [11 * 3600, 'через 11 часов'],
      [-3 * 86_400, '3 дня назад'],
      [-30 * 86_400, '30 дней назад'],
    ],
    sr: [
      [-60, 'пре 1 минут'],
      [-3 * 3600, 'пре 3 сата'],
      [-5 * 3600, 'пре 5 сати'],
      [21 * 86_400, 'за 21 дан'],
      [-59, 'управо сада'],
    ],
  } as const
  const groupMarks = { en: ',', ru: '\u00a0', sr: '.' } as const

  test('every language tells the present, moments, faults and changes of the clocks', async ({ page }) => {
    await page.clock.setFixedTime(noon.iso)
    for (const language of languages) {
      const text = texts[language]
      await open(page, `/${language}/dev/timestamp`)
      await test.step(`${language}: it starts with the present`, () => expectPresent(page, text))
      await test.step(`${language}: a timestamp becomes seven results and the date field`, () =>
        expectSevenResults(page, text))
      await test.step(`${language}: numbers are grouped to be read, and plain where they are copied`, async () => {
        const marks = await value(card(page, text.timestamp_results), text.timestamp_seconds)
          .locator('[data-mark]')
          .evaluateAll((groups) => groups.map((group) => getComputedStyle(group, '::before').content))
        expect(marks).toEqual(Array.from({ length: 3 }, () => `"${groupMarks[language]}"`))
      })
      await test.step(`${language}: how far from now`, async () => {
        for (const [seconds, words] of fromNow[language]) {
          await fieldOf(page, text).fill(String(noon.seconds + seconds))
          await expect(value(page, text.timestamp_relative)).toHaveText(words)
        }
      })
      await test.step(`${language}: the likelier unit is offered, and more is told`, () => expectGuess(page, text))
      await test.step(`${language}: what is no number or beyond the calendar clears the results`, () =>
        expectFaults(page, text))
      await test.step(`${language}: a date in any zone, through changes of the clocks`, () =>
        expectClockChanges(page, text))
      // The same rules for the same elements: one language is enough.
      if (language === 'sr') await expectAccessible(page)
    }
  })

  async function expectPresent(page: Page, text: Text): Promise<void> {
    await expect(page).toHaveTitle(text.timestamp_page_title)
    await expect(fieldOf(page, text)).toHaveValue(String(noon.seconds))
    await expect(value(page, text.timestamp_relative)).toHaveText(text.timestamp_just_now)
    const clock = card(page, text.timestamp_clock)
    await expect(clock.locator('dd')).toHaveText([
      `${noon.seconds}`,
      `${noon.seconds}000`,
      `${noon.seconds}000000`,
      '15 Nov 2026, 11:00:00 CET',
    ])
    await expect(clock.locator('dt')).toHaveText([
      text.timestamp_clock_seconds,
      text.timestamp_milliseconds,
      text.timestamp_microseconds,
      text.timestamp_clock_local,
    ])
  }

  async function expectSevenResults(page: Page, text: Text): Promise<void> {
    await fieldOf(page, text).fill('1700000000')
    await expectRows(page, text.timestamp_results, [
      [text.timestamp_seconds, '1700000000'],
      [text.timestamp_milliseconds, '1700000000000'],
      [text.timestamp_microseconds, '1700000000000000'],
      [text.timestamp_iso, '2023-11-14T22:13:20.000Z'],
      [text.timestamp_local, '14 Nov 2023, 23:13:20 CET'],
      [text.timestamp_utc, 'Tue, 14 Nov 2023 22:13:20 GMT'],
      [text.timestamp_relative, text.timestamp_long_past],
    ])
    await expect(page.getByLabel(text.timestamp_date_input)).toHaveValue('2023-11-14T23:13:20')
  }

  async function expectGuess(page: Page, text: Text): Promise<void> {
    await fieldOf(page, text).fill('1700000000000')
    const offer = text.timestamp_guess_use.replace('{unit}', text.timestamp_guess_ms)
    await page.getByRole('button', { name: offer }).click()
    await expect(page.getByLabel(text.timestamp_unit, { exact: true })).toHaveValue('ms')
    await expect(value(page, text.timestamp_iso)).toHaveText('2023-11-14T22:13:20.000Z')
    await page.getByText(text.timestamp_more, { exact: true }).click()
    await expect(value(page, text.timestamp_week)).toHaveText('2023-W46')
    await expect(value(page, text.timestamp_nanoseconds)).toHaveText('1700000000000000000')
  }

  async function expectFaults(page: Page, text: Text): Promise<void> {
    const field = fieldOf(page, text)
    for (const [typed, message] of [
      ['abc', text.timestamp_not_numeric],
      ['99999999999999999999', text.timestamp_out_of_range],
    ] as const) {
      await field.fill(typed)
      await expect(page.getByRole('alert')).toHaveText(message)
      await expect(value(page, text.timestamp_iso)).toHaveText('')
      await expect(page.getByLabel(text.timestamp_date_input)).toHaveValue('')
    }
    if (text === texts.ru) await expectAccessible(page)
    await field.fill('')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(value(page, text.timestamp_seconds)).toHaveText('')
    await page.getByRole('button', { name: text.timestamp_use_now }).click()
    await expect(field).toHaveValue(`${noon.seconds}000`)
  }

  async function expectClockChanges(page: Page, text: Text): Promise<void> {
    const date = page.getByLabel(text.timestamp_date_input)
    const iso = value(page, text.timestamp_iso)
    await date.fill('2026-11-15T12:00:00')
    await expect(fieldOf(page, text)).toHaveValue(`${noon.seconds + 3600}000`)
    await expect(iso).toHaveText('2026-11-15T11:00:00.000Z')
    await page.getByLabel(text.timestamp_zone).selectOption('America/New_York')
    await expect(iso).toHaveText('2026-11-15T17:00:00.000Z')
    await date.fill('2026-11-01T01:30:00')
    await expect(page.getByText(text.timestamp_overlap).first()).toBeVisible()
    await expect(iso).toHaveText('2026-11-01T05:30:00.000Z')
    await page.getByText(text.timestamp_overlap_second.replace('{offset}', '-05:00')).click()
    await expect(iso).toHaveText('2026-11-01T06:30:00.000Z')
    await date.fill('2026-03-08T02:30:00')
    await expect(
      page.getByText(text.timestamp_gap.replace('{before}', 'UTC-05:00').replace('{after}', 'UTC-04:00')),
    ).toBeVisible()
  }
})

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
    await expect(page.getByTestId('answer')).toContainText('5 Jun 2023')
    await page.getByRole('button', { name: 'month, day, year' }).click()
    await expect(page.getByTestId('answer')).toContainText('6 May 2023')
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
      })

      await test.step('the date field yields as well, and its timestamp follows', async () => {
        await open(page, '/en/dev/timestamp/dateunix')
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
  await expect(page).toHaveURL(/#timestamp=05%2F06%2F2023\+22%3A13&zone=Asia%2FTokyo$/)
  await page.getByRole('button', { name: 'month, day, year' }).click()
  await expect(page).toHaveURL(/&zone=Asia%2FTokyo&reading=\d$/)
  const link = page.url()
  await page.reload()
  await expect(value(page, 'ISO 8601')).toHaveText('2023-05-06T13:13:00.000Z')
  await open(page, link.replace('/en/', '/ru/'))
  await expect(value(page, 'ISO 8601')).toHaveText('2023-05-06T13:13:00.000Z')
  for (const bad of ['#unit=ms', '#timestamp', '#zone=Mars', '#%E0%A4%A']) {
    await open(page, `/en/dev/timestamp${bad}`)
    await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('s')
  }
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test('the clock ticks every second, and copying is told for two', async ({ page }) => {
    await page.clock.install({ time: noon.iso })
    await open(page, '/en/dev/timestamp')

    await test.step('all seven results can be copied', async () => {
      const results = card(page, 'Results').locator('dl > div')
      await expect(results).toHaveCount(7)
      await expectEveryRowCopies(page, results)
    })

    // From here on only the test moves the time: a slow machine misses no second.
    await stopClock(page)
    await test.step('the clock ticks every second', async () => {
      const seconds = value(card(page, texts.en.timestamp_clock), texts.en.timestamp_clock_seconds)
      await expect(seconds).toHaveText(/^1794736\d{3}$/)
      const before = Number(await seconds.textContent())
      await page.clock.runFor(3000)
      await expect(seconds).toHaveText(String(before + 3))
    })

    await test.step('the button says for two seconds that it has copied', async () => {
      const button = row(page, 'ISO 8601').getByRole('button')
      await button.click()
      await expect(button).toHaveAttribute('data-copied', 'true')
      await page.clock.runFor(1900)
      await expect(button).toHaveAttribute('data-copied', 'true')
      await page.clock.runFor(200)
      await expect(button).not.toHaveAttribute('data-copied')
    })
  })
})

test('on a phone everything has room', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  for (const language of languages)
    await test.step(`${language}: each conversion has its own title, description and unit, and its answer on the first screen`, async () => {
      const text = texts[language]
      for (const id of conversions) {
        await open(page, `/${language}/dev/timestamp/${id}`)
        await expect(page).toHaveTitle(text[`timestamp_${id}_page_title`])
        const description = await page.locator('meta[name="description"]').getAttribute('content')
        expect(description).toBe(text[`timestamp_${id}_page_description`])
        await expect(page.getByLabel(text.timestamp_unit, { exact: true })).toHaveValue(id === 'msiso' ? 'ms' : 's')
        await expectOnFirstScreen(page, text, id === 'dateunix' ? text.timestamp_date_input : text.timestamp_input)
      }
      expect(new Set(conversions.map((id) => text[`timestamp_${id}_page_description`])).size).toBe(4)
      await open(page, `/${language}/dev/timestamp`)
      await expectOnFirstScreen(page, text, text.timestamp_input)
    })

  // From the second page on in the font of the site, which is wider.
  expect(await page.evaluate(() => localStorage.getItem('convertory:font'))).toBe('loaded')
  await test.step('the present is shown whole at every width, and on phones the date with its icon', async () => {
    const field = fieldOf(page, texts.sr)
    for (const width of [320, 360, 375, 412, 640, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth), `${width} px`).toBeLessThanOrEqual(
        0,
      )
      if (width < 640) await expectRoomForDate(page, width)
    }
  })
})

/** The field and its answer, before the clock. */
async function expectOnFirstScreen(page: Page, text: Text, label: string): Promise<void> {
  const answer = page.getByTestId('answer')
  await expect(answer).not.toHaveText('')
  for (const part of [page.getByLabel(label, { exact: true }), answer]) {
    const box = await part.boundingBox()
    expect(box!.y + box!.height, page.url()).toBeLessThanOrEqual(812)
  }
  const clock = await card(page, text.timestamp_clock).boundingBox()
  expect(clock!.y).toBeGreaterThan((await answer.boundingBox())!.y)
}

async function expectRoomForDate(page: Page, width: number): Promise<void> {
  const { given, wanted } = await page.locator('input[type=datetime-local]').evaluate((input: HTMLInputElement) => {
    const { paddingInline, fontSize, fontVariantNumeric, letterSpacing } = getComputedStyle(input)
    const text = document.createElement('span')
    // The longest way this browser writes a moment; its icon has 20 px.
    text.textContent = '12/28/2026, 08:48:58 AM'
    Object.assign(text.style, { paddingInline, fontSize, fontVariantNumeric, letterSpacing, width: 'max-content' })
    document.body.append(text)
    const wanted = text.offsetWidth + 20
    text.remove()
    return { given: input.clientWidth, wanted }
  })
  expect(wanted, `${width} px`).toBeLessThanOrEqual(given)
}

test('nothing moves while the clock starts', async ({ page }) => {
  for (const [path, width] of [
    ['/en/dev/timestamp', 1440],
    ['/ru/dev/timestamp', 375],
    ['/sr/dev/timestamp/dateunix', 900],
    ['/ru/dev/timestamp/unixlocal', 1100],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await open(page, path)
    await page.waitForTimeout(1200)
    expect(await layoutShift(page), path).toBe(0)
  }
})
