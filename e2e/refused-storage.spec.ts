import { expect, open, test } from './fixtures.ts'
import { pageKinds } from './support/page-kinds.ts'

/** A browser keeps nothing for a page: set so by its owner, in a window that is not to remember, on a full disk. */

type Stores = 'localStorage' | 'sessionStorage' | 'caches'

const refusals: Readonly<Record<string, (stores: readonly Stores[]) => void>> = {
  'asking for it throws': (stores) => {
    for (const name of stores)
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
  },
  'using it throws': (stores) => {
    for (const name of stores) {
      const prototype = Object.getPrototypeOf(window[name])
      for (const method of ['getItem', 'setItem', 'removeItem', 'open', 'match', 'keys', 'has', 'delete'])
        if (method in prototype)
          prototype[method] = () => {
            throw new DOMException('refused', 'QuotaExceededError')
          }
    }
  },
  'there is none': (stores) => {
    for (const name of stores) Object.defineProperty(window, name, { value: null })
  },
}

for (const [what, refuse] of Object.entries(refusals))
  test(`every page works, without an error: ${what}`, async ({ page, watch }) => {
    // The router tells the console that its own store is refused; the page goes on.
    watch.allowedErrors.push(/refused|Cannot read properties of null/)
    const uncaught: Error[] = []
    page.on('pageerror', (error) => void uncaught.push(error))
    await page.addInitScript(refuse, ['localStorage', 'sessionStorage', 'caches'] as const)
    for (const path of pageKinds.filter((each) => each !== '/about'))
      await test.step(path, async () => {
        await open(page, `/en${path}`)
        const field = page.locator('main input:is([type="text"], :not([type])), main textarea').first()
        if (await field.isVisible()) await field.fill('5')
        await page.evaluate(() => navigator.serviceWorker?.dispatchEvent(new Event('controllerchange')))
        await page.getByRole('button', { name: 'Theme' }).click()
        await page.getByRole('button', { name: 'Dark' }).click()
        await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
        await page.locator('footer a[href="/en/about"]').click()
        await expect(page).toHaveURL('/en/about')
        await page.goBack()
        await expect(page).not.toHaveURL('/en/about')
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(uncaught, 'not caught').toEqual([])
      })
  })
