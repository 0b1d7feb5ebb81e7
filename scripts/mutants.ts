/**
 * Makes small faults in the code, one at a time, and tells which of them no test notices.
 *
 *   npm run mutants -- --folder engines/units --count 20 --seed 7
 *
 * Without --folder every folder has its turn. With --near only the tests beside the code are asked; with --patterns faults are made in
 * regular expressions only. The report is written to .cache/mutants.md. A fault that changes nothing anyone could see (a cache left
 * out, a wider buffer) survives rightly: read the list before writing a test.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { folders, type Stage } from './mutants/folders.ts'
import { TestRunner } from './mutants/run-tests.ts'
import { type Mutant, sampleOf } from './mutants/sample.ts'

const root = join(import.meta.dirname, '..')
const { values: options } = parseArgs({
  options: {
    folder: { type: 'string', multiple: true, default: Object.keys(folders) },
    count: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
    near: { type: 'boolean', default: false },
    patterns: { type: 'boolean', default: false },
  },
})

const unknown = options.folder.filter((folder) => !folders[folder])
if (unknown.length > 0) {
  console.error(`No such folder: ${unknown.join(', ')}. There are:\n${Object.keys(folders).join('\n')}`)
  process.exit(2)
}

using runner = new TestRunner()
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => {
    runner[Symbol.dispose]()
    process.exit(1)
  })

type Fate = 'killed' | 'timed out' | 'survived'
const report = [`# Mutants (seed ${options.seed}, up to ${options.count} per folder)`, '']

for (const folder of options.folder) {
  // A process of its own: it keeps the code it has loaded, and files that were edited since would not fit to it.
  runner[Symbol.dispose]()
  const stages = options.near ? folders[folder]!.filter(({ isFar }) => !isFar) : folders[folder]!
  const limits: number[] = []
  for (const stage of stages) limits.push(await limitOf(stage))
  const fates: Fate[] = []
  const survivors: string[] = []
  for (const mutant of sampleOf(root, folder, Number(options.count), Number(options.seed), options.patterns)) {
    const fate = await fateOf(mutant, stages, limits)
    fates.push(fate)
    console.log(`${fate.padEnd(9)} ${described(mutant)}`)
    if (fate === 'survived') survivors.push(`- ${described(mutant)}`)
  }
  // Where files were edited meanwhile, tests may have failed by that and not by a fault.
  for (const stage of stages) await limitOf(stage)
  const late = fates.filter((fate) => fate === 'timed out').length
  const noticed = fates.length - survivors.length
  report.push(
    `## ${folder}: ${noticed} of ${fates.length} noticed${late > 0 ? ` (${late} timed out)` : ''}`,
    '',
    ...survivors,
    '',
  )
  console.log(`${folder}: ${noticed} of ${fates.length}`)
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeFileSync(join(root, '.cache/mutants.md'), report.join('\n'))
}

/** How long one test may take with a fault in the code: several times what the slowest takes without one. */
async function limitOf(stage: Stage): Promise<number> {
  const outcome = await runner.run(stage)
  if (outcome !== 'passed') throw new Error(`The tests of ${stage.tests.join(', ')} fail without a fault: ${outcome}.`)
  return Math.max(20_000, runner.longestWait * 5)
}

async function fateOf(mutant: Mutant, stages: readonly Stage[], limits: readonly number[]): Promise<Fate> {
  for (const [at, stage] of stages.entries()) {
    const outcome = await runner.run(stage, mutant, limits[at])
    if (outcome !== 'passed') return outcome === 'failed' ? 'killed' : outcome
  }
  return 'survived'
}

function described({ file, line, original, replacement }: Mutant): string {
  // Of a long pattern, the piece that is another.
  const same = Array.from(original).findIndex((character, at) => character !== replacement[at])
  const from = original.startsWith('/') ? Math.max(0, same - 40) : 0
  const brief = (text: string) => `\`${text.slice(from).replaceAll(/\s+/g, ' ').slice(0, 80)}\``
  return `${file}:${line} ${brief(original)} → ${brief(replacement)}`
}
