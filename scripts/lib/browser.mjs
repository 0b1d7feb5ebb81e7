import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const installed = [
  // Draws no windows, which a test needs none of and a whole browser spends a third of its time on.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const findInstalled = () => installed.find((path) => existsSync(path))
const isPinnedMadeForThis = process.platform === 'linux' && process.arch === 'x64'

/**
 * The browser of the tests: the one CHROME_PATH names, else the pinned one inside an npm package, so that every machine
 * runs the same; an installed Chrome or Chromium where the pinned one, made for Linux on x64, cannot run.
 */
export async function browserPath() {
  if (process.env.CHROME_PATH) return process.env.CHROME_PATH
  if (isPinnedMadeForThis) {
    const { default: chromium } = await import('@sparticuz/chromium')
    return chromium.executablePath()
  }
  const found = findInstalled()
  if (!found) throw new Error('No browser for the tests: install Chrome or Chromium, or name one in CHROME_PATH')
  return found
}

/**
 * No npm package holds a browser for Linux on ARM. On a machine that belongs to root and to Debian's packages, as containers and
 * test machines do, theirs is installed; on anyone else's they are told by `browserPath`.
 */
export async function ensureBrowser() {
  if (process.env.CHROME_PATH || isPinnedMadeForThis || findInstalled()) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing a browser for the tests: chromium-headless-shell, from Debian’s packages …')
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], { DEBIAN_FRONTEND: 'noninteractive' })
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
