/**
 * `npm run images`: draws the raster icons and the social pictures of public/ from the sign in favicon.svg, and, with the site
 * built, the sheet of main screens in the README. Run it when the sign, the hero text or the look of the site changes.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { browserArguments, browserPath } from './lib/browser.mjs'
import { freePort } from './lib/free-port.mjs'
import { root } from './lib/run.mjs'

const sign = readFileSync(join(root, 'public/favicon.svg'), 'utf8')
const font = (subset) =>
  readFileSync(join(root, `node_modules/@fontsource-variable/inter/files/inter-${subset}-wght-normal.woff2`), 'base64')

const browser = await chromium.launch({ executablePath: await browserPath(), args: browserArguments })
const page = await browser.newPage({ serviceWorkers: 'block' })

async function picture(width, height, html, omitBackground = true) {
  await page.setViewportSize({ width, height })
  await page.setContent(
    `<style>*{margin:0;box-sizing:border-box}svg{display:block;width:100%;height:100%}</style>${html}`,
  )
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot({ omitBackground })
}

function write(file, content) {
  writeFileSync(join(root, file), content)
  console.log(file)
}

const draw = async (file, ...drawing) => write(file, await picture(...drawing))

/** An icon file of one PNG: a header of 6 bytes, an entry of 16, the picture. */
function iconFile(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2) // an icon, not a cursor
  head.writeUInt16LE(1, 4) // how many pictures
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10) // colour planes
  head.writeUInt16LE(32, 12) // bits per pixel
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

write('public/favicon.ico', iconFile(await picture(32, 32, sign), 32))
await draw('public/icon-192.png', 192, 192, sign)
await draw('public/icon-512.png', 512, 512, sign)
// These two are cut to a shape by the system, so the colour runs to the edges.
const fullBleed = (margin) => `<div style="background:#1d5fc4;padding:${margin}">${sign}</div>`
await draw('public/apple-touch-icon.png', 180, 180, fullBleed('14px'))
await draw('public/icon-maskable-512.png', 512, 512, fullBleed('64px'))

for (const file of readdirSync(join(root, 'messages/shell'))) {
  const language = file.replace('.json', '')
  const text = JSON.parse(readFileSync(join(root, 'messages/shell', file), 'utf8'))
  await draw(
    `public/social-${language}.png`,
    1200,
    630,
    `<style>
      @font-face{font-family:I;font-weight:100 900;src:url(data:font/woff2;base64,${font('latin')});unicode-range:U+0-FF,U+2000-206F}
      @font-face{font-family:I;font-weight:100 900;src:url(data:font/woff2;base64,${font('cyrillic')});unicode-range:U+400-45F}
      body{font-family:I;background:linear-gradient(135deg,#f7faff,#e6effc);color:#1b2433;height:630px;padding:80px;display:flex;flex-direction:column;justify-content:space-between}
      .name{display:flex;gap:20px;align-items:center;font-size:40px;font-weight:700}.name svg{width:64px;height:64px}
      h1{font-size:84px;letter-spacing:-.02em;margin-bottom:24px}p{font-size:34px;line-height:1.4;color:#4a5568}
    </style>
    <body><div class="name">${sign}Convertory</div><div><h1>${text.hero_title}</h1><p>${text.hero_text}</p></div></body>`,
    false,
  )
}

/** The main screens on one sheet: the upper row light, the lower one dark. */
async function contactSheet(origin) {
  const screens = [
    ['light', '/en/', 'One box for everything'],
    ['light', '/en/metrics/length/kmmi', 'Units'],
    ['light', '/en/geo/coordinates', 'Coordinates'],
    ['dark', '/en/geo/convert', 'Map files'],
    ['dark', '/en/dev/jwt', 'Tokens'],
    ['dark', '/en/dev/timestamp', 'Timestamps'],
  ]
  const figures = []
  await page.setViewportSize({ width: 1200, height: 1200 })
  for (const [colorScheme, path, name] of screens) {
    await page.emulateMedia({ colorScheme })
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    await page.waitForTimeout(1000)
    const picture = (await page.screenshot()).toString('base64')
    figures.push(`<figure><img src="data:image/png;base64,${picture}"><figcaption>${name}</figcaption></figure>`)
  }
  await page.emulateMedia({ colorScheme: 'light' })
  // The site's policy would forbid the sheet to be written into its page.
  await page.goto('about:blank')
  return `<style>
      @font-face{font-family:I;font-weight:100 900;src:url(data:font/woff2;base64,${font('latin')})}
      body{font-family:I;background:#e9edf3;color:#1b2433;padding:20px;display:grid;grid-template-columns:repeat(3,600px);gap:20px}
      img{display:block;width:600px;height:600px;border-radius:12px}figcaption{font-size:20px;font-weight:600;padding-top:8px;text-align:center}
    </style><body>${figures.join('')}</body>`
}

if (existsSync(join(root, 'build/site.json'))) {
  const port = await freePort()
  const server = spawn('node', ['edge/node.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), ACCESS_LOG: 'off' },
  })
  await new Promise((resolve) => server.stdout.once('data', resolve))
  // Under a name that is not localhost itself there are no placeholders for ads; browsers find any such name on this computer.
  await draw('docs/screenshot.png', 1880, 1330, await contactSheet(`http://convertory.localhost:${port}`), false)
  server.kill()
}
await browser.close()
