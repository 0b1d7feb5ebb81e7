import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finishBuild } from '../finish-build.ts'

/** A build folder with one page of each kind, finished by the real last step: servers are tested without building the whole site. */
export async function makeFakeBuild(
  moreFiles: Readonly<Record<string, string>> = {},
  previousBuild = '',
): Promise<{ folder: string; remove: () => void }> {
  const folder = mkdtempSync(join(tmpdir(), 'convertory-build-'))
  for (const [file, content] of Object.entries({ ...files, ...moreFiles })) {
    const target = join(folder, 'client', file)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
  }
  await finishBuild(folder, ['/en/'], () => {}, previousBuild)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** As the router writes it: the last step of a build looks for it. */
const routerScript = `<script type="module" async="">import "/assets/manifest-1.js";
import * as route0 from "/assets/entry-1.js";
window.__reactRouterRouteModules = {"root":route0};

import("/assets/entry-1.js");</script>`

const page = (title: string): string =>
  `<!doctype html><html><head><title>${title}</title><script>window.page=1</script></head><body><h1>${title}</h1>${'<p>Some text of the page.</p>'.repeat(40)}${routerScript}</body></html>`

const pagePaths = [
  '',
  '/metrics',
  '/metrics/length',
  '/metrics/length/kmmi',
  '/geo/coordinates',
  '/dev/timestamp',
  '/dev/jwt',
  '/api',
  '/embed/length',
  '/404',
]

const files: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['ru', 'en', 'sr'].flatMap((language) =>
      pagePaths.map((path) => [`${language}${path}/index.html`, page(`${language}${path}`)]),
    ),
  ),
  'index.html': page('shell'),
  'assets/entry-1.js': `console.log(${JSON.stringify('x'.repeat(500))})`,
  'assets/empty-2.js': '',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
}
