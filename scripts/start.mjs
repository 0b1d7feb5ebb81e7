/** `npm start`: installs what is missing, builds what has changed, serves the portal on http://localhost:3000 (PORT changes it). */
import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { ensureBuilt, isIncomplete } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { env, root, run } from './lib/run.mjs'

// npm gives a signal to stop to the shell between, which does not pass it on: left alone, this stops like any other.
const parent = process.ppid
setInterval(() => process.ppid !== parent && process.emit('SIGTERM'), 250).unref()

await ensureInstalled()
await ensureBuilt({ isQuick: true })
const rest = isIncomplete() ? completeBeside() : undefined
process.exitCode = await run('node', ['edge/node.ts'], rest ? { PACK_GROWS: '1' } : {})
rest?.kill()

/** While the site is served already, and only with what the server leaves of the processor. */
function completeBeside() {
  const child = spawn('node', ['scripts/complete-build.mjs'], { cwd: root, env, stdio: 'ignore' })
  child.on('error', () => undefined)
  try {
    setPriority(child.pid, 19)
  } catch {
    // Then it is in the way a little.
  }
  return child
}
