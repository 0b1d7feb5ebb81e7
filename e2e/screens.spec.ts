import type { Page } from '@playwright/test'
import { toolPath } from '../app/tool-rows.ts'
import { tools } from '../app/tools.ts'
import { expect, layoutShift, open, test } from './fixtures.ts'
import { card, field } from './support/metrics.ts'

/** Where things stand: what a visitor came for is seen first, with few keys and little scrolling. */

const phone = { width: 375, height: 812 }

test('on a phone every tool begins with its name, and no ad stands above its first field', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const tool of tools)
    await test.step(tool.id, async () => {
      await open(page, `/ru${toolPath(tool)}`)
      await expect(page.locator('.ad-below')).toBeVisible()
      const top = async (selector: string) => (await page.locator(selector).first().boundingBox())!.y
      expect(await top('h1')).toBeLessThanOrEqual(130)
      expect(await top('.ad-below')).toBeGreaterThan(
        await top('main :is(input:not(.sr-only), textarea, select, label)'),
      )
      expect(await layoutShift(page)).toBe(0)
    })
})

test('the box of the home page stands right under its two lines', async ({ page }) => {
  await page.setViewportSize(phone)
  for (const language of ['en', 'ru', 'sr']) {
    await open(page, `/${language}/`)
    const box = (await page.getByRole('combobox').first().boundingBox())!
    expect(box.y + box.height, language).toBeLessThan(330)
  }
})

for (const [path, groups] of [
  ['/metrics/length/kmmi', '.unit-system, .related'],
  ['/geo/coordinates', '.first-of-cards > section, main dl'],
  ['/dev/ip', 'main dl, main table'],
  ['/dev/timestamp', 'main dl, main nav'],
] as const)
  test(`${path}: from the link that skips the header, everything is within twenty Tabs`, async ({ page }) => {
    for (const viewport of [phone, { width: 1280, height: 900 }]) {
      await page.setViewportSize(viewport)
      await open(page, `/en${path}`)
      await page.waitForLoadState('networkidle')
      await page.locator('a[href="#content"]').focus()
      await page.keyboard.press('Enter')
      const visited = new Set<number>()
      let tabs = 0
      for (; ; tabs++) {
        await page.keyboard.press('Tab')
        const at = await page.evaluate((groups) => {
          const place = document.activeElement
          if (!place?.closest('main')) return undefined
          return [...document.querySelectorAll(groups)].findIndex((group) => group.contains(place))
        }, groups)
        if (at === undefined) break
        visited.add(at)
      }
      expect(tabs, `${viewport.width} px`).toBeLessThanOrEqual(20)
      const withStops = await page
        .locator(groups)
        .evaluateAll((all) => all.flatMap((group, index) => (group.querySelector('a, input, button') ? [index] : [])))
      expect([...visited].filter((at) => at >= 0).sort((one, other) => one - other)).toEqual(withStops)
    }
  })

test('in a list of results the arrow keys lead from one copy button to the next, also after rows have gone', async ({
  page,
}) => {
  await open(page, '/en/dev/ip')
  const buttons = page.getByRole('region', { name: 'Subnet information' }).getByRole('button', { name: /^Copy/ })
  await buttons.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(buttons.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(buttons.nth(2)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(buttons.nth(1)).toBeFocused()
  // The row of the broadcast address, which was left, is not there for IPv6.
  await page.getByLabel('IP address').fill('2001:db8::/64')
  await expect(buttons.first()).toHaveAttribute('tabindex', '0')
  for (const button of (await buttons.all()).slice(1)) await expect(button).toHaveAttribute('tabindex', '-1')
})

test('a page of thirty units', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, '/en/metrics/length/kmmi')

  await test.step('in a card the arrow keys lead from row to row and to what it hides; Tab comes back to the row that was left', async () => {
    const metric = card(page, 'metric').locator('input')
    await metric.first().focus()
    for (let row = 1; row < (await metric.count()); row++) {
      await page.keyboard.press('ArrowDown')
      await expect(metric.nth(row)).toBeFocused()
    }
    await page.keyboard.press('ArrowUp')
    await page.keyboard.type('7')
    await expect(field(page, 'cm')).toHaveValue('7')
    await expect(field(page, 'mm')).toHaveValue('70')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(field(page, 'cm')).toBeFocused()
    const russian = card(page, 'russian')
    await russian.locator('input').last().focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(russian.locator('input')).toHaveCount(4)
  })

  await test.step('cards are as high as what they hold, and their columns have no holes', async () => {
    for (const width of [800, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      for (const { inside, below } of await gapsOf(page)) {
        expect(inside, `room in a card at ${width} px`).toBeLessThan(16)
        expect(below, `room below a card at ${width} px`).toBeGreaterThan(4)
        expect(below, `room below a card at ${width} px`).toBeLessThan(24)
      }
    }
  })

  await test.step('formula, table and picture stand beside the fields', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    // Where the link that skips the header leads: the steps before went down to other cards.
    await page.locator('#content').evaluate((content) => content.scrollIntoView())
    for (const part of [page.locator('.formula'), page.locator('.pair-table')])
      await expect(part).toBeInViewport({ ratio: 0.9 })
  })

  await test.step('frames and buttons come with the pointer', async () => {
    const copy = page.getByRole('button', { name: 'Copy: yard' })
    const colour = () => copy.evaluate((button) => getComputedStyle(button).color)
    await page.mouse.move(0, 0)
    await field(page, 'in').focus()
    expect(await colour()).toBe('rgba(0, 0, 0, 0)')
    await field(page, 'yd').hover()
    await expect.poll(colour).not.toBe('rgba(0, 0, 0, 0)')
  })

  await test.step('on a phone formula, table and picture take turns', async () => {
    await page.setViewportSize(phone)
    await expect(page.locator('.pair-table')).toBeHidden()
    await page.locator('label').getByText('Table', { exact: true }).click()
    await expect(page.locator('.pair-table')).toBeVisible()
    await expect(page.locator('.formula')).toBeHidden()
  })
})

test.describe('by touch', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true })

  test('on a phone thirty units are half as long as a field with a frame for each made them', async ({ page }) => {
    for (const language of ['en', 'ru', 'sr']) {
      await open(page, `/${language}/metrics/length/kmmi`)
      expect(await page.evaluate(() => document.documentElement.scrollHeight), language).toBeLessThanOrEqual(2781)
    }
  })
})

/** Of each card but the last of its column: room behind its last row, and up to the next card. */
const gapsOf = (page: Page) =>
  page.locator('.unit-system').evaluateAll((cards) => {
    const boxes = cards.map((each) => ({
      ...each.getBoundingClientRect().toJSON(),
      last: each.lastElementChild!.getBoundingClientRect().bottom,
    }))
    return boxes.flatMap(({ x, bottom, last }) => {
      const next = boxes.filter((other) => other.x === x && other.top >= bottom - 1).map(({ top }) => top)
      return next.length === 0 ? [] : [{ inside: bottom - last, below: Math.min(...next) - bottom }]
    })
  })

test('what a token holds stands below it on a phone; the parts of a network are seen at once on a desktop', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/en/dev/jwt')
  const top = async (name: string) => (await page.getByRole('region', { name, exact: true }).boundingBox())!.y
  const token = (await page.locator('main textarea').locator('xpath=../..').boundingBox())!
  // Directly: nothing but the room between two cards.
  expect((await top('Payload')) - token.y - token.height).toBeLessThan(40)
  expect(await top('Payload')).toBeLessThan(phone.height - 250)
  expect(await top('Header')).toBeGreaterThan(await top('Payload'))
  expect(await top('At a glance')).toBeGreaterThan(await top('Header'))

  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/en/dev/ip')
  await expect(page.getByRole('row').last()).toBeInViewport({ ratio: 1 })
  expect(await layoutShift(page)).toBe(0)
})

test('the parts of a network: each address in one line on a phone, and no hole beside them on a desktop', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await open(page, '/ru/dev/ip')
  for (const width of [375, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const linesOf = await page
      .locator('main tbody td:first-child > div > span > span:first-child')
      .evaluateAll((networks) =>
        networks.map((network) => {
          const range = document.createRange()
          range.selectNodeContents(network)
          return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size
        }),
      )
    expect(linesOf, `${width} px`).toEqual([1, 1, 1, 1])
  }
  const ends = await page
    .locator('main .lg\\:grid-cols-2 > div')
    .evaluateAll((columns) => columns.map((column) => column.lastElementChild!.getBoundingClientRect().bottom))
  expect(Math.abs(ends[0]! - ends[1]!)).toBeLessThan(120)
})
