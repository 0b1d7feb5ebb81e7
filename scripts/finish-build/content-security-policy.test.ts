import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { contentSecurityPolicy, refusedAttribute, robotsFiles } from './content-security-policy.ts'

const plain = { asksServer: false, showsAds: false, robotsFiles: [] }
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find((entry) => entry.startsWith(`${name} `))

describe('content security policy', () => {
  test('inline scripts by their exact text, once each', () => {
    const html = '<script>a()</script><script >b()\n</script><SCRIPT type="module" async="">a()</SCRIPT>'
    expect(directive(contentSecurityPolicy(html, plain), 'script-src')).toBe(
      `script-src 'self' ${hash('a()')} ${hash('b()\n')}`,
    )
  })
  test('data blocks and files need no hash', () => {
    const html = '<script type="application/ld+json">{}</script><script src="/assets/a.js"></script>'
    expect(directive(contentSecurityPolicy(html, plain), 'script-src')).toBe("script-src 'self'")
  })
  test('inline style sheets by their text', () => {
    expect(directive(contentSecurityPolicy('<style>p{}</style>', plain), 'style-src')).toBe(
      `style-src 'self' ${hash('p{}')}`,
    )
  })
  test('a tool page may connect to nothing, not even to us', () => {
    expect(directive(contentSecurityPolicy('', plain), 'connect-src')).toBe("connect-src 'none'")
    expect(directive(contentSecurityPolicy('', { ...plain, asksServer: true }), 'connect-src')).toBe(
      "connect-src 'self'",
    )
  })
  test('a frame for other sites may ask nobody, shows no ads, and stands anywhere', () => {
    const policy = contentSecurityPolicy('', {
      asksServer: false,
      isEmbedded: true,
      showsAds: true,
      robotsFiles: robotsFiles('https://example.org'),
    })
    expect(directive(policy, 'connect-src')).toBe("connect-src 'none'")
    expect(policy).not.toContain('frame-ancestors')
    expect(policy).not.toContain('https:')
    expect(contentSecurityPolicy('', plain)).toContain("frame-ancestors 'none'")
  })
  test('except robots.txt, which tools that check a page fetch from inside it', () => {
    const connections = (siteUrl?: string) =>
      directive(contentSecurityPolicy('', { ...plain, robotsFiles: robotsFiles(siteUrl) }), 'connect-src')
    expect(connections('https://example.org/')).toBe('connect-src https://example.org/robots.txt')
    expect(connections()).toBe('connect-src http://localhost:*/robots.txt http://127.0.0.1:*/robots.txt')
  })
  test('the ad network is named only where there are ads', () => {
    expect(contentSecurityPolicy('', plain)).not.toContain('https:')
    expect(contentSecurityPolicy('', { ...plain, showsAds: true })).toContain('https://*.googlesyndication.com')
  })
  test('texts do not become code, except where ads need it', () => {
    expect(contentSecurityPolicy('', plain)).toContain("require-trusted-types-for 'script'; trusted-types default")
    expect(contentSecurityPolicy('', { ...plain, showsAds: true })).not.toContain('trusted-types')
  })
  test('never anything unsafe', () => {
    expect(contentSecurityPolicy('<script>a</script>', { ...plain, asksServer: true, showsAds: true })).not.toMatch(
      /unsafe|\s\*[\s;]/,
    )
  })
})

test.each([
  ['<p style="color:red">', true],
  ['<button type="button" onclick="go()">', true],
  ['<p class="style" data-style="a">style="x"</p>', false],
  ['<script>var a = \'<p style="x">\'</script>', false],
])('%s is refused: %s', (html, isRefused) => {
  expect(refusedAttribute(html) !== undefined).toBe(isRefused)
})
