/** `npm start`: installs what is missing, builds what has changed, serves the portal on http://localhost:3000 (PORT changes it). */
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run } from './lib/run.mjs'

// npm gives a signal to stop to the shell between, which does not pass it on: left alone, this stops like any other.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.emit('SIGTERM'), 250).unref()

await ensureInstalled()
await ensureBuilt()
process.exitCode = await run('node', ['edge/node.ts'])
