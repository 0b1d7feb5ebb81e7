/** `node scripts/prepared.mjs COMMAND …`: runs it when everything is installed and the texts are compiled, as in a fresh clone they are not. */
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { run, runBeside } from './lib/run.mjs'

const [command, ...words] = process.argv.slice(2)

await ensureInstalled()
const compiled = runBeside('node', ['scripts/compile-messages.ts'])
const code = await compiled.code
// What went well is not worth a line.
if (code !== 0) compiled.show()
process.exitCode = code || (await run(command, words))
