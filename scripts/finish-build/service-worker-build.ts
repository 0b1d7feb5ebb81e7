import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformWithOxc } from 'vite'
import { shellFile } from '../../edge/site/site-map.ts'
import { shortHash } from './short-hash.ts'

const source = join(import.meta.dirname, '..', '..', 'app', 'offline', 'service-worker.ts')

/** The service worker is one file without imports, so removing its types is all the building it needs. */
export async function buildServiceWorker(clientFolder: string, files: readonly string[]): Promise<string> {
  const storedPaths = files.filter(isStored)
  const content = [...storedPaths, shellFile].map((file) => shortHash(readFileSync(join(clientFolder, file))))
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source)
  const script = code.replace(/^export \{\};?$/m, '')
  const version = shortHash(content.join() + script)
  return `const BUILD_VERSION = ${JSON.stringify(version)}\nconst STORED_PATHS = ${JSON.stringify(storedPaths)}\n${script}`
}

/**
 * What the shell needs to draw every tool: not the pages, not what only search engines and social networks ask for, and not what few
 * ever need: what lies under a map seen near, and the pieces of the registry of reference systems. Those are stored when first used.
 */
const isStored = (file: string): boolean =>
  (file.startsWith('/assets/') && !seldomNeeded.test(file)) || file === '/favicon.svg'

const seldomNeeded =
  /\/map-\w+\/(?!world\.)|\/(?:(?:epsg|esri|ignf)-\d\d|geodetic-other|(?:system|other)-names|system-aliases)-/
