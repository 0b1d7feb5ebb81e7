/** `npm start`: installs what is missing, builds what has changed, serves the portal on http://localhost:3000 (PORT changes it). */
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run } from './lib/run.mjs'

await ensureInstalled()
await ensureBuilt()
process.exitCode = await run('node', ['edge/node.ts'])
