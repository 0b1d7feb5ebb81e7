/**
 * `npm run test:browsers`: the suite of cases.ts in Firefox and in WebKit, which `npm test` also runs where they are installed
 * (`--installed`). The site must be built. Writes how it went to the file that BROWSERS_REPORT names.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cases } from './cases.ts'
import { firefox } from './firefox.ts'
import { type BrowserKind, howToInstall, type Session } from './session.ts'
import type { Case } from './steps.ts'
import { serveWatchedSite } from './watched-site.ts'
import { webkit } from './webkit.ts'

const root = join(import.meta.dirname, '..', '..')
const counts = { passed: 0, failed: 0, skipped: 0 }
const isEnoughIfInstalled = process.argv.includes('--installed')
/** `npm run test:browsers -- --only=map`: the cases whose names contain it; `--only=WebKit`, those of one browser. */
const only = process.argv.find((word) => word.startsWith('--only='))?.slice('--only='.length) ?? ''

const lowestWindow = 600

const kinds = [firefox, webkit]
for (const kind of kinds) {
  const wanted = cases.filter(([name]) => `${kind.name}: ${name}`.includes(only))
  if (wanted.length === 0) continue
  const missing = kind.missing()
  if (missing.length === 0) await runIn(kind, wanted)
  else {
    console.log(
      `${kind.name} is not installed (${missing.join(', ')}): ${wanted.length} cases not run. ${howToInstall}`,
    )
    counts[isEnoughIfInstalled ? 'skipped' : 'failed'] += wanted.length
  }
}
console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`)
if (process.env.BROWSERS_REPORT) writeFileSync(process.env.BROWSERS_REPORT, JSON.stringify(counts))
process.exit(counts.failed > 0 ? 1 : 0)

async function runIn(kind: BrowserKind, wanted: readonly Case[]): Promise<void> {
  const site = await serveWatchedSite(root)
  let session = await kind.start()
  const startAnew = async () => {
    await session.close()
    session = await kind.start()
  }
  try {
    for (const [name, run] of wanted) {
      const title = `${kind.name}: ${name}`
      if (await isTooLow(session)) await startAnew()
      const attempt = () => passes(title, () => run({ session, site }))
      const isFirst = await attempt()
      // Once more in a fresh browser, as in Chromium, and named, so that it is looked into.
      if (!isFirst) await startAnew()
      const isSecond = !isFirst && (await attempt())
      if (isSecond) console.warn(`Passed only at the second try: ${title}`)
      counts[isFirst || isSecond ? 'passed' : 'failed']++
    }
  } finally {
    await session.close()
    await site.close()
  }
}

/** WebKit's browser for tests lists every download below the page, until one line of the page is left. */
function isTooLow(session: Session): Promise<boolean> {
  return session.run((height: number) => window.innerHeight < height, lowestWindow).catch(() => true)
}

async function passes(title: string, run: () => Promise<void>): Promise<boolean> {
  const started = Date.now()
  try {
    await run()
    console.log(`  ✓ ${title} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
    return true
  } catch (error) {
    console.error(`  ✗ ${title}\n    ${(error as Error).stack}`)
    return false
  }
}
