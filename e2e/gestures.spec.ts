import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Every gesture on every tool while a phone of a sixth of this speed is still loading the page: each counts, once. */

const token = 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'
const gpx = '<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>'

interface Way {
  readonly name: string
  readonly put: (page: Page, field: string, text: string) => Promise<unknown>
}

const ways: readonly Way[] = [
  { name: 'typed', put: (page, field, text) => page.locator(field).first().pressSequentially(text) },
  {
    name: 'pasted',
    put: (page, field, text) =>
      page
        .locator(field)
        .first()
        .evaluate((target: HTMLInputElement, pasted) => {
          target.focus()
          const clipboardData = new DataTransfer()
          clipboardData.setData('text/plain', pasted)
          const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
          // What the browser does by itself where nobody takes it.
          if (target.dispatchEvent(paste)) document.execCommand('insertText', false, pasted)
        }, text),
  },
  {
    name: 'put in by a suggestion bar',
    put: async (page, field, text) => {
      await page.locator(field).first().click()
      await page.keyboard.insertText(text)
    },
  },
]

/** A field of each tool, what is put into it, and what the page says then. */
const fields = [
  { path: '/en/metrics/length/kmmi', field: '#headline-from', text: '12', says: '7.456454' },
  { path: '/ru/metrics/temperature', field: '#unit-f', text: '212', says: '100' },
  { path: '/en/geo/coordinates', field: 'main input', text: '44.8125, 20.4612', says: '34T DQ' },
  { path: '/sr/dev/jwt', field: 'main textarea', text: token, says: '"sub": "1"' },
  { path: '/ru/dev/timestamp', field: 'main input', text: '1700000000', says: '2023-11-14' },
  { path: '/en/dev/ip', field: 'main input:not([type=radio])', text: '10.20.30.40', says: '10.20.30.255' },
  { path: '/en/', field: 'search input', text: '5 km in miles', says: '3.1' },
] as const

/** All a page says: also in its fields. */
const said = (page: Page) =>
  page
    .locator('main')
    .evaluate((main) =>
      [main.textContent, ...[...main.querySelectorAll('input,textarea')].map((field) => Reflect.get(field, 'value'))]
        .join(' ')
        .replace(/\s+/g, ' '),
    )

const others: readonly {
  readonly name: string
  readonly path: string
  readonly act: (page: Page) => Promise<unknown>
  readonly result: (page: Page) => Promise<unknown>
}[] = [
  {
    name: 'a button: the two units change places',
    path: '/en/metrics/length/kmmi',
    act: (page) => page.getByRole('button', { name: 'Swap' }).first().click(),
    result: (page) => expect(page).toHaveURL(/mikm/),
  },
  {
    name: 'Enter: another unit is picked',
    path: '/en/metrics/length/kmmi',
    act: async (page) => {
      await page.locator('.combobox input').last().click()
      await page.keyboard.insertText('yards')
      await page.keyboard.press('Enter')
    },
    result: (page) => expect(page).toHaveURL(/kmyd/),
  },
  {
    name: 'a tab: the other mode of the address calculator',
    path: '/en/dev/ip',
    act: (page) => page.getByText('IP converter', { exact: true }).click(),
    result: (page) => expect(page.getByRole('combobox', { name: /Prefix/ })).toHaveCount(0),
  },
  {
    name: 'a choice: another prefix',
    path: '/en/dev/ip',
    act: (page) => page.locator('main select').first().selectOption('30'),
    result: (page) => expect.poll(() => said(page)).toContain('192.168.1.3'),
  },
  {
    name: 'a choice: another unit of timestamps',
    path: '/en/dev/timestamp',
    act: (page) => page.locator('main select').first().selectOption('ms'),
    result: (page) => expect(page.locator('main select').first()).toHaveValue('ms'),
  },
  {
    name: 'a part opened: the signature is asked about',
    path: '/en/dev/jwt',
    act: (page) => page.getByText('Verify the signature', { exact: true }).click(),
    result: (page) => expect(page.getByLabel('Secret', { exact: true })).toBeVisible(),
  },
  {
    name: 'a button of a part that comes later: an example of the box',
    path: '/en/',
    act: (page) => page.getByRole('button', { name: '10.0.0.0/22' }).click(),
    result: (page) => expect(page.getByRole('combobox')).toHaveValue('10.0.0.0/22'),
  },
  {
    name: 'Enter: the answer of the box is opened',
    path: '/en/',
    act: async (page) => {
      await page.locator('search input').click()
      await page.keyboard.insertText('10.0.0.0/22')
      await page.keyboard.press('Enter')
    },
    result: (page) => expect(page).toHaveURL(/\/en\/dev\/ip/),
  },
  {
    name: 'the key of the box, and a question behind it',
    path: '/en/metrics/length/kmmi',
    act: async (page) => {
      await page.keyboard.press('/')
      await page.keyboard.type('10.0.0.0/22')
    },
    result: (page) => expect(page.locator('dialog input')).toHaveValue('10.0.0.0/22'),
  },
  ...['/en/geo/gpx-kml', '/en/geo/convert', '/en/metrics/length/kmmi', '/en/dev/jwt'].flatMap((path) =>
    (['drop', 'paste'] as const).map((kind) => ({
      name: `a file: ${kind} on ${path}`,
      path,
      act: (page: Page) =>
        page.locator('h1').evaluate(
          (target, [type, text]) => {
            const dataTransfer = new DataTransfer()
            dataTransfer.items.add(new File([text!], 'early.gpx'))
            const options = { bubbles: true, cancelable: true }
            target.dispatchEvent(
              type === 'drop'
                ? new DragEvent('drop', { dataTransfer, ...options })
                : new ClipboardEvent('paste', { clipboardData: dataTransfer, ...options }),
            )
          },
          [kind, gpx],
        ),
      result: (page: Page) => expect(page.getByText(/early\.gpx/).first()).toBeVisible(),
    })),
  ),
  {
    name: 'a file chosen, and Convert',
    path: '/en/geo/gpx-kml',
    act: async (page) => {
      const buffer = Buffer.from(gpx)
      await page.locator('input[type=file]').setInputFiles({ name: 'a.gpx', mimeType: 'application/gpx+xml', buffer })
      // Not by the pointer: the button moves away from under it when the file stands in the list.
      await page.getByRole('button', { name: 'Convert', exact: true }).dispatchEvent('click')
    },
    result: (page) => expect(page.getByRole('button', { name: /a\.kml/ })).toBeVisible(),
  },
  {
    name: 'a link',
    path: '/en/metrics/length/kmmi',
    act: (page) => page.locator('.related a').first().click(),
    result: (page) => expect(page).not.toHaveURL(/kmmi/),
  },
]

async function onSlowPhone(page: Page, run: () => Promise<void>): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await run()
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await devtools.detach()
}

async function come(page: Page, path: string): Promise<void> {
  await page.goto('about:blank')
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('main h1').waitFor()
}

for (const { path, field, text, says } of fields)
  test(`a text is put into ${path} while it loads`, async ({ page }) => {
    await onSlowPhone(page, async () => {
      for (const { name, put } of ways)
        await test.step(name, async () => {
          await come(page, path)
          await put(page, field, text)
          await expect.poll(() => said(page)).toContain(says)
          await expect(page.locator(field).first()).toHaveValue(text)
        })
    })
  })

test('what is done while a page loads counts, once', async ({ page }) => {
  await onSlowPhone(page, async () => {
    for (const { name, path, act, result } of others)
      await test.step(name, async () => {
        await come(page, path)
        await act(page)
        await result(page)
      })
  })
})
