/** `npm run fuzz [-- --rounds 5] [--seed 7]`: the property tests with other examples than those of `npm test`, round after round. */
import { globSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { root, run, runOrExit } from './lib/run.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seed: { type: 'string' } },
})
const first = Number(values.seed ?? Date.now() % 2 ** 31)

await ensureInstalled()
await runOrExit('node', ['scripts/compile-messages.ts'])
const files = globSync('{engines,wording,app,edge,cli,scripts}/**/*.test.{ts,tsx}', { cwd: root }).filter((file) =>
  readFileSync(new URL(`../${file.replaceAll('\\', '/')}`, import.meta.url), 'utf8').includes("from 'fast-check'"),
)
let failed = 0
for (let seed = first; seed < first + Number(values.rounds); seed++) {
  console.log(`\n— ${files.length} files, PROPERTY_SEED=${seed}`)
  if ((await run('vitest', ['run', ...files], { PROPERTY_SEED: String(seed) })) !== 0) failed++
}
console.log(failed ? `${failed} of ${values.rounds} rounds found something` : `${values.rounds} rounds found nothing`)
process.exitCode = failed ? 1 : 0
