import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

/** Files that are given to the box which takes anything. */

const gpx = `<?xml version="1.0"?>
<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="44.8" lon="20.46"><name>Belgrade</name></wpt>
</gpx>`

const box = (page: Page) => page.locator('search').getByRole('combobox')
const answers = (page: Page) => page.locator('search').getByRole('option')

/** Puts a file onto the box. */
async function drop(page: Page, name: string, content: string): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, text]) => {
      const data = new DataTransfer()
      data.items.add(new File([text ?? ''], fileName ?? ''))
      return data
    },
    [name, content] as const,
  )
  await box(page).dispatchEvent('drop', { dataTransfer: transfer })
}

/** Pastes a text as a spreadsheet does: with a file of this type beside it. */
const pasteBeside = (page: Page, type: string) =>
  box(page).evaluate(
    (input, [text, type]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text!)
      clipboardData.items.add(new File(['x'], 'beside', { type: type! }))
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    },
    [gpx, type],
  )

/** The tool for any file has it, and shows what is in it. */
async function expectOpened(page: Page, name: string, pair: RegExp): Promise<void> {
  await page.waitForURL(pair)
  await expect(page.getByRole('heading', { name: `Inside ${name}` })).toBeVisible()
}

test('a file pasted into the box or dropped on it is opened by the tool for any file', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const openBox = async () => {
    await open(page, '/en/')
    await box(page).hover()
    await expect(page.locator('[data-ask] [data-asleep]')).toHaveCount(0)
  }
  const expectUnknown = async (name: string) => {
    await page.waitForURL('/en/geo/convert')
    await expect(page.getByText(`This file was not recognised as map data: ${name}`)).toBeVisible()
  }

  await test.step('one that no tool takes is said', async () => {
    await openBox()
    await drop(page, 'letter.pdf', '%PDF-1.7')
    await expectUnknown('letter.pdf')
  })

  await test.step('cells of a spreadsheet are their text, not the picture that comes with it', async () => {
    await openBox()
    await pasteBeside(page, 'image/png')
    await expect(answers(page).first()).toContainText('Pasted text: GPX')
    await pasteBeside(page, 'application/msword')
    await expectUnknown('beside')
  })

  await test.step('a dropped one', async () => {
    await openBox()
    await drop(page, 'walk.gpx', gpx)
    await expectOpened(page, 'walk.gpx', /\/en\/geo\/convert\/gpxkml$/)
  })

  await test.step('a pasted one', async () => {
    await openBox()
    await page.evaluate((text) => navigator.clipboard.writeText(text), gpx)
    await box(page).click()
    await page.keyboard.press('Control+V')
    await expect(answers(page).first()).toContainText('Pasted text: GPX')
    await box(page).press('Enter')
    await expectOpened(page, 'pasted.gpx', /\/en\/geo\/convert\/gpxkml$/)
  })
})

test('one dropped on a page that takes none is opened, whatever the page', async ({ page }, testInfo) => {
  const path = testInfo.outputPath('walk.gpx')
  writeFileSync(path, gpx)
  const browser = await page.context().newCDPSession(page)
  const dropOnPage = async () => {
    const data = { items: [], files: [path], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x: 200, y: 300, data })
    await expectOpened(page, 'walk.gpx', /\/en\/geo\/convert\/gpxkml$/)
    await expect(page.getByRole('dialog')).toBeHidden()
  }

  await test.step('before the page is alive: it is opened when it is', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
    await page.goto('/en/dev/ip', { waitUntil: 'commit' })
    await page.locator('h1').evaluate((target, text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'early.gpx'))
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, gpx)
    release()
    await expectOpened(page, 'early.gpx', /\/en\/geo\/convert\/gpxkml$/)
    await page.unroute('**/assets/*.js')
  })

  for (const tool of ['/en/', '/en/dev/timestamp', '/en/dev/ip'])
    await test.step(tool, async () => {
      await open(page, tool)
      await dropOnPage()
    })

  await test.step('while the box is open', async () => {
    await open(page, '/en/dev/ip')
    await page.keyboard.press('/')
    await expect(box(page)).toBeFocused()
    await dropOnPage()
  })
})

const fit = readFileSync('engines/geodata/formats/fit/fixtures/ok/activity.fit')

for (const [name, buffer, proposed] of [
  ['walk.gpx', Buffer.from(gpx), ['kml', 'geojson']],
  ['ride.fit', fit, ['gpx', 'kml']],
] as const)
  test(`a button of the home page takes ${name}: map and profile are there before anything is converted, ${proposed[0]} is proposed`, async ({
    page,
  }) => {
    await open(page, '/en/')
    await box(page).click()
    await page.locator('[data-ask] input[type=file]').setInputFiles({ name, mimeType: '', buffer })
    await expectOpened(page, name, new RegExp(`/en/geo/convert/${name.slice(-3)}${proposed[0]}$`))
    await expect(page.getByRole('application')).toBeVisible()
    const targets = page.locator('input[name=target]')
    await expect(targets.first()).toBeChecked()
    expect(await targets.evaluateAll((all) => all.slice(0, 2).map((each) => (each as HTMLInputElement).value))).toEqual(
      proposed,
    )
    if (buffer === fit) await expect(page.locator('[data-profile-place]')).toBeVisible()
  })
