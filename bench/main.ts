import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { runRace } from './race.ts'
import { markdownTable, raceTable, withSection } from './report.ts'
import type { Table } from './suite.ts'
import { suites } from './suites.ts'

const documentFile = new URL('../docs/benchmarks.md', import.meta.url)
const emptyDocument = `# Benchmarks

Ours and the peers run in turns in one process; the median of the rounds counts, nine of them or, for whole files, five. Ratios travel between machines,
absolute figures do not. How to run and extend: bench/README.md in the project.
`

const asked = process.argv.slice(2)
const unknown = asked.filter((area) => !suites.some((suite) => suite.area === area))
if (unknown.length > 0) {
  console.error(`No such suite: ${unknown.join(', ')}. There are: ${suites.map(({ area }) => area).join(', ')}.`)
  process.exit(2)
}

const [cpu] = cpus()
const machine = `Node ${process.version}, ${cpus().length} × ${cpu?.model.trim() || process.arch}`

for (const suite of suites) {
  if (asked.length > 0 && !asked.includes(suite.area)) continue
  console.log(`\n${suite.title}\n`)
  const { races, tables } = await suite.prepare()
  const results: Table[] = []
  for (const race of races) {
    const table = raceTable(race.name, race.unit, await runRace(race))
    console.log(`${markdownTable(table)}\n`)
    results.push(table)
  }
  for (const table of typeof tables === 'function' ? await tables() : (tables ?? [])) {
    console.log(`${markdownTable(table)}\n`)
    results.push(table)
  }
  const document = existsSync(documentFile) ? readFileSync(documentFile, 'utf8') : emptyDocument
  writeFileSync(documentFile, withSection(document, suite, results, machine))
}
