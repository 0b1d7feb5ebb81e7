/** `npm pack` runs this first: dist/ is what the tarball holds. */
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { runOrExit } from './lib/run.mjs'

await ensureInstalled()
await runOrExit('node', ['scripts/package/build.ts'])
