/** `npm run build`: the whole site into build/, whether or not something changed; with `--if-changed` only then. */
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'

await ensureInstalled()
await ensureBuilt({ force: !process.argv.includes('--if-changed') })
