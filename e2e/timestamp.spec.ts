import type { Page } from '@playwright/test'
import type { Language } from '#engines/core/index.ts'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'
import { expectEveryRowCopies, row, shownDates, stopClock, type Text, texts, value } from './support/devtools.ts'

import { card, conversions, expectRows, fieldOf, noon } from './support/timestamp.ts'

// A page whose clock was set keeps it: no other test gets its window.
test.use({ reuseContext: false })

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
  const groupMarks = { en: ',', ru: '\u00a0', sr: '\u00a0' } as const

  test('every language tells the present, moments, faults and changes of the clocks', async ({ page }) => {
    await page.clock.setFixedTime(noon.iso)
    for (const language of languages) {
      const text = texts[language]
      await open(page, `/${language}/dev/timestamp`)
      await test.step(`${language}: it starts with the present`, () => expectPresent(page, language))
      await test.step(`${language}: a timestamp becomes seven results and the date field`, () =>
        expectSevenResults(page, language))
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

  async function expectPresent(page: Page, language: Language): Promise<void> {
    const text = texts[language]
    await expect(page).toHaveTitle(text.timestamp_page_title)
    await expect(fieldOf(page, text)).toHaveValue(String(noon.seconds))
    await expect(value(page, text.timestamp_relative)).toHaveText(text.timestamp_just_now)
    const clock = card(page, text.timestamp_clock)
    await expect(clock.locator('dd')).toHaveText([
      `${noon.seconds}`,
      `${noon.seconds}000`,
      `${noon.seconds}000000`,
      shownDates[language].noon,
    ])
    await expect(clock.locator('dt')).toHaveText([
      text.timestamp_clock_seconds,
      text.timestamp_milliseconds,
      text.timestamp_microseconds,
      text.timestamp_clock_local,
    ])
  }

  async function expectSevenResults(page: Page, language: Language): Promise<void> {
    const text = texts[language]
    await fieldOf(page, text).fill('1700000000')
    await expectRows(page, text.timestamp_results, [
      [text.timestamp_seconds, '1700000000'],
      [text.timestamp_milliseconds, '1700000000000'],
      [text.timestamp_microseconds, '1700000000000000'],
      [text.timestamp_iso, '2023-11-14T22:13:20.000Z'],
      [text.timestamp_local, shownDates[language].sample],
      [text.timestamp_utc, 'Tue, 14 Nov 2023 22:13:20 GMT'],
      [text.timestamp_relative, text.timestamp_long_past],
    ])
    await expect(page.getByLabel(text.timestamp_date_input)).toHaveValue('2023-11-14T23:13:20')
  }

  async function expectGuess(page: Page, text: Text): Promise<void> {
    const unit = page.getByLabel(text.timestamp_unit, { exact: true })
    for (const [typed, found] of [
      ['1732012345678', 'ms'],
      ['1732012345', 's'],
      ['1732012345678901', 'us'],
      ['5', 's'],
    ] as const) {
      await fieldOf(page, text).fill(typed)
      await expect(unit).toHaveValue(found)
    }
    // A unit that was picked stays until the field is emptied.
    await unit.selectOption('s')
    await fieldOf(page, text).fill('1700000000000')
    await expect(unit).toHaveValue('s')
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
    const gap = text.timestamp_gap.replace('{before}', 'UTC-05:00').replace('{after}', 'UTC-04:00')
    for (const [field, title] of [
      [date, text.timestamp_to_timestamp],
      [fieldOf(page, text), text.timestamp_to_date],
    ] as const) {
      await field.fill('2026-03-08T02:30:00')
      await expect(page.getByText(gap), 'said once, under the field it was typed into').toHaveCount(1)
      await expect(card(page, title).getByText(gap)).toBeVisible()
    }
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

    await test.step('what was typed is kept before anyone can press reload', async () => {
      await fieldOf(page, texts.en).fill('86400')
      await page.clock.runFor(200)
      await expect(page).toHaveURL(/#timestamp=86400/)
    })
  })
})

test.describe('by American habits', () => {
  test.use({ locale: 'en-US' })
  test('a date on an English page is longer, and nothing moves when it comes', async ({ page }) => {
    for (const width of [375, 1100]) {
      await page.setViewportSize({ width, height: 900 })
      await open(page, '/en/dev/timestamp/unixlocal')
      await expect(page.getByTestId('answer')).toContainText(/[AP]M/)
      await page.waitForTimeout(1200)
      expect(await layoutShift(page), `${width} px`).toBe(0)
    }
  })
})

const phone = { width: 375, height: 812 }

for (const [language, width, [other, otherWidth]] of [
  ['en', 1440, ['msiso', 320]],
  ['ru', 375, ['unixlocal', 1100]],
  ['sr', 375, ['dateunix', 900]],
] as const)
  test(`${language}: every page has room, and nothing moves while its clock starts`, async ({ page }) => {
    const openStill = async (path: string, width: number) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, path)
      await page.waitForTimeout(1200)
      expect(await layoutShift(page), `${path}, ${width} px`).toBe(0)
      await page.setViewportSize(phone)
    }
    const text = texts[language]
    const expectConversion = async (id: (typeof conversions)[number]) => {
      await expect(page).toHaveTitle(text[`timestamp_${id}_page_title`])
      const description = page.locator('meta[name="description"]')
      await expect(description).toHaveAttribute('content', text[`timestamp_${id}_page_description`])
      await expect(page.getByLabel(text.timestamp_unit, { exact: true })).toHaveValue(id === 'msiso' ? 'ms' : 's')
      await expectOnFirstScreen(page, text, id === 'dateunix' ? text.timestamp_date_input : text.timestamp_input)
    }

    await test.step('nothing moves, and the answer is on the first screen', async () => {
      await openStill(`/${language}/dev/timestamp/${other}`, otherWidth)
      await expectConversion(other)
      await openStill(`/${language}/dev/timestamp`, width)
      await expectOnFirstScreen(page, text, text.timestamp_input)
    })

    await test.step('the names of the units are read whole at every width', () =>
      expectNamesOfUnitsWhole(page, language))

    await test.step('each conversion has its own title, description and unit, and its answer on the first screen', async () => {
      for (const id of conversions) {
        if (language === 'en') await open(page, `/en/dev/timestamp/${id}`)
        // What is shown does not depend on the way to it: in one language by an address, in the others by a link.
        else await page.locator(`main nav a[href$="/${id}"]`).click()
        await expectConversion(id)
      }
      expect(new Set(conversions.map((id) => text[`timestamp_${id}_page_description`])).size).toBe(4)
    })

    await test.step('the present is shown whole at every width, and on phones the date with its icon', async () => {
      const field = fieldOf(page, text)
      for (const width of [320, 360, 375, 412, 640, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const beyond = await field.evaluate((input) => input.scrollWidth - input.clientWidth)
        expect(beyond, `${width} px`).toBeLessThanOrEqual(0)
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

async function expectNamesOfUnitsWhole(page: Page, language: string): Promise<void> {
  for (const width of [375, 768, 900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 812 })
    const spare = await page
      .locator('main select')
      .first()
      .evaluate((select: HTMLSelectElement) => {
        const { font, paddingLeft, paddingRight } = getComputedStyle(select)
        const pen = document.createElement('canvas').getContext('2d')!
        pen.font = font
        const longest = Math.max(...Array.from(select.options, ({ text }) => pen.measureText(text).width))
        return select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - longest
      })
    expect(spare, `${language}, ${width} pixels`).toBeGreaterThanOrEqual(0)
  }
  await page.setViewportSize(phone)
}
