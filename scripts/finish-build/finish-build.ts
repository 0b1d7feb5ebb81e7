import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { cacheControl, serviceWorkerFile } from '../../edge/site/cache-control.ts'
import { assetHeaders } from '../../edge/site/security-headers.ts'
import { isEmbedded } from '../../edge/site/site-map.ts'
import { languages } from '../../engines/core/index.ts'
import { requirePages } from '../prerender/wanted-pages.ts'
import { robotsFiles } from './content-security-policy.ts'
import { finishPage, isFinished } from './finish-page.ts'
import { writePack } from './pack-writer.ts'
import { plainFiles } from './plain-files.ts'
import { carriedIn, carryPreviousAssets } from './previous-assets.ts'
import { buildServiceWorker } from './service-worker-build.ts'
import { buildSiteMap } from './site-map-build.ts'
import { buildWarnings } from './warnings.ts'

/**
 * Last step of a build: turns the folder of prerendered pages into what servers need. Reads only `build/client`, so it can run again
 * at any time.
 */
export async function finishBuild(
  buildFolder: string,
  expectedPages: readonly string[],
  report: (line: string) => void = console.log,
  previousBuild: string | undefined = process.env.PREVIOUS_BUILD,
): Promise<void> {
  const clientFolder = join(buildFolder, 'client')
  if (!existsSync(clientFolder)) throw new Error(`There is no built site in ${clientFolder}`)
  const started = performance.now()

  const siteFiles = () => listFiles(clientFolder).filter((file) => file !== serviceWorkerFile && !isForPlatform(file))
  removeResourceData(clientFolder, siteFiles())
  finishPages(clientFolder, siteFiles())
  for (const [file, text] of Object.entries(plainFiles(settings(), new Date()))) writeInto(clientFolder, file, text)
  const carriedBefore = carriedIn(buildFolder)
  const ownFiles = siteFiles().filter((file) => !carriedBefore.includes(file))
  const carried = [...carriedBefore, ...carryPreviousAssets(previousBuild, clientFolder, ownFiles, report)]
  writeFileSync(join(clientFolder, serviceWorkerFile), await buildServiceWorker(clientFolder, ownFiles))
  const files = [...siteFiles(), serviceWorkerFile]
  const contents = (file: string) => readFileSync(join(clientFolder, file), 'utf8')

  writeFileSync(join(clientFolder, '_headers'), platformHeaders())
  writeFileSync(join(clientFolder, '.assetsignore'), '.vite\n')

  const map = buildSiteMap(files, contents, languages, {
    showsAds: Boolean(process.env.VITE_AD_CLIENT),
    robotsFiles: robotsFiles(process.env.SITE_URL),
  })
  requirePages(expectedPages, map.pages)
  const packed = await writePack(buildFolder, files, carried)
  writeFileSync(join(buildFolder, 'site.json'), JSON.stringify(map))
  packed.place()

  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const megabytes = (packed.bytes / 1e6).toFixed(1)
  report(
    `${Object.keys(map.pages).length} pages, ${map.policies.length} content security policies, ` +
      `${files.length} files packed into ${megabytes} MB in ${seconds} s; ` +
      `${carried.length} of them for open tabs of the release before`,
  )
  for (const warning of buildWarnings(process.env)) report(warning)
}

/** Read by platforms and tools, served to nobody. */
const isForPlatform = (file: string): boolean => /^\/(_headers|\.(?!well-known\/))/.test(file)

const settings = () => ({
  siteUrl: (process.env.SITE_URL ?? 'https://convertory.example').replace(/\/+$/, ''),
  securityContact: process.env.SECURITY_CONTACT || undefined,
  adClient: process.env.VITE_AD_CLIENT,
})

function writeInto(folder: string, file: string, text: string): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** The router also writes the data of routes that are plain files (`robots.txt.data`); nothing ever asks for it. */
function removeResourceData(clientFolder: string, files: readonly string[]): void {
  for (const file of files) {
    if (file.endsWith('.data') && files.includes(file.slice(0, -'.data'.length))) rmSync(join(clientFolder, file))
  }
}

/** The few that the router wrote itself, the shell among them; scripts/prerender.ts has finished its own. */
function finishPages(clientFolder: string, files: readonly string[]): void {
  for (const file of files) {
    if (!file.endsWith('.html') || isEmbedded(file)) continue
    const path = join(clientFolder, file)
    const html = readFileSync(path, 'utf8')
    if (!isFinished(html)) writeFileSync(path, finishPage(html, file))
  }
}

/** For platforms that serve `/assets/` without asking us: the headers our own servers send. */
const platformHeaders = (): string =>
  [
    '/assets/*',
    ...[['cache-control', cacheControl('/assets/')], ...assetHeaders].map((header) => `  ${header.join(': ')}`),
    '',
  ].join('\n')

function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort()
}
