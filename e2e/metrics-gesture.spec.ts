import type { Locator, Page } from '@playwright/test'
import { expect, open, test } from './fixtures.ts'

/** What a stranger does first: click or tap into a field that the page has filled, and type or paste. */

const field = (page: Page, unit: string): Locator => page.locator(`#unit-${unit}`)
const path = '/en/metrics/length/kmmi'

const selected = (input: Locator): Promise<string> =>
  input.evaluate((element: HTMLInputElement) => element.value.slice(element.selectionStart!, element.selectionEnd!))

async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
  await page.keyboard.press('ControlOrMeta+V')
}

for (const gesture of ['click', 'tap', 'Tab'] as const)
  test.describe(gesture, () => {
    test.use({ hasTouch: gesture === 'tap' })
    const enter = async (input: Locator) => {
      if (gesture === 'click') await input.click()
      else if (gesture === 'tap') await input.tap()
      else {
        await input.evaluate((element) => {
          const before = document.createElement('button')
          element.before(before)
          before.focus()
          before.addEventListener('blur', () => before.remove())
        })
        await input.page().keyboard.press('Tab')
        await expect(input).toBeFocused()
      }
    }

    test('and type: the number replaces what the page put there', async ({ page }) => {
      await open(page, path)
      await enter(field(page, 'km'))
      await page.keyboard.type('42.195')
      await expect(field(page, 'km')).toHaveValue('42.195')
      await expect(field(page, 'mi')).toHaveValue('26.218757')
      // What follows is the page's again.
      await enter(field(page, 'mi'))
      expect(await selected(field(page, 'mi'))).toBe('26.218757')
      await page.keyboard.type('2')
      await expect(field(page, 'km')).toHaveValue('3.218688')
    })

    test('and paste: the text replaces it, undo brings it back', async ({ page }) => {
      await open(page, path)
      await enter(field(page, 'km'))
      await paste(page, '100')
      await expect(field(page, 'km')).toHaveValue('100')
      await expect(field(page, 'm')).toHaveValue('100000')
      await page.keyboard.press('ControlOrMeta+Z')
      await expect(field(page, 'km')).toHaveValue('1')
      await expect(field(page, 'm')).toHaveValue('1000')
    })
  })

test('once changed it is an ordinary field', async ({ page }) => {
  await open(page, path)
  const km = field(page, 'km')
  await km.click()
  await page.keyboard.type('1234567')
  await km.click({ position: { x: 150, y: 20 } })
  expect(await selected(km)).toBe('')
  await field(page, 'ft').focus()
  await km.click({ position: { x: 150, y: 20 } })
  expect(await selected(km)).toBe('')
  await page.keyboard.press('End')
  await paste(page, '89')
  await expect(km).toHaveValue('123456789')
})

test('a paste replaces even after a second click; a part selected by dragging stays selected', async ({ page }) => {
  await open(page, path)
  const metres = field(page, 'm')
  await metres.click()
  await metres.click({ position: { x: 20, y: 20 } })
  expect(await selected(metres)).toBe('')
  await paste(page, '5')
  await expect(metres).toHaveValue('5')

  await field(page, 'mm').scrollIntoViewIfNeeded()
  const box = (await field(page, 'mm').boundingBox())!
  await page.mouse.move(box.x + 14, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + 30, box.y + 20, { steps: 4 })
  await page.mouse.up()
  const part = await selected(field(page, 'mm'))
  expect(part.length).toBeGreaterThan(0)
  expect('5000'.startsWith(part) && part !== '5000').toBe(true)
})

test('a dropped text replaces it, undo brings it back', async ({ page }) => {
  await open(page, path)
  await page.evaluate(() => {
    const dragged = document.createElement('p')
    dragged.id = 'dragged'
    dragged.draggable = true
    dragged.textContent = '250'
    dragged.style.cssText = 'position:fixed;top:0;left:0;z-index:9'
    dragged.addEventListener('dragstart', (event) => event.dataTransfer!.setData('text/plain', '250'))
    document.body.append(dragged)
  })
  await page.dragAndDrop('#dragged', '#unit-m')
  await expect(field(page, 'm')).toHaveValue('250')
  await expect(field(page, 'km')).toHaveValue('0.25')
  await page.keyboard.press('ControlOrMeta+Z')
  await expect(field(page, 'm')).toHaveValue('1000')
})

test('the field yields before the scripts have come', async ({ page }) => {
  const { promise: typed, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', (route) => typed.then(() => route.continue()))
  await page.goto(path, { waitUntil: 'commit' })
  await field(page, 'km').click()
  await page.keyboard.type('42.195')
  await expect(field(page, 'km')).toHaveValue('42.195')
  letScriptsCome()
  await expect(field(page, 'mi')).toHaveValue('26.218757')
})

test.describe('keep and share', () => {
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

  test('a link with another value takes effect on an open page; back returns', async ({ page }) => {
    await open(page, '/en/metrics/length/kmmi#km=5')
    await expect(field(page, 'm')).toHaveValue('5000')
    await page.evaluate(() => {
      location.hash = '#km=6'
    })
    await expect(field(page, 'm')).toHaveValue('6000')
    await page.goBack()
    await expect(field(page, 'm')).toHaveValue('5000')
  })

  test('a bad fragment is ignored', async ({ page }) => {
    for (const fragment of ['content', 'parrot=5', '%E0%A4%A', '=', 'km', `km=${'9'.repeat(5000)}`]) {
      await open(page, `/en/metrics/length/kmmi#${fragment}`)
      await expect(field(page, 'km')).toHaveValue(fragment === 'km' ? '' : '1')
      await page.goto('about:blank')
    }
  })

  test('it is never sent', async ({ page }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url() + (request.postData() ?? '')))
    await open(page, '/en/metrics/length/kmmi#km=987.654')
    await expect(field(page, 'm')).toHaveValue('987654')
    await field(page, 'm').fill('55555')
    await expect(page).toHaveURL(/#m=55555$/)
    expect(requests.filter((url) => /55555|987\.654/.test(url.replace(/#.*/, '')))).toEqual([])
  })
})
