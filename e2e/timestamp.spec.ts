import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'
import {
  countRequests,
  expectEveryRowCopies,
  expectNothingSent,
  refuseClipboard,
  row,
  stopClock,
  texts,
  value,
} from './support/devtools.ts'

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
