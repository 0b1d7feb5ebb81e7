import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'

/** What is typed stays: one rule for every tool that keeps it. */

interface Kept {
  readonly path: string
  readonly field: (page: Page) => ReturnType<Page['locator']>
  readonly typed: string
  /** What the page itself begins with; a pattern where that is the present. */
  readonly own: string | RegExp
  /** Another page of the same tool. */
  readonly link: string
}

const tools: Readonly<Record<string, Kept>> = {
  'units, the field of the pair': {
    path: '/metrics/length/kmmi',
    field: (page) => page.locator('#unit-km'),
    typed: '42',
    own: '1',
    link: '.related a',
  },
  'units, another field': {
    path: '/metrics/length/kmmi',
    field: (page) => page.locator('#unit-yd'),
    typed: '1000',
    own: '1093.61',
    link: '.related a',
  },
  coordinates: {
    path: '/geo/coordinates/wgs84utm',
    field: (page) => page.locator('main input').first(),
    typed: '44.8125, 20.4612',
    own: '52.520008, 13.404954',
    link: 'a[href$="/wgs84mgrs"]',
  },
  timestamps: {
    path: '/dev/timestamp/unixiso',
    field: (page) => page.locator('main input').first(),
    typed: '1700000000',
    own: /^(?!1700000000)\d{10}$/,
    link: 'main nav a[href$="/unixlocal"]',
  },
  addresses: {
    path: '/dev/ip',
    field: (page) => page.getByRole('textbox').first(),
    typed: '10.1.2.3',
    own: '192.168.1.1',
    link: '',
  },
}

for (const [name, { path, field, typed, own, link }] of Object.entries(tools))
  test(`what is typed stays: ${name}`, async ({ page }) => {
    await open(page, `/en${path}`)
    const type = async () => {
      await expect(field(page)).toHaveValue(own)
      await field(page).fill(typed)
      await expect(page).toHaveURL(/#.+/)
    }
    const expectTyped = async () => {
      await expect(field(page)).toHaveValue(typed)
      // Nor is it taken away a moment later.
      await page.waitForTimeout(500)
      await expect(field(page)).toHaveValue(typed)
      await expect(page).toHaveURL(/#.+/)
    }
    await type()

    await test.step('a reload', async () => {
      await page.reload()
      await hydrated(page)
      await expectTyped()
    })

    await test.step('another page of the site, and a step back and forward', async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
      await expect(page).toHaveURL(/\/about$/)
      await page.goBack()
      await expectTyped()
      await page.goForward()
      await expect(page).toHaveURL(/\/about$/)
      await page.goBack()
      await expectTyped()
    })

    if (link !== '')
      await test.step('a link to another page of the tool begins with its own value; back brings both', async () => {
        const href = await page.locator(link).first().getAttribute('href')
        await page
          .locator(link)
          .first()
          .evaluate((anchor: HTMLElement) => anchor.click())
        await expect(page).toHaveURL(new RegExp(`${href}$`))
        await expect(field(page)).not.toHaveValue(typed)
        await page.goBack()
        await expectTyped()
        await page.goForward()
        await expect(page).toHaveURL(new RegExp(`${href}$`))
        await expect(field(page)).not.toHaveValue(typed)
        await page.goBack()
      })

    await test.step('a change of language', async () => {
      await page.getByRole('button', { name: 'English' }).click()
      await page
        .getByRole('link', { name: 'Srpski', exact: true })
        .or(page.getByRole('link', { name: 'Српски' }))
        .click()
      await expect(page).toHaveURL(/\/sr\//)
      await expectTyped()
    })
  })

test('a token is kept by nothing', async ({ page }) => {
  await open(page, '/en/dev/jwt')
  const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'
  await page.getByRole('textbox').first().fill(token)
  await page.waitForTimeout(500)
  expect(page.url()).not.toContain('#')
  await page.reload()
  await expect(page.getByRole('textbox').first()).not.toHaveValue(token)
})
