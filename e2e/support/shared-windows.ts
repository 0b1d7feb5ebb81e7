import type { Browser, BrowserContext, BrowserContextOptions, CDPSession } from '@playwright/test'

/**
 * Windows that tests take one after the other. Each test has a new tab; after it, what the site stored and was permitted is cleared away,
 * while fetched scripts stay: without them, the first page of every test costs twice as much.
 */
export class SharedWindows {
  readonly #windows = new Map<string, SharedWindow>()
  readonly #browser: Browser

  constructor(browser: Browser) {
    this.#browser = browser
  }

  /** One for each set of options: call it where they are those of the running test. */
  async take(options: BrowserContextOptions): Promise<SharedWindow> {
    const key = JSON.stringify(options)
    const free = this.#windows.get(key)
    this.#windows.delete(key)
    return free ?? (await openWindow(this.#browser, options))
  }

  async giveBack(window: SharedWindow, isAsFound: boolean): Promise<void> {
    if (isAsFound && !window.isChanged()) {
      await window.clear()
      this.#windows.set(JSON.stringify(window.options), window)
    } else await window.context.close()
  }
}

interface SharedWindow {
  readonly context: BrowserContext
  readonly options: BrowserContextOptions
  /** In a way that lasts for all its tabs: nobody else gets it. */
  readonly isChanged: () => boolean
  clear(): Promise<void>
}

async function openWindow(browser: Browser, options: BrowserContextOptions): Promise<SharedWindow> {
  const context = await browser.newContext()
  // Its process and what it holds in memory would end with the last tab.
  const keeper = await context.newPage()
  await keeper.goto('/robots.txt')
  const devtools = await context.newCDPSession(keeper)
  const isChanged = watchChanges(context)
  const origins = new Set<string>()
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => origins.add(new URL(frame.url()).origin))
  })
  return {
    context,
    options,
    isChanged,
    async clear() {
      for (const page of context.pages()) if (page !== keeper) await page.close()
      await clearStorage(devtools, origins)
      origins.clear()
      await context.clearPermissions()
      if (options.permissions) await context.grantPermissions(options.permissions)
    },
  }
}

async function clearStorage(devtools: CDPSession, origins: Iterable<string>): Promise<void> {
  for (const origin of origins) {
    if (!origin.startsWith('http')) continue
    const storageTypes = 'cookies,file_systems,indexeddb,local_storage,service_workers,cache_storage'
    await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes })
  }
}

const lasting = [
  'addInitScript',
  'exposeBinding',
  'exposeFunction',
  'route',
  'setExtraHTTPHeaders',
  'setGeolocation',
  'setOffline',
] as const
const lastingOfClock = ['fastForward', 'install', 'pauseAt', 'runFor', 'setFixedTime', 'setSystemTime'] as const

function watchChanges(context: BrowserContext): () => boolean {
  let isChanged = false
  const watch = <Name extends string>(object: Record<Name, (...values: never[]) => unknown>, name: Name) => {
    const method = object[name]
    object[name] = (...values) => {
      isChanged = true
      return method.apply(object, values)
    }
  }
  for (const name of lasting) watch(context, name)
  for (const name of lastingOfClock) watch(context.clock, name)
  return () => isChanged
}
