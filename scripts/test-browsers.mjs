/** `npm run test:browsers`: what the site must do in Firefox and WebKit; both must be installed. */
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await run('node', ['e2e/browsers/main.ts', ...process.argv.slice(2)])
