import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { slowDisk } from './support/slow-disk.ts'

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

test('a file pasted into the box or dropped on it goes to its converter', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const unread = page.getByText('No tool here reads this file.').first()
  const expectConverted = async (name: string) => {
    await page.waitForURL(/\/en\/geo\/gpx-kml\/gpx/)
    await expect(page.getByText(name).first()).toBeVisible()
  }
  const backToBox = async () => {
    await page.goBack()
    await page.waitForURL('/en/')
    await expect(page.locator('[data-ask] [data-asleep]')).toHaveCount(0)
  }

  await test.step('one that no tool takes is said', async () => {
    await open(page, '/en/')
    await box(page).hover()
    await expect(page.locator('[data-ask] [data-asleep]')).toHaveCount(0)
    await drop(page, 'letter.docx', 'PK')
    await expect(unread).toBeVisible()
  })

  await test.step('cells of a spreadsheet are their text, not the picture that comes with it', async () => {
    await box(page).fill('')
    await expect(unread).toBeHidden()
    await pasteBeside(page, 'application/msword')
    await expect(unread).toBeVisible()
    await pasteBeside(page, 'image/png')
    await expect(answers(page).first()).toContainText('Pasted text: GPX')
  })

  await test.step('a dropped one', async () => {
    await drop(page, 'walk.gpx', gpx)
    await expect(answers(page).first()).toContainText('walk.gpx: GPX')
    await answers(page).first().click()
    await expectConverted('walk.gpx')
  })

  await test.step('a pasted one', async () => {
    await backToBox()
    await page.evaluate((text) => navigator.clipboard.writeText(text), gpx)
    await box(page).click()
    await page.keyboard.press('Control+V')
    await expect(answers(page).first()).toContainText('Pasted text: GPX')
    await box(page).press('Enter')
    await expectConverted('pasted.gpx')
  })

  await test.step('Enter waits for one on a slow disk, whatever its name says', async () => {
    await backToBox()
    await slowDisk(page, 700)
    await drop(page, '5 km.gpx', gpx)
    await box(page).press('Enter')
    await expectConverted('5 km.gpx')
  })

  await test.step('what is typed before it is read is answered instead', async () => {
    await backToBox()
    await page.evaluate(() => delete document.documentElement.dataset.isRead)
    await drop(page, 'walk.gpx', gpx)
    await box(page).fill('5 km')
    await page.locator('html[data-is-read]').waitFor({ state: 'attached' })
    await page.waitForTimeout(300)
    await expect(box(page)).toHaveValue('5 km')
    await expect(answers(page).first()).toContainText('mi')
  })
})

test('one dropped on a page that takes none opens the box, and the browser stays on the page', async ({
  page,
}, testInfo) => {
  const path = testInfo.outputPath('walk.gpx')
  writeFileSync(path, gpx)
  const browser = await page.context().newCDPSession(page)
  const dropOnPage = async () => {
    const data = { items: [], files: [path], dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x: 200, y: 300, data })
  }
  const expectBoxOn = async (tool: string) => {
    await dropOnPage()
    await expect(answers(page)).toContainText(['walk.gpx: GPX'])
    expect(new URL(page.url()).pathname).toBe(tool)
  }

  await test.step('before the page is alive: it is answered when it is', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', (route) => released.then(() => route.continue()))
    await page.goto('/en/dev/ip', { waitUntil: 'commit' })
    await page.locator('h1').evaluate((target, text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'early.gpx'))
      target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    }, gpx)
    release()
    await expect(answers(page)).toContainText(['early.gpx: GPX'])
    await page.unroute('**/assets/*.js')
  })

  await test.step('on pages of two tools', async () => {
    await open(page, '/en/dev/timestamp')
    await expectBoxOn('/en/dev/timestamp')
    await box(page).fill('10.0.0.1')
    await box(page).press('Enter')
    await page.waitForURL(/\/en\/dev\/ip#ip=10\.0\.0\.1/)
    await expect(page.getByRole('dialog')).toBeHidden()
    // The address changes a moment before the page does, and the page that comes closes the box.
    await expect(page.getByLabel('IP address')).toHaveValue('10.0.0.1')
    await expectBoxOn('/en/dev/ip')
  })

  await test.step('once more while the box is open, and Enter converts it', async () => {
    await dropOnPage()
    await page.keyboard.press('Enter')
    await page.waitForURL(/\/en\/geo\/gpx-kml\/gpx/)
    await expect(page.getByText('walk.gpx').first()).toBeVisible()
  })
})

test('who has no hand to drop a file chooses one with a button', async ({ page }) => {
  await open(page, '/en/')
  await box(page).click()
  await page
    .locator('[data-ask] input[type=file]')
    .setInputFiles({ name: 'walk.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx) })
  await expect(answers(page).first()).toContainText('GPX')
})
