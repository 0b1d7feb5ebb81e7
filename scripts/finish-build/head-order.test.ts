import { expect, test } from 'vitest'
import { orderHead } from './head-order.ts'

const page = (head: string) =>
  `<!DOCTYPE html><html lang="en"><head>${head}</head><body><script>later()</script></body></html>`

test('what decides the look stands first, nothing is lost', () => {
  const json = '<script type="application/ld+json">{"a":"$&"}</script>'
  const styles = '<link rel="stylesheet" href="/one.css"/><link rel="stylesheet" href="/two.css"/>'
  const ordered = orderHead(page(`<meta charSet="utf-8"/><title>T</title><script>boot()</script>${styles}${json}`))
  expect(ordered).toBe(page(`<meta charSet="utf-8"/><script>boot()</script>${styles}<title>T</title>${json}`))
  expect(orderHead(ordered)).toBe(ordered)
})
