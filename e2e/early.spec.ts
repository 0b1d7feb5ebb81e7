import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

/** What a visitor does before the scripts have come: on a slow line that is the first second. */

/**
 * From now on scripts of this name come when they are let. By the browser itself: a route of Playwright's takes every request through the
 * test.
 */
async function hold(page: Page, name: string) {
  const devtools = await page.context().newCDPSession(page)
  const held: string[] = []
  devtools.on('Fetch.requestPaused', ({ requestId }) => held.push(requestId))
  await devtools.send('Network.enable')
  await devtools.send('Fetch.enable', { patterns: [{ urlPattern: `*/assets/${name}-*.js` }] })
  return {
    goto: async (path: string) => {
      // What the browser has in its memory of the page before, it would not ask for: this empties it, and leaves what is on the disk.
      for (const cacheDisabled of [true, false]) await devtools.send('Network.setCacheDisabled', { cacheDisabled })
      await page.goto(path, { waitUntil: 'commit' })
    },
    release: async () => {
      await expect.poll(() => held.length, `${name} has been held`).toBe(1)
      await devtools.send('Fetch.continueRequest', { requestId: held.pop()! })
    },
    end: () => devtools.detach(),
  }
}

/** No other script of a page runs without it. */
const framework = 'framework'

test('before the page is alive: fields, buttons and files', async ({ page }) => {
  const { goto, release, end } = await hold(page, framework)

  await test.step('a token pasted early is decoded, a part opened early is drawn', async () => {
    await goto('/en/dev/jwt')
    const payload = Buffer.from('{"sub":"early bird"}').toString('base64url')
    await page.getByRole('textbox').first().fill(`eyJhbGciOiJIUzI1NiJ9.${payload}.AAAA`)
    await page.getByText('Verify the signature', { exact: true }).click()
    await release()
    await expect(page.getByText('early bird').first()).toBeVisible()
    await expect(page.getByLabel('Secret', { exact: true })).toBeVisible()
  })

  await test.step('what stands in a text area early stands there at every moment until the page is alive', async () => {
    await goto('/en/dev/jwt')
    const area = page.getByRole('textbox').first()
    await area.fill('early')
    const watch = await area.evaluateHandle((target: HTMLTextAreaElement) => {
      const { port1, port2 } = new MessageChannel()
      const texts = new Set<string>()
      const isAwake = new Promise<void>((resolve) => {
        port1.onmessage = () => {
          texts.add(target.value)
          if ('asleep' in document.documentElement.dataset) port2.postMessage('')
          else resolve()
        }
      })
      port2.postMessage('')
      return { texts, isAwake }
    })
    await release()
    expect(await watch.evaluate(({ texts, isAwake }) => isAwake.then(() => [...texts]))).toEqual(['early'])
  })

  await test.step('a button pressed early does what it says', async () => {
    await goto('/en/geo/gpx-kml')
    await page.getByRole('button', { name: /swap/i }).click()
    await release()
    await hydrated(page)
    await expect(page).toHaveURL(/kmlgpx$/)
  })

  await test.step('a file chosen and converted early is converted', async () => {
    await goto('/en/geo/gpx-kml')
    const gpx = '<gpx version="1.1"><wpt lat="1" lon="2"><name>early</name></wpt></gpx>'
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.gpx', mimeType: 'application/gpx+xml', buffer: Buffer.from(gpx) })
    await page.getByRole('button', { name: 'Convert', exact: true }).click()
    await release()
    await expect(page.getByRole('button', { name: /a\.kml/ })).toBeVisible()
  })

  for (const [path, saved] of [
    ['/en/geo/gpx-kml', /dropped\.kml/],
    ['/en/geo/convert/gpxgeojson', /dropped\.geojson/],
  ] as const)
    await test.step(`a file dropped early on ${path} is taken by it, and not by the box`, async () => {
      await goto(path)
      await page.locator('h1').evaluate((target) => {
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File(['<gpx version="1.1"><wpt lat="1" lon="2"/></gpx>'], 'dropped.gpx'))
        target.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
      })
      await release()
      await expect(page.getByText('dropped.gpx').first()).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Convert', exact: true }).click()
      await expect(page.getByRole('button', { name: saved })).toBeVisible()
    })

  await test.step('a choice made early counts', async () => {
    await goto('/en/dev/ip')
    await page.getByRole('textbox').first().fill('10.1.2.3')
    await release()
    await hydrated(page)
    await expect(page.getByText('10.1.2.0').first()).toBeVisible()
  })
  await end()
})

test('before the page is alive: the box and its keys', async ({ page }) => {
  const { goto, release, end } = await hold(page, framework)
  const box = page.getByRole('combobox')
  const typeBehind = async (keys: string) => {
    await page.locator('h1').waitFor()
    await page.keyboard.press(keys)
    await page.keyboard.type('5 km in mk')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('iles')
    await release()
    await expect(box).toHaveValue('5 km in miles')
    await expect(box).toBeFocused()
    await expect(page.getByRole('option').first()).toContainText('3.1')
  }

  await test.step('nothing but the page and its look is asked for until it is drawn', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.resourceType()))
    await goto('/en/')
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const before = asked.slice(0, asked.indexOf('script') < 0 ? undefined : asked.indexOf('script'))
    expect(before).toContain('stylesheet')
    expect(before).not.toContain('font')
  })

  await test.step('what is typed behind / on the home page arrives', () => typeBehind('/'))

  await test.step('Enter in the box of the home page opens the tool', async () => {
    await goto('/en/')
    await box.click()
    await page.keyboard.type('5 km in miles')
    await page.keyboard.press('Enter')
    await release()
    await expect(page).toHaveURL(/\/en\/metrics\/length\/kmmi#km=5$/)
  })

  await test.step('an example below it, too', async () => {
    await goto('/en/')
    await page.getByRole('button', { name: '10.0.0.0/22' }).click()
    await release()
    await expect(box).toHaveValue('10.0.0.0/22')
  })

  for (const keys of ['/', 'Control+k']) {
    await test.step(`what is typed behind ${keys} on another page arrives`, async () => {
      await goto('/en/dev')
      await typeBehind(keys)
    })
  }

  await test.step('the box comes by its keys alone', async () => {
    await goto('/en/dev')
    await page.locator('h1').waitFor()
    await page.keyboard.press('Control+k')
    await release()
    await expect(box).toBeFocused()
  })
  await end()
})

test('what is typed and pressed while the box is on its way counts', async ({ page }) => {
  const type = async (keys: string) => {
    await page.keyboard.press(keys)
    await page.keyboard.type('10.0.0.0/22')
    await page.keyboard.press('Enter')
  }
  const opened = () => expect(page).toHaveURL(/\/en\/dev\/ip/)
  // React keeps keys and clicks from a part of the page that is alive only after its script has come.
  for (const { sentence, script, path, act, result } of [
    { sentence: 'Enter, of its dialog', script: 'ask-dialog', path: '/en/dev', act: () => type('/'), result: opened },
    {
      sentence: 'Enter, on the home page',
      script: 'ask-panel-content',
      path: '/en/',
      act: () => type('Control+k'),
      result: opened,
    },
    {
      sentence: 'an example, on the home page',
      script: 'ask-panel-content',
      path: '/en/',
      act: () => page.getByRole('button', { name: '10.0.0.0/22' }).click(),
      result: () => expect(page.getByRole('combobox')).toHaveValue('10.0.0.0/22'),
    },
  ])
    await test.step(sentence, async () => {
      const { goto, release, end } = await hold(page, script)
      await goto(path)
      await hydrated(page)
      await act()
      await release()
      await result()
      await end()
    })
})
