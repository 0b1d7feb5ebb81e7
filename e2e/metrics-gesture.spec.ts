import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'
import { field } from './support/metrics.ts'

/** What a stranger does first: click or tap into a field that the page has filled, and type or paste. */

const path = '/en/metrics/length/kmmi'

const selected = (input: Locator): Promise<string> =>
  input.evaluate((element: HTMLInputElement) => element.value.slice(element.selectionStart!, element.selectionEnd!))

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

/** What every gesture is followed by, in fields that nobody has touched. */
async function expectReplaced(page: Page, gesture: string, enter: (input: Locator) => Promise<void>): Promise<void> {
  await open(page, path)

  await test.step(`${gesture} and paste: the text replaces what the page put there, undo brings it back`, async () => {
    await enter(field(page, 'km'))
    await paste(page, '100')
    await expect(field(page, 'km')).toHaveValue('100')
    await expect(field(page, 'm')).toHaveValue('100000')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(field(page, 'km')).toHaveValue('1')
    await expect(field(page, 'm')).toHaveValue('1000')
  })

  await test.step(`${gesture} and type: the number replaces it`, async () => {
    await enter(field(page, 'm'))
    await page.keyboard.type('42195')
    await expect(field(page, 'm')).toHaveValue('42195')
    await expect(field(page, 'mi')).toHaveValue('26.218757')
    // What follows is the page's again.
    await enter(field(page, 'mi'))
    expect(await selected(field(page, 'mi'))).toBe('26.218757')
    await page.keyboard.type('2')
    await expect(field(page, 'km')).toHaveValue('3.218688')
  })
}

test('with the mouse and with the keyboard', async ({ page }) => {
  await expectReplaced(page, 'click', (input) => input.click())
  // Tab leads to the first field of a card, the arrow keys to the others.
  await expectReplaced(page, 'the keyboard', async (input) => {
    const key = await input.evaluate((element: HTMLInputElement) => {
      const fields = [...element.closest('.unit-system')!.querySelectorAll('input')]
      const above = fields[fields.indexOf(element) - 1]
      if (element.tabIndex !== 0 && above) {
        above.focus()
        return 'ArrowDown'
      }
      const before = document.createElement('button')
      element.before(before)
      before.focus()
      before.addEventListener('blur', () => before.remove())
      return 'Tab'
    })
    await page.keyboard.press(key)
    await expect(input).toBeFocused()
  })
})

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 375, height: 812 } })
  test('a tap does the same, and picks a unit from the list', async ({ page }) => {
    await expectReplaced(page, 'tap', (input) => input.tap())

    await test.step('a unit is picked from the list', async () => {
      await page.getByRole('combobox', { name: 'To unit' }).tap()
      await page.getByRole('option', { name: 'yard' }).tap()
      await expect(page).toHaveURL(/\/ydkm#yd=2$/)
      await page.locator('#headline-from').tap()
      await page.keyboard.type('2')
      await expect(page.locator('#headline-to')).toHaveValue('2187.23')
    })
  })
})

test('what is dropped, marked and changed', async ({ page }) => {
  await open(page, path)

  await test.step('a dropped text replaces it, undo brings it back', async () => {
    await page.evaluate(() => {
      const dragged = document.createElement('p')
      dragged.id = 'dragged'
      dragged.draggable = true
      dragged.textContent = '250'
      dragged.style.cssText = 'position:fixed;top:0;left:0;z-index:9'
      dragged.addEventListener('dragstart', (event) => event.dataTransfer!.setData('text/plain', '250'))
      document.body.append(dragged)
    })
    await page.dragAndDrop('#dragged', '#unit-ft')
    await expect(field(page, 'ft')).toHaveValue('250')
    await expect(field(page, 'km')).toHaveValue('0.0762')
    await page.keyboard.press('ControlOrMeta+Z')
    await expect(field(page, 'ft')).toHaveValue('3280.84')
    await page.locator('#dragged').evaluate((dragged) => dragged.remove())
  })

  await test.step('a paste replaces even after a second click; a part selected by dragging stays selected', async () => {
    const metres = field(page, 'm')
    await metres.click()
    await metres.click({ position: { x: 60, y: 20 } })
    expect(await selected(metres)).toBe('')
    await paste(page, '5')
    await expect(metres).toHaveValue('5')

    await field(page, 'mm').scrollIntoViewIfNeeded()
    const box = (await field(page, 'mm').boundingBox())!
    // Numbers stand at the right end.
    const end = box.x + box.width
    await page.mouse.move(end - 30, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(end - 12, box.y + box.height / 2, { steps: 4 })
    await page.mouse.up()
    const part = await selected(field(page, 'mm'))
    expect(part.length).toBeGreaterThan(0)
    expect('5000'.includes(part) && part !== '5000').toBe(true)
  })

  await test.step('once changed it is an ordinary field', async () => {
    const km = field(page, 'km')
    await km.click()
    await page.keyboard.type('1234567')
    await km.click({ position: { x: 60, y: 20 } })
    expect(await selected(km)).toBe('')
    await field(page, 'ft').focus()
    await km.click({ position: { x: 60, y: 20 } })
    expect(await selected(km)).toBe('')
    await page.keyboard.press('End')
    await paste(page, '89')
    await expect(km).toHaveValue('123456789')
  })
})

test('what is typed survives a reload, a change of language and a trip through a link', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/ru/metrics/length/kmmi')
  const steps = await page.evaluate(() => history.length)
  await field(page, 'ft').click()
  await page.keyboard.type('5,5')
  await expect(page).toHaveURL(/\/ru\/metrics\/length\/kmmi#ft=5%2C5$/)
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.reload()
  await expect(field(page, 'ft')).toHaveValue('5,5')
  await expect(field(page, 'in')).toHaveValue('66')
  await page.getByRole('button', { name: 'Русский' }).click()
  await page.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en\/metrics\/length\/kmmi#ft=5\.5$/)
  await expect(field(page, 'in')).toHaveValue('66')
  await page.getByRole('button', { name: 'Copy link' }).click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/en\/metrics\/length\/kmmi#ft=5\.5$/)
  const other = await context.newPage()
  await other.goto(link)
  await expect(field(other, 'ft')).toHaveValue('5.5')
  await expect(field(other, 'in')).toHaveValue('66')
})

test('what an address brings', async ({ page }) => {
  await test.step('is never sent', async () => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
    await open(page, `${path}#km=987.654`)
    await expect(field(page, 'm')).toHaveValue('987654')
    await field(page, 'm').fill('55555')
    await expect(page).toHaveURL(/#m=55555$/)
    expect(requests.filter((url) => /55555|987\.654/.test(url.replace(/#.*/, '')))).toEqual([])
  })

  await test.step('takes effect on an open page; back returns', async () => {
    const follow = (fragment: string) =>
      page.evaluate((hash) => {
        location.hash = hash
      }, fragment)
    await follow('#km=5')
    await expect(field(page, 'm')).toHaveValue('5000')
    await follow('#km=6')
    await expect(field(page, 'm')).toHaveValue('6000')
    await page.goBack()
    await expect(field(page, 'm')).toHaveValue('5000')
  })

  // Fragments that cannot be read at all are asked in app/share/fragment.test.ts.
  await test.step('is ignored if it means nothing', async () => {
    for (const [index, fragment] of ['parrot=5', 'km', `km=${'9'.repeat(5000)}`].entries()) {
      await open(page, `${path}?${index}#${fragment}`)
      await expect(field(page, 'km')).toHaveValue(fragment === 'km' ? '' : '1')
    }
  })
})
