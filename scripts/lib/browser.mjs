import { existsSync } from 'node:fs'

const installed = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser of the tests: the one CHROME_PATH names, else the pinned one inside an npm package, so that every machine
 * runs the same; an installed Chrome or Chromium where the pinned one, made for Linux on x64, cannot run.
 */
export async function browserPath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  if (process.platform === 'linux' && process.arch === 'x64') {
    const { default: chromium } = await import('@sparticuz/chromium')
    return chromium.executablePath()
  }
  const found = installed.find((path) => existsSync(path))
  if (!found) throw new Error('No browser for the tests: install Chrome or Chromium, or name one in CHROME_PATH')
  return found
}

/** Headless on machines without a graphics card or a user namespace, and quiet towards the network. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
