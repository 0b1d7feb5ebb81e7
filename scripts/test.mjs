/** `npm test`: installs what is missing, then runs every check there is. Ends with a line of counts. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { root, run } from './lib/run.mjs'

const reports = join(root, '.cache', 'reports')
const total = { passed: 0, failed: 0, skipped: 0 }

await ensureInstalled()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

await check('texts compile', 'node', ['scripts/compile-messages.ts'])
await check('route types', 'react-router', ['typegen'])
await check('types', 'tsc')
await check('APIs of supported browsers', 'node', ['scripts/check-browsers.ts'])
await check('format and lint', 'biome', ['check', '.'])
await check('import direction', 'node', ['scripts/check-imports.ts'])

await suite('unit and property tests', 'vitest.json', readVitest, (report) => [
  'vitest',
  ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
])

await ensureBuilt()
await suite('browser tests', 'playwright.json', readPlaywright, (report) => [
  'playwright',
  ['test'],
  { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
])

await suite(
  'Firefox and WebKit, where they are installed',
  'browsers.json',
  (counts) => counts,
  (report) => ['node', ['e2e/browsers/main.ts', '--installed'], { BROWSERS_REPORT: report }],
)

console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed ? 1 : 0

async function check(title, command, args) {
  console.log(`\n— ${title}`)
  const code = await run(command, args)
  if (code === 0) total.passed++
  else {
    total.failed++
    console.error(`FAILED: ${title}`)
  }
}

/** A run that dies before it reports counts as one failure, so that it can never look like success. */
async function suite(title, reportName, read, commandFor) {
  console.log(`\n— ${title}`)
  const report = join(reports, reportName)
  const code = await run(...commandFor(report))
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  total.passed += counts.passed
  total.skipped += counts.skipped
  total.failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed
  if (code !== 0) console.error(`FAILED: ${title}`)
}

function readVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function readPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }
}
