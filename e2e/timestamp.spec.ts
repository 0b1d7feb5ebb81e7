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

/** 2026-11-15T10:00:00Z is 11:00 in Belgrade, the zone the browser of these tests lives in. */
const noon = { seconds: 1_794_736_800, iso: '2026-11-15T10:00:00.000Z' }

for (const language of languages) {
  const text = texts[language]
  const results = (page: Parameters<typeof row>[0]) => page.getByRole('region', { name: text.timestamp_results })

  test.describe(`${language}: timestamp converter`, () => {
    test('has a clock that ticks every second, and starts with the present', async ({ page }) => {
      await page.clock.install({ time: noon.iso })
      await open(page, `/${language}/dev/timestamp`)
      await expect(page).toHaveTitle(text.timestamp_page_title)
      const clock = page.getByRole('region', { name: text.timestamp_clock })
      // From here on only the test moves the time: a slow machine misses no second.
      await page.clock.pauseAt(Date.parse(noon.iso) + 50_000)
      await expect(value(clock, text.timestamp_clock_seconds)).toContainText(/^17947368\d\d$/)
      const before = Number(await value(clock, text.timestamp_clock_seconds).textContent())
      await page.clock.runFor(3000)
      await expect(value(clock, text.timestamp_clock_seconds)).toContainText(String(before + 3))
      await expect(value(clock, text.timestamp_milliseconds)).toContainText(/^\d{13}$/)
      await expect(value(clock, text.timestamp_microseconds)).toContainText(/^\d{16}$/)
      await expect(value(clock, text.timestamp_clock_local)).toContainText('15 Nov 2026, 11:00')
      await expect(page.getByLabel(text.timestamp_input, { exact: true })).toHaveValue(/^17947368\d\d$/)
      await expect(value(results(page), text.timestamp_relative)).toHaveText(text.timestamp_just_now)
    })

    test('turns a timestamp into seven results and the date field', async ({ page }) => {
      await open(page, `/${language}/dev/timestamp`)
      const input = page.getByLabel(text.timestamp_input, { exact: true })
      await input.fill('1700000000')
      for (const [label, expected] of [
        [text.timestamp_seconds, '1700000000'],
        [text.timestamp_milliseconds, '1700000000000'],
        [text.timestamp_microseconds, '1700000000000000'],
        [text.timestamp_iso, '2023-11-14T22:13:20.000Z'],
        [text.timestamp_local, '14 Nov 2023, 23:13:20 CET'],
        [text.timestamp_utc, 'Tue, 14 Nov 2023 22:13:20 GMT'],
        [text.timestamp_relative, text.timestamp_long_past],
      ] as const) {
        await expect(value(results(page), label)).toHaveText(expected)
      }
      await expect(page.getByLabel(text.timestamp_date_input)).toHaveValue('2023-11-14T23:13:20')

      await page.getByLabel(text.timestamp_unit, { exact: true }).selectOption('us')
      await input.fill('-1')
      await expect(value(results(page), text.timestamp_iso)).toHaveText('1969-12-31T23:59:59.999Z')
      await expect(value(results(page), text.timestamp_microseconds)).toHaveText('-1')
      await input.fill('348068918750208907')
      await expect(value(results(page), text.timestamp_microseconds)).toHaveText('348068918750208907')
      await expect(value(results(page), text.timestamp_iso)).toHaveText('+012999-11-12T10:45:50.208Z')
    })

    test('clears the results of what is no number or beyond the calendar', async ({ page }) => {
      await open(page, `/${language}/dev/timestamp`)
      const input = page.getByLabel(text.timestamp_input, { exact: true })
      for (const [typed, message] of [
        ['abc', text.timestamp_not_numeric],
        ['99999999999999999999', text.timestamp_out_of_range],
      ] as const) {
        await input.fill(typed)
        await expect(page.getByRole('alert')).toHaveText(message)
        await expect(value(results(page), text.timestamp_iso)).toHaveText('')
        await expect(page.getByLabel(text.timestamp_date_input)).toHaveValue('')
      }
      await expectAccessible(page)
      await input.fill('')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(value(results(page), text.timestamp_seconds)).toHaveText('')
      await page.getByRole('button', { name: text.timestamp_use_now }).click()
      await expect(input).toHaveValue(/^\d{10}$/)
    })

    test('turns a date into a timestamp, in any zone, through changes of the clocks', async ({ page }) => {
      await open(page, `/${language}/dev/timestamp/dateunix`)
      await expect(page).toHaveTitle(text.timestamp_dateunix_page_title)
      const date = page.getByLabel(text.timestamp_date_input)
      const input = page.getByLabel(text.timestamp_input, { exact: true })
      await date.fill('2026-11-15T11:00:00')
      await expect(input).toHaveValue(String(noon.seconds))
      await expect(value(results(page), text.timestamp_iso)).toHaveText(noon.iso)

      await page.getByLabel(text.timestamp_zone).selectOption('America/New_York')
      await expect(value(results(page), text.timestamp_iso)).toHaveText('2026-11-15T16:00:00.000Z')
      await date.fill('2026-11-01T01:30:00')
      await expect(page.getByText(text.timestamp_overlap).first()).toBeVisible()
      await expect(value(results(page), text.timestamp_iso)).toHaveText('2026-11-01T05:30:00.000Z')
      await page.getByText(text.timestamp_overlap_second.replace('{offset}', '-05:00')).click()
      await expect(value(results(page), text.timestamp_iso)).toHaveText('2026-11-01T06:30:00.000Z')
      await date.fill('2026-03-08T02:30:00')
      await expect(
        page.getByText(text.timestamp_gap.replace('{before}', 'UTC-05:00').replace('{after}', 'UTC-04:00')),
      ).toBeVisible()
      await expectAccessible(page)
    })

    test('reads dates written out and guesses the unit', async ({ page }) => {
      await open(page, `/${language}/dev/timestamp`)
      const input = page.getByLabel(text.timestamp_input, { exact: true })
      for (const written of [
        'Sun, 06 Nov 1994 08:49:37 GMT',
        '1994-11-06T09:49:37+01:00',
        'Sun Nov  6 08:49:37 1994',
      ]) {
        await input.fill(written)
        await expect(value(results(page), text.timestamp_seconds)).toHaveText('784111777')
      }
      await input.fill('1700000000000')
      await page
        .getByRole('button', { name: text.timestamp_guess_use.replace('{unit}', text.timestamp_guess_ms) })
        .click()
      await expect(page.getByLabel(text.timestamp_unit, { exact: true })).toHaveValue('ms')
      await expect(value(results(page), text.timestamp_iso)).toHaveText('2023-11-14T22:13:20.000Z')
      await page.getByText(text.timestamp_more, { exact: true }).click()
      await expect(value(page, text.timestamp_week)).toHaveText('2023-W46')
      await expect(value(page, text.timestamp_nanoseconds)).toHaveText('1700000000000000000')
    })

    test('each conversion has its own title, description and starting unit', async ({ page }) => {
      const seen = new Set<string>()
      for (const id of ['unixiso', 'unixlocal', 'msiso', 'dateunix'] as const) {
        await open(page, `/${language}/dev/timestamp/${id}`)
        await expect(page).toHaveTitle(text[`timestamp_${id}_page_title`])
        const description = await page.locator('meta[name="description"]').getAttribute('content')
        expect(description).toBe(text[`timestamp_${id}_page_description`])
        seen.add(`${description}`)
        await expect(page.getByLabel(text.timestamp_unit, { exact: true })).toHaveValue(id === 'msiso' ? 'ms' : 's')
      }
      expect(seen.size).toBe(4)
    })
  })
}

for (const gesture of ['click', 'tap'] as const)
  test.describe(`first gesture: ${gesture}`, () => {
    test.use({ hasTouch: gesture === 'tap', permissions: ['clipboard-read', 'clipboard-write'] })

    test('a pasted number replaces the present; undo brings it back', async ({ page }) => {
      await open(page, '/en/dev/timestamp')
      const input = page.getByLabel('Timestamp', { exact: true })
      await expect(input).not.toHaveValue('')
      const before = await input.inputValue()
      await input[gesture]()
      await paste(page, '1700000000')
      await expect(input).toHaveValue('1700000000')
      await expect(page.getByTestId('answer')).toHaveText('14 Nov 2023, 23:13:20 CET')
      await page.keyboard.press('ControlOrMeta+Z')
      await expect(input).toHaveValue(before)
    })

    test('thirteen digits are milliseconds, which is said and can be undone', async ({ page }) => {
      await open(page, '/en/dev/timestamp')
      const input = page.getByLabel('Timestamp', { exact: true })
      await expect(input).not.toHaveValue('')
      await input[gesture]()
      await paste(page, '1700000000000')
      await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('ms')
      await expect(value(page, 'ISO 8601')).toHaveText('2023-11-14T22:13:20.000Z')
      await expect(page.getByText('Read as milliseconds: that is what')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('button', { name: 'Read as seconds' }).click()
      await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('s')
      await expect(value(page, 'ISO 8601')).toHaveText('+055840-11-08T22:13:20.000Z')
      // A unit that somebody chose is not switched any more.
      await page.getByRole('button', { name: 'Use current time' }).click()
      await input[gesture]()
      await paste(page, '1700000000000')
      await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('s')
    })

    test('the date field yields as well', async ({ page }) => {
      await open(page, '/en/dev/timestamp/dateunix')
      const date = page.getByLabel('Date and time')
      await expect(date).not.toHaveValue('')
      await date[gesture]({ position: { x: 20, y: 20 } })
      await page.keyboard.type('11142023')
      await expect(date).toHaveValue(/^2023-11-14T/)
    })
  })

test('on a phone the field and its answer are on the first screen, before the clock', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  for (const language of languages)
    for (const conversion of ['', '/unixiso', '/unixlocal', '/msiso', '/dateunix']) {
      await open(page, `/${language}/dev/timestamp${conversion}`)
      const answer = page.getByTestId('answer')
      await expect(answer).not.toHaveText('')
      const label = conversion === '/dateunix' ? texts[language].timestamp_date_input : texts[language].timestamp_input
      for (const part of [page.getByLabel(label, { exact: true }), answer]) {
        const box = await part.boundingBox()
        expect(box!.y + box!.height, `${language}${conversion}`).toBeLessThanOrEqual(812)
      }
      const clock = await page.getByRole('region', { name: texts[language].timestamp_clock }).boundingBox()
      expect(clock!.y).toBeGreaterThan((await answer.boundingBox())!.y)
    }
})

test('what is pasted is read, and what was understood is said', async ({ page }) => {
  await page.clock.setFixedTime(noon.iso)
  await open(page, '/en/dev/timestamp')
  const input = page.getByLabel('Timestamp', { exact: true })
  for (const [text, iso, said] of [
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
    await expect(value(page, 'ISO 8601')).toHaveText(iso)
    await expect(page.getByRole('status').filter({ hasText: said }).first(), text).toBeVisible()
  }
  await expectAccessible(page)
  for (const [text, said] of [
    ['2023-11-14T22:13:20+01:00[Europe/Moscow]', 'it says UTC+01:00, but Europe/Moscow is at UTC+03:00'],
    ['2023-11-14T12:34:60Z', 'There was no leap second then'],
    ['31 September 2023', 'the last one of the month is 30 (September 2023)'],
    ['550e8400-e29b-41d4-a716-446655440000', 'A UUID of version 4 holds no time'],
  ] as const) {
    await input.fill(text)
    await expect(page.getByRole('alert')).toContainText(said)
    await expect(value(page, 'ISO 8601')).toHaveText('')
    await expect(input).toHaveValue(text)
  }
})

test('another reading is a button away, and back again', async ({ page }) => {
  await open(page, '/en/dev/timestamp')
  const input = page.getByLabel('Timestamp', { exact: true })
  await input.fill('45244')
  await expect(value(page, 'ISO 8601')).toHaveText('1970-01-01T12:34:04.000Z')
  await page.getByRole('button', { name: 'Excel day number' }).click()
  await expect(value(page, 'ISO 8601')).toHaveText('2023-11-13T23:00:00.000Z')
  await page.getByRole('button', { name: 'Read as seconds' }).click()
  await expect(value(page, 'ISO 8601')).toHaveText('1970-01-01T12:34:04.000Z')
  await input.fill('05/06/2023')
  await expect(page.getByTestId('answer')).toContainText('5 Jun 2023')
  await page.getByRole('button', { name: 'month, day, year' }).click()
  await expect(page.getByTestId('answer')).toContainText('6 May 2023')
})

test('the reading that was picked goes along in the link', async ({ page }) => {
  await open(page, '/en/dev/timestamp')
  await page.getByLabel('Timestamp', { exact: true }).fill('45244')
  await page.getByRole('button', { name: 'Excel day number' }).click()
  await expect(page).toHaveURL(/#timestamp=45244&reading=\d$/)
  const link = page.url()
  await page.reload()
  await expect(value(page, 'ISO 8601')).toHaveText('2023-11-13T23:00:00.000Z')
  await open(page, link.replace('/en/', '/ru/'))
  await expect(value(page, 'ISO 8601')).toHaveText('2023-11-13T23:00:00.000Z')
})

test('a number as a spreadsheet shows it counts what its size says', async ({ page }) => {
  await open(page, '/en/dev/timestamp')
  await page.getByLabel('Timestamp', { exact: true }).fill('1.7E+12')
  await expect(value(page, 'ISO 8601')).toHaveText('2023-11-14T22:13:20.000Z')
  await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('ms')
})

test.describe('in New York', () => {
  test.use({ timezoneId: 'America/New_York' })
  test('the first moment of year 1 is the last evening before Christ', async ({ page }) => {
    await open(page, '/en/dev/timestamp')
    await page.getByLabel('Timestamp', { exact: true }).fill('0001-01-01T00:00:00Z')
    await expect(value(page, 'Local')).toContainText('BC')
  })
})

test('what was typed survives a reload and a change of language', async ({ page }) => {
  await open(page, '/en/dev/timestamp')
  await page.getByLabel('Timestamp', { exact: true }).fill('2023-11-14 22:13')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await expect(page).toHaveURL(/#timestamp=2023-11-14\+22%3A13&zone=Asia%2FTokyo$/)
  const link = page.url()
  await page.reload()
  await expect(value(page, 'ISO 8601')).toHaveText('2023-11-14T13:13:00.000Z')
  await open(page, link.replace('/en/', '/ru/'))
  await expect(value(page, 'ISO 8601')).toHaveText('2023-11-14T13:13:00.000Z')
  for (const bad of ['#unit=ms', '#timestamp', '#zone=Mars', '#%E0%A4%A']) {
    await open(page, `/en/dev/timestamp${bad}`)
    await expect(page.getByLabel('Unit', { exact: true })).toHaveValue('s')
  }
})

test('numbers are grouped to be read, and plain where they are copied', async ({ page }) => {
  for (const [language, mark] of [
    ['en', ','],
    ['ru', '\u00a0'],
    ['sr', '.'],
  ] as const) {
    await open(page, `/${language}/dev/timestamp`)
    await page.getByLabel(texts[language].timestamp_input, { exact: true }).fill('1700000000')
    const seconds = value(
      page.getByRole('region', { name: texts[language].timestamp_results }),
      texts[language].timestamp_seconds,
    )
    await expect(seconds).toHaveText('1700000000')
    const marks = await seconds
      .locator('[data-mark]')
      .evaluateAll((groups) => groups.map((group) => getComputedStyle(group, '::before').content))
    expect(marks).toEqual(Array.from({ length: 3 }, () => `"${mark}"`))
  }
})

test.describe('relative time', () => {
  const cases = [
    ['en', -60, '1 minute ago'],
    ['en', -120, '2 minutes ago'],
    ['en', 3600, '1 hour from now'],
    ['en', 2 * 86_400, '2 days from now'],
    ['en', 31 * 86_400, 'more than a month from now'],
    ['ru', -60, '1 минуту назад'],
    ['ru', -120, '2 минуты назад'],
    ['ru', -300, '5 минут назад'],
    ['ru', 21 * 3600, 'через 21 час'],
    ['ru', 11 * 3600, 'через 11 часов'],
    ['ru', -3 * 86_400, '3 дня назад'],
    ['ru', -30 * 86_400, '30 дней назад'],
    ['sr', -60, 'пре 1 минут'],
    ['sr', -3 * 3600, 'пре 3 сата'],
    ['sr', -5 * 3600, 'пре 5 сати'],
    ['sr', 21 * 86_400, 'за 21 дан'],
    ['sr', -59, 'управо сада'],
  ] as const
  for (const [language, seconds, expected] of cases) {
    test(`${language}: ${expected}`, async ({ page }) => {
      await page.clock.setFixedTime(noon.iso)
      await open(page, `/${language}/dev/timestamp`)
      await page.getByLabel(texts[language].timestamp_input, { exact: true }).fill(String(noon.seconds + seconds))
      await expect(value(page, texts[language].timestamp_relative)).toHaveText(expected)
    })
  }
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  test('all seven results can be copied, and the button says so for two seconds', async ({ page }) => {
    await page.clock.install({ time: noon.iso })
    await open(page, '/en/dev/timestamp')
    const results = page.getByRole('region', { name: 'Results' }).locator('dl > div')
    await expect(results).toHaveCount(7)
    await expectEveryRowCopies(page, results)
    await stopClock(page)
    await page.clock.runFor(3000)
    const button = row(page, 'ISO 8601').getByRole('button')
    await button.click()
    await expect(button).toHaveAttribute('data-copied', 'true')
    await page.clock.runFor(1900)
    await expect(button).toHaveAttribute('data-copied', 'true')
    await page.clock.runFor(200)
    await expect(button).not.toHaveAttribute('data-copied')
  })
})

test('a refused clipboard changes nothing but the log', async ({ page }) => {
  await refuseClipboard(page)
  const warnings: string[] = []
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
  await open(page, '/en/dev/timestamp')
  const button = row(page, 'ISO 8601').getByRole('button')
  await button.click()
  await expect.poll(() => warnings.filter((text) => text.includes('Copying was refused'))).toHaveLength(1)
  await expect(button).not.toHaveAttribute('data-copied')
})

test('the present is shown whole at every width', async ({ page }) => {
  for (const width of [320, 375, 640, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, '/sr/dev/timestamp')
    const field = page.getByLabel('Временска ознака', { exact: true })
    await expect(field).not.toHaveValue('')
    expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth), `${width} px`).toBeLessThanOrEqual(0)
  }
})

test('the date and its icon have room on every phone', async ({ page }) => {
  // From the second page on in the font of the site, which is wider.
  await open(page, '/en/dev/timestamp')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('convertory:font'))).toBe('loaded')
  for (const width of [320, 360, 375, 412]) {
    await page.setViewportSize({ width, height: 700 })
    await open(page, '/en/dev/timestamp')
    const { given, wanted } = await page.locator('input[type=datetime-local]').evaluate((input: HTMLInputElement) => {
      const { paddingInline, fontSize, fontVariantNumeric, letterSpacing } = getComputedStyle(input)
      const text = document.createElement('span')
      // The longest way this browser writes a moment; its icon has 20 px.
      text.textContent = '12/28/2026, 08:48:58 AM'
      Object.assign(text.style, { paddingInline, fontSize, fontVariantNumeric, letterSpacing, width: 'max-content' })
      document.body.append(text)
      return { given: input.clientWidth, wanted: text.offsetWidth + 20 }
    })
    expect(wanted, `${width} px`).toBeLessThanOrEqual(given)
  }
})

test('nothing is sent while every control is used', async ({ page, baseURL }) => {
  await open(page, '/en/dev/timestamp')
  await page.waitForLoadState('networkidle')
  const requests = countRequests(page)
  await page.getByLabel('Timestamp', { exact: true }).fill('1234567890')
  await page.getByLabel('Unit').selectOption('ms')
  await page.getByRole('button', { name: 'Use current time' }).click()
  await page.getByLabel('Date and time').fill('2001-09-09T01:46:40')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByText('More about this moment').click()
  await page.getByLabel('Timestamp', { exact: true }).fill('Sun, 06 Nov 1994 08:49:37 GMT')
  await page.waitForTimeout(500)
  expectNothingSent(requests, baseURL)
})

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
