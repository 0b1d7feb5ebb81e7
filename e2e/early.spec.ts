import type { Page } from '@playwright/test'
import { expect, hydrated, test } from './fixtures.ts'

/** What a visitor does before the scripts have come: on a slow line that is the first second. */

/** From now on scripts come when they are let. */
async function holdScripts(page: Page): Promise<{ goto: (path: string) => Promise<void>; release: () => void }> {
  let release = () => {}
  let released = Promise.resolve()
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return {
    goto: async (path) => {
      released = new Promise((resolve) => {
        release = resolve
      })
      await page.goto(path, { waitUntil: 'commit' })
    },
    release: () => release(),
  }
}

test('before the page is alive: fields, buttons and files', async ({ page }) => {
  const { goto, release } = await holdScripts(page)

  await test.step('a token pasted early is decoded', async () => {
    await goto('/en/dev/jwt')
    const payload = Buffer.from('{"sub":"early bird"}').toString('base64url')
    await page.getByRole('textbox').first().fill(`eyJhbGciOiJub25lIn0.${payload}.`)
    release()
    await hydrated(page)
    await expect(page.getByText('early bird').first()).toBeVisible()
  })

  await test.step('a part opened early is drawn', async () => {
    await goto('/en/dev/jwt')
    await page.getByText('Verify the signature', { exact: true }).click()
    release()
    await expect(page.getByRole('button', { name: 'Use the sample’s secret' })).toBeVisible()
  })

  await test.step('a button pressed early does what it says', async () => {
    await goto('/en/geo/gpx-kml')
    await page.getByRole('button', { name: /swap/i }).click()
    release()
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
    release()
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
      release()
      await expect(page.getByText('dropped.gpx').first()).toBeVisible()
      await expect(page.locator('dialog[open]')).toHaveCount(0)
      await page.getByRole('button', { name: 'Convert', exact: true }).click()
      await expect(page.getByRole('button', { name: saved })).toBeVisible()
    })

  await test.step('a choice made early counts', async () => {
    await goto('/en/dev/ip')
    await page.getByRole('textbox').first().fill('10.1.2.3')
    release()
    await hydrated(page)
    await expect(page.getByText('10.1.2.0').first()).toBeVisible()
  })
})

test('before the page is alive: the box and its keys', async ({ page }) => {
  const { goto, release } = await holdScripts(page)
  const box = page.getByRole('combobox')
  const typeBehind = async (keys: string) => {
    await page.locator('h1').waitFor()
    await page.keyboard.press(keys)
    await page.keyboard.type('5 km in mk')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('iles')
    release()
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
    release()
    await expect(page).toHaveURL(/\/en\/metrics\/length\/kmmi#km=5$/)
  })

  await test.step('an example below it, too', async () => {
    await goto('/en/')
    await page.getByRole('button', { name: '10.0.0.0/22' }).click()
    release()
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
    release()
    await expect(box).toBeFocused()
  })
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
      let release = () => {}
      const released = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route(`**/assets/${script}*.js`, async (route) => {
        await released
        await route.continue()
      })
      await page.goto(path)
      await hydrated(page)
      await act()
      release()
      await result()
    })
})
