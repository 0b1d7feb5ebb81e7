import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, hydrated, layoutShift, test } from './fixtures.ts'

/** Where a slow line may pause: in the footer, which stands at the lower edge of a short page. */
const pauses = [/<footer[^>]*>/, /<nav [^>]*>/, /<\/li>(?=<li><a [^>]*\/support)/]

test('a page that comes in pieces is drawn whole: nothing moves, wherever its footer was cut', async ({
  browser,
  baseURL,
}) => {
  let pause = /$/
  const site = createServer(async (incoming, outgoing) => {
    const answer = await fetch(baseURL + incoming.url!)
    const type = answer.headers.get('content-type')!
    outgoing.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const place = type.startsWith('text/html') ? pause.exec(bytes.toString('latin1')) : null
    if (place) {
      const length = place.index + place[0].length
      outgoing.write(bytes.subarray(0, length))
      await new Promise((resolve) => setTimeout(resolve, 500))
      outgoing.end(bytes.subarray(length))
    } else outgoing.end(bytes)
  })
  site.listen(0)
  await once(site, 'listening')
  const { port } = site.address() as AddressInfo
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  for (pause of pauses) {
    await page.goto(`http://localhost:${port}/en/404`)
    await hydrated(page)
    expect(await layoutShift(page), String(pause)).toBe(0)
  }
  await context.close()
  site.closeAllConnections()
  site.close()
})
