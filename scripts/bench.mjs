import { join } from 'node:path'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { root, run } from './lib/run.mjs'

/** `npm run bench [-- area …]`: installs the peers when they are missing or changed, then runs the suites. */
await ensureInstalled()
await ensureInstalled(join(root, 'bench'))
process.exitCode = await run('node', ['bench/main.ts', ...process.argv.slice(2)])
