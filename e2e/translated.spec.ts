import type { Page } from '@playwright/test'
import { expect, hydrated, open, test } from './fixtures.ts'
import { choose, convertButton, file, hike } from './support/geo-files.ts'

/**
 * A page that a browser translates: its translator puts other nodes in the place of texts, at once and whenever it finds a new one. The pages
 * stay alive and go on saying what is right.
 */
function translator(): void {
  const done = new WeakSet<Node>()
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const isLeft = text.parentElement?.closest('script, style, option, textarea, [translate="no"]')
      if (!isLeft && !done.has(text) && text.data.trim() !== '') texts.push(text)
    }
    for (const [at, text] of texts.entries()) {
      const [parent, next] = [text.parentNode!, text.nextSibling]
      const translated = new Text(text.data)
      done.add(translated)
      const element = document.createElement('font')
      // Each way is that of some browser.
      if (at % 3 === 0) text.replaceWith(element)
      else if (at % 3 === 1) {
        text.before(element)
        text.remove()
      } else {
        text.remove()
        parent.insertBefore(translated, next)
      }
      if (at % 3 !== 2) element.append(translated)
    }
  }
  const start = () => {
    translate()
    let timer: ReturnType<typeof setTimeout>
    new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(translate, 50)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  }
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', start)
  else start()
}

async function openTranslated(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.evaluate(translator)
  await expect(page.locator('font').first()).toBeAttached()
}

const field = (page: Page) => page.locator('main input:not([type=radio]), main textarea').first()

test('a page that the browser translates goes on working', async ({ page, watch }) => {
  // A part that comes alive after it was translated is drawn anew, and React says so.
  watch.allowedErrors.push(/#418/)
  await test.step('units: the answer is to what was typed', async () => {
    await openTranslated(page, '/en/metrics/length/kmmi')
    for (const [typed, said] of [
      ['5', /^5\skm\s≈\s3\.106856\smi/],
      ['42.195', /^42\.195\skm\s≈\s26\.21\d*\smi/],
      ['2', /^2\skm\s≈\s1\.242742\smi/],
    ] as const) {
      await field(page).fill(typed)
      await expect(page.locator('main output').filter({ hasText: said })).toBeVisible()
    }
  })
  await test.step('coordinates: a place, none, another place', async () => {
    await openTranslated(page, '/en/geo/coordinates')
    for (const typed of ['44.8, 20.4', '95, 10', 'hello', '7457123 4961345', '52.5 13.4']) await field(page).fill(typed)
    await expect(page.getByLabel(/^UTM/)).toHaveValue(/^33U/)
  })
  await test.step('map files: converted, refused, converted again', async () => {
    await openTranslated(page, '/en/geo/gpx-kml')
    for (const content of [hike, '<gpx><trk>', hike]) {
      await choose(page, file('walk.gpx', content))
      await convertButton(page).click()
      if (content === hike) await expect(page.getByRole('row', { name: 'Positions' }).last()).toBeVisible()
    }
    await openTranslated(page, '/en/geo/convert')
    await choose(page, file('walk.gpx', hike))
    await expect(page.getByRole('application').first()).toBeVisible()
  })
  await test.step('the box and the pages behind it', async () => {
    await openTranslated(page, '/en/')
    const box = page.getByRole('combobox').first()
    for (const typed of ['5 km', 'qwertyuiop', '10.0.0.0/22', '']) await box.fill(typed)
    await box.fill('10.0.0.0/22')
    await box.press('Enter')
    await page.waitForURL(/\/en\/dev\/ip/)
    await page.locator('main a[href="/en/dev"]').first().click()
    await page.locator('main a[href="/en/dev/jwt"]').first().click()
    await field(page).fill('eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc')
    await expect(page.getByText('HS256').first()).toBeVisible()
    await field(page).fill('rubbish')
    await expect(page.getByText('HS256')).toHaveCount(0)
  })
})

test('so does one that was translated before it was alive', async ({ page, watch }) => {
  // React draws it anew, and says so.
  watch.allowedErrors.push(/Minified React error #418/)
  await page.addInitScript(translator)
  await page.goto('/en/metrics/length/kmmi')
  await hydrated(page)
  for (const [typed, said] of [
    ['5', /^5\skm\s≈\s3\.106856\smi/],
    ['2', /^2\skm\s≈\s1\.242742\smi/],
  ] as const) {
    await field(page).fill(typed)
    await expect(page.locator('main output').filter({ hasText: said })).toBeVisible()
  }
})
