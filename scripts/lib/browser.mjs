import { existsSync } from 'node:fs'

const installed = [
  process.env.CHROME_PATH,
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** An installed Chrome or Chromium, else the one that comes inside an npm package. */
export async function browserPath() {
  const found = installed.find((path) => path && existsSync(path))
  if (found) return found
  const { default: chromium } = await import('@sparticuz/chromium')
  return chromium.executablePath()
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
