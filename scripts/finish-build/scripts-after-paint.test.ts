import { expect, test } from 'vitest'
import { isAfterPaint, loadScriptsAfterPaint } from './scripts-after-paint.ts'

const page = `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/></head><body>
<script type="module" async="">import "/assets/manifest.js";
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/b.js";
  
  window.__reactRouterRouteModules = {"root":route0,"routes/b":route1};

import("/assets/entry.js");</script></body>`

test('a page asks for no script before it is drawn, and for all of them together afterwards', () => {
  const after = loadScriptsAfterPaint(page)
  expect(after).not.toMatch(/<link/)
  expect(after).not.toMatch(/import ["*]/)
  expect(after.indexOf('requestAnimationFrame')).toBeLessThan(after.indexOf('["/assets/a.js","/assets/b.js"]'))
  expect(after).toContain(
    'const [,route0,route1]=await Promise.all([import("/assets/manifest.js"),import("/assets/root.js"),import("/assets/b.js")])',
  )
  expect([page, after].map(isAfterPaint)).toEqual([false, true])
  expect(after).toContain('window.__reactRouterRouteModules={"root":route0,"routes/b":route1}')
})

test('a page that is left while it waits leaves nothing behind in the module loader: there is no `await` outside of a function', () => {
  const [, script] = /<script[^>]*>(.*)<\/script>/s.exec(loadScriptsAfterPaint(page)) ?? []
  expect(() => new Function(script!)).not.toThrow()
})

test('a router that starts otherwise stops the build', () => {
  expect(() => loadScriptsAfterPaint('<body><script type="module">start()</script></body>')).toThrow(
    'scripts-after-paint.ts',
  )
})
