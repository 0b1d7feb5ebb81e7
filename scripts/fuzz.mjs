/** `npm run fuzz [-- --rounds 5] [--seed 7]`: the property tests with other examples than those of `npm test`, round after round. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { root, run, runOrExit } from './lib/run.mjs'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, seed: { type: 'string' } },
})
const first = Number(values.seed ?? Date.now() % 2 ** 31)

await ensureInstalled()
await runOrExit('node', ['scripts/compile-messages.ts'])
const files = ['engines', 'wording', 'app', 'edge', 'cli', 'scripts']
  .flatMap((folder) => readdirSync(join(root, folder), { recursive: true }).map((file) => join(folder, file)))
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
let failed = 0
for (let seed = first; seed < first + Number(values.rounds); seed++) {
  console.log(`\n— ${files.length} files, PROPERTY_SEED=${seed}`)
  if ((await run('vitest', ['run', ...files], { PROPERTY_SEED: String(seed) })) !== 0) failed++
}
console.log(failed ? `${failed} of ${values.rounds} rounds found something` : `${values.rounds} rounds found nothing`)
process.exitCode = failed ? 1 : 0
