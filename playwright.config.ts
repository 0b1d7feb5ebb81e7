import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { browserArguments, browserPath } from './scripts/lib/browser.mjs'
import { freePort } from './scripts/lib/free-port.mjs'

// The tests' own processes read this file too: they find the port that the first reading chose.
process.env.E2E_PORT ??= String(await freePort())
const port = Number(process.env.E2E_PORT)

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  // One more than cores: somebody always waits for a page.
  workers: availableParallelism() + 1,
  // Generous: a busy machine is slow, and no test is about time.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  // Once more in a fresh window; `npm test` names what passed only then, so that it is looked into.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['dot'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-GB',
    timezoneId: 'Europe/Belgrade',
    // Requests that tests answer themselves must not be answered by the service worker; its own spec lets it work.
    serviceWorkers: 'block',
    trace: 'off',
    // A window emptied after each test instead of a new browser profile: a third less work. Tests with other permissions or another language get their own.
    reuseContext: true,
    launchOptions: {
      executablePath: await browserPath(),
      // A name that is not localhost, for what differs there: ads.
      args: [
        ...browserArguments,
        '--host-resolver-rules=MAP convertory.test 127.0.0.1',
        // Without these every test starts a process for its page, and another for the empty one before: a seventh of all work.
        '--disable-site-isolation-trials',
        '--renderer-process-limit=1',
        // A page lives for seconds: most of what V8 compiles again for speed is never run. A fifth of all work. And `gc()`, for a test of what must survive it.
        '--js-flags=--no-maglev --invocation-count-for-turbofan=20000 --expose-gc',
      ],
    },
  },
  webServer: {
    command: 'node edge/node.ts',
    env: { PORT: String(port), ACCESS_LOG: 'off' },
    url: `http://localhost:${port}/en/`,
    reuseExistingServer: false,
    timeout: 120_000,
    stdout: 'ignore',
  },
})
