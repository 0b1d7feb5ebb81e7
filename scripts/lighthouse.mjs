/** `npm run lighthouse`: installs Lighthouse when it is missing, builds the site, measures six pages and writes docs/benchmarks.md. */
import { join } from 'node:path'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { root, run } from './lib/run.mjs'

await ensureInstalled()
await ensureInstalled(join(root, 'bench', 'lighthouse'))
await ensureBuilt()
process.exitCode = await run('node', ['bench/lighthouse/main.ts'])
