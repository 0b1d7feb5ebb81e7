import { existsSync } from 'node:fs'
import { type KeyInput, launch } from 'puppeteer-core'
import type { BrowserKind, Session } from './session.ts'

const places = [
  process.env.FIREFOX_PATH ?? '',
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
]
const installed = () => places.find((path) => path !== '' && existsSync(path))

/** Firefox over WebDriver BiDi, the protocol it speaks itself. */
export const firefox: BrowserKind = {
  name: 'Firefox',
  missing: () => (installed() ? [] : ['firefox-esr']),
  async start(): Promise<Session> {
    const browser = await launch({
      browser: 'firefox',
      executablePath: installed()!,
      headless: true,
      // A window as large as that. Setting its size by the protocol also sets how a phone is held, which the long-lived releases cannot.
      defaultViewport: null,
      args: ['--width', '1280', '--height', '1000'],
    })
    const page = (await browser.pages())[0] ?? (await browser.newPage())
    return {
      async open(address) {
        // The driver takes the load of another document for this one's, or misses it, when a page was kept for stepping back.
        await page.evaluate((next) => {
          Object.assign(window, { isLeft: true })
          location.assign(next)
        }, address)
        const isThere = () => !('isLeft' in window) && document.readyState === 'complete'
        for (
          const end = Date.now() + 60_000;
          Date.now() < end;
          await new Promise((resolve) => setTimeout(resolve, 20))
        ) {
          // Between two documents nobody answers.
          if (await page.evaluate(isThere).catch(() => false)) return
        }
        throw new Error(`${address} did not load`)
      },
      reload: async () => void (await page.reload({ waitUntil: 'load' })),
      run: (script, ...values) => page.evaluate(script as never, ...(values as unknown as never[])) as never,
      click: (selector) => page.click(selector),
      type: (text) => page.keyboard.type(text),
      async press(keys) {
        const [key, held] = keys.split('+').toReversed() as [KeyInput, KeyInput?]
        if (held) await page.keyboard.down(held)
        await page.keyboard.press(key)
        if (held) await page.keyboard.up(held)
      },
      close: () => browser.close(),
    }
  },
}
