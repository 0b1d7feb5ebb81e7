import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, languages, layoutShift, open, test } from './fixtures.ts'
import { countRequests, expectNothingSent, texts, value } from './support/devtools.ts'

/** One box that takes anything. */

const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhc2tlZCIsImV4cCI6MX0.c2ln'

const box = (page: Page) => page.locator('search').getByRole('combobox')
const answers = (page: Page) => page.locator('search').getByRole('option')

const comesTo = {
  en: [
    ['42.195 km in miles', /42\.195\skm ≈ 26\.218757\smi/],
    [`5'11" in cm`, /5\sft 11\sin = 180\.34\scm/],
    ['180 cm in feet and inches', /180\scm ≈ 5\sft 10\.87\sin/],
    ['100 F', /100\s°F ≈ 37\.78\s°C/],
    ['1700000000', /14 Nov 2023, 23:13:20 CET/],
    ['10.0.0.0/22', /1,022 hosts, 10\.0\.0\.1 to 10\.0\.3\.254/],
    [token, /Token: Expired \d+ years ago/],
    ['55°45′21″N 37°37′02″E', /55\.7558\d*, 37\.617\d*/],
    ['декодер', /JWT decoder/],
  ],
  ru: [
    ['180 см в футах и дюймах', /180\sсм ≈ 5\sфт 10,87\sдюйм/],
    ['сколько футов в метре', /1\sм ≈ 3,28084\sфт/],
  ],
  sr: [
    ['3,5 kg у фунтама и унцама', /3,5\skg ≈ 7\slb 11,46\soz/],
    ['20 dkg u g', /20\sdag = 200\sg/],
    ['42,195 km у миље', /42,195\skm ≈ 26,218757\smi/],
    ['length', /Дужина/],
  ],
} as const

test('says what a text comes to in every language, and answers move nothing', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 })
  for (const language of languages) {
    await test.step(`${language}: answers move nothing`, async () => {
      await open(page, `/${language}/`)
      await expect(page.getByLabel(texts[language].ask_label)).toBeVisible()
      await box(page).fill('1700000000')
      await expect(answers(page)).toHaveCount(2)
      expect(await layoutShift(page)).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
    })
    await test.step(`${language}: no example is cut on the narrowest phone`, async () => {
      await page.setViewportSize({ width: 320, height: 812 })
      const examples = page.getByRole('list', { name: texts[language].ask_examples }).getByRole('button')
      const cut = (buttons: Element[]) =>
        buttons
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ textContent }) => textContent)
      await expect(examples).toHaveCount(4)
      expect(await examples.evaluateAll(cut)).toEqual([])
      await page.setViewportSize({ width: 375, height: 812 })
    })
    for (const [text, expected] of comesTo[language]) {
      await test.step(`${language}: ${text}`, async () => {
        await box(page).fill(text)
        await expect(answers(page).first()).toContainText(expected)
      })
    }
  }
  await test.step('no example looks out below a short answer', async () => {
    await box(page).fill('qwerty 55 zzz')
    const said = page.locator('search p:visible', { hasText: 'qwerty' }).first()
    await expect(said).toBeVisible()
    const answer = (await said.locator('..').boundingBox())!
    const examples = (await page.getByRole('list', { name: texts.sr.ask_examples }).boundingBox())!
    expect(answer.y).toBeLessThanOrEqual(examples.y)
    expect(answer.y + answer.height).toBeGreaterThanOrEqual(examples.y + examples.height)
  })
  await test.step('the box is accessible', async () => {
    await box(page).fill('1700000000')
    await expect(answers(page)).toHaveCount(2)
    await expectAccessible(page)
  })
  await test.step('on a low screen the answers come into sight, the field with them', async () => {
    await box(page).fill('')
    await page.setViewportSize({ width: 375, height: 667 })
    await page.evaluate(() => scrollTo(0, 0))
    await box(page).fill('1700000000')
    await expect(answers(page).last()).toBeInViewport({ ratio: 1 })
    await expect(box(page)).toBeInViewport({ ratio: 1 })
  })
})

test('Enter opens the tool with what was typed, and a key or the button brings the box to every page', async ({
  page,
}) => {
  const asked = async (text: string, address: RegExp, answer: Locator) => {
    await box(page).fill(text)
    await box(page).press('Enter')
    await page.waitForURL(address)
    await expect(answer.first()).toBeVisible()
  }
  const dialog = page.getByRole('dialog')
  const field = page.getByRole('textbox').first()

  await test.step('at once, also while the recognisers are still on their way', async () => {
    await open(page, '/en/')
    await asked('42.195 km in miles', /\/en\/metrics\/length\/kmmi#km=42\.195$/, page.getByText('26.218757'))
  })

  await test.step('from the page of another tool', async () => {
    await page.keyboard.press('Control+K')
    await asked('1700000000', /\/en\/dev\/timestamp#/, value(page, 'ISO 8601').getByText('2023-11-14'))
    await page.keyboard.press('Control+K')
    await asked('180 cm in ft and in', /\/en\/metrics\/length\/cmft#cm=180$/, page.getByText('5.905512'))
  })

  await test.step('from the box that the button brings, as soon as it is there', async () => {
    await open(page, '/en/dev/jwt')
    await page.getByRole('button', { name: 'Convert anything' }).click()
    await expect(box(page)).toBeFocused()
    await asked('10.0.0.0/22', /\/en\/dev\/ip#/, page.getByText('10.0.3.254'))
    await expect(dialog).toBeHidden()
  })

  await test.step('a slash', async () => {
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()
    await expect(box(page)).toHaveValue('')
    await expectAccessible(page)
    await page.keyboard.type('100 F')
    await expect(answers(page).first()).toContainText('37.78')
    await page.keyboard.press('Escape')
    await expect(box(page)).toHaveValue('')
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a slash in the same moment as Escape', async () => {
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()
    // Closed by its own script, as by Escape: the page hears of it in a later task than the key.
    await page.evaluate(() => {
      document.querySelector('dialog')!.close()
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true, cancelable: true }))
    })
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Control+K')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('in a field a slash is a slash, but Ctrl+K still asks', async () => {
    await field.fill('10.0.0.1')
    await field.press('End')
    await field.press('/')
    await expect(field).toHaveValue('10.0.0.1/')
    await expect(dialog).toBeHidden()
    await page.keyboard.press('Control+K')
    await expect(box(page)).toBeFocused()
    await page.keyboard.type('jwt')
    await page.keyboard.press('Enter')
    await page.waitForURL('/en/dev/jwt')
    await expect(dialog).toBeHidden()
  })
})

test('what is typed stays in the browser; the second reading is offered, and said what is not understood', async ({
  page,
  baseURL,
}) => {
  await open(page, '/en/')
  await page.waitForLoadState('networkidle')
  const requests = countRequests(page)
  const payload = page.getByRole('region', { name: 'Payload', exact: true })

  await test.step('recognisers are fetched when the box is first used', async () => {
    await box(page).focus()
    await expect.poll(() => requests.some(({ url }) => url.includes('/answers-'))).toBe(true)
    await box(page).fill('100 F')
    await expect(answers(page)).not.toHaveCount(0)
    expectNothingSent(requests, baseURL)
  })

  await test.step('says why it understood nothing', async () => {
    await box(page).fill('7 zorp')
    await expect(page.getByText('“zorp” is not among the units here.').first()).toBeVisible()
    await box(page).fill('2023-02-30')
    await expect(page.getByText(/^There is no such day/).first()).toBeVisible()
  })

  await test.step('has nothing to say about rubbish', async () => {
    // What else is rubbish is asked in engines/ask/ask.test.ts.
    for (const [text, said] of [
      ['hello world', 'Not understood.'],
      ['\u200f', 'Not understood.'],
      ['x'.repeat(1500), 'This is longer than a question may be.'],
    ] as const) {
      await box(page).fill(text)
      await expect(page.getByText(said).first()).toBeVisible()
      await expect(answers(page)).toHaveCount(0)
      await box(page).press('Enter')
      await expect(page).toHaveURL('/en/')
      await expect(box(page)).toHaveValue(text)
    }
    await box(page).press('Escape')
    await expect(box(page)).toHaveValue('')
  })

  await test.step('offers the second reading by keys', async () => {
    await box(page).fill('1700000000')
    await expect(answers(page)).toHaveCount(2)
    await expect(answers(page).first()).toHaveAttribute('aria-selected', 'true')
    // The first answer is spoken as news: as an option as well it would be heard twice.
    const [first = ''] = await answers(page).allInnerTexts()
    await expect(page.locator('search [role=status]')).toContainText(first.split('\n')[0]!)
    await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
    await box(page).press('ArrowDown')
    await expect(answers(page).nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(box(page)).toHaveAttribute(
      'aria-activedescendant',
      (await answers(page).nth(1).getAttribute('id')) ?? '',
    )
    await expect(answers(page).nth(1)).toContainText('101.83.241.0')
    await box(page).press('Enter')
    await page.waitForURL(/\/en\/dev\/ip#ip=1700000000/)
  })

  await test.step('and by mouse', async () => {
    await page.goBack()
    await page.waitForURL('/en/')
    await box(page).fill('1700000000')
    await answers(page).nth(1).click()
    await page.waitForURL(/\/en\/dev\/ip#ip=1700000000/)
  })

  await test.step('a token goes to its tool in memory alone', async () => {
    await page.goBack()
    await page.waitForURL('/en/')
    await box(page).fill(`Authorization: Bearer ${token}`)
    await expect(answers(page).first()).toContainText('Token')
    await expect(answers(page)).toHaveCount(1)
    await box(page).press('Enter')
    await page.waitForURL('/en/dev/jwt')
    await expect(payload).toContainText('asked')
    expect(page.url()).not.toContain('eyJ')
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]))
    expect(kept).not.toContain('eyJ')
    expectNothingSent(
      requests.filter(({ url }) => !/\.data$|__manifest/.test(url)),
      baseURL,
    )
  })

  await test.step('also while the tool is open already', async () => {
    await page.keyboard.press('Control+K')
    await box(page).fill('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhZ2FpbiJ9.c2ln')
    await box(page).press('Enter')
    await expect(payload).toContainText('again')
  })
})
