import { afterEach, expect, test, vi } from 'vitest'
import { loadUnderstanding, loadUnderstandingWhenIdle, whenUnderstandingIsThere } from './load-understanding.ts'

afterEach(() => vi.unstubAllGlobals())

test('what understands texts is loaded once, when the page is there and the browser has time', async () => {
  const page = Object.assign(new EventTarget(), {}) as unknown as Window
  const idle: [() => void, unknown][] = []
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', { readyState: 'loading' })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  const requestIdleCallback = (run: () => void, options: unknown) => idle.push([run, options])
  Object.assign(page, { requestIdleCallback })
  vi.stubGlobal('requestIdleCallback', requestIdleCallback)

  // A page that is left before it has loaded wants nothing any more.
  loadUnderstandingWhenIdle()()
  page.dispatchEvent(new Event('load'))
  expect(idle).toEqual([])

  loadUnderstandingWhenIdle()
  expect(idle).toEqual([])
  page.dispatchEvent(new Event('load'))
  page.dispatchEvent(new Event('load'))
  expect(idle.map(([, options]) => options)).toEqual([{ timeout: 2000 }])

  vi.stubGlobal('document', { readyState: 'complete' })
  loadUnderstandingWhenIdle()
  expect(idle).toHaveLength(2)

  const loading = loadUnderstanding()
  expect(loadUnderstanding()).toBe(loading)
  const understanding = await loading
  expect(await whenUnderstandingIsThere()).toBe(understanding)
  expect(Object.keys(understanding)).toContain('typed')
})
