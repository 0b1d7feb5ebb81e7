/** `npm test`: installs what is missing, then runs every check there is. Ends with a line of counts. */
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBrowser } from './lib/browser.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { root, run, runBeside } from './lib/run.mjs'

const reports = join(root, '.cache', 'reports')
const total = { passed: 0, failed: 0, skipped: 0 }

await ensureInstalled()
await ensureBrowser()
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })

// What fills all cores runs alone, because two such things side by side take longer than one after the other. Beside it runs what does
// not: lint, types, and the browsers that wait for a driver more than they compute.
const lint = runBeside('biome', ['check', '.'])
await check('texts compile, route types', run('react-router', ['typegen']))
const isBuilt = await check('the site is built', run('node', ['scripts/build.mjs', '--if-changed']))
await check('format and lint', lint)

// Not before: a build writes the route types again, and who reads them meanwhile finds some missing.
const types = runBeside('tsc', [])
const browserApis = runBeside('node', ['scripts/check-browsers.ts'])
const otherBrowsers = report('browsers.json')
const others = isBuilt
  ? runBeside('node', ['e2e/browsers/main.ts', '--installed'], { BROWSERS_REPORT: otherBrowsers })
  : undefined
await check('import direction', run('node', ['scripts/check-imports.ts']))

const unitTests = report('vitest.json')
await suite(
  'unit and property tests',
  run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitTests}`]),
  unitTests,
  readVitest,
)
await check('types', types)
await check('APIs of supported browsers', browserApis)

if (isBuilt) {
  const browserTests = report('playwright.json')
  await suite(
    'browser tests',
    run('playwright', ['test'], { PLAYWRIGHT_JSON_OUTPUT_FILE: browserTests }),
    browserTests,
    readPlaywright,
  )
  await suite('Firefox and WebKit, where they are installed', others, otherBrowsers, (counts) => counts)
}

console.log(`${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exitCode = total.failed ? 1 : 0

function report(name) {
  return join(reports, name)
}

/** Of a command that shows what it prints, or of one that ran beside and shows it now. */
async function codeOf(title, running) {
  console.log(`\n— ${title}`)
  const code = await (running.code ?? running)
  running.show?.()
  if (code !== 0) console.error(`FAILED: ${title}`)
  return code
}

async function check(title, running) {
  const code = await codeOf(title, running)
  total[code === 0 ? 'passed' : 'failed']++
  return code === 0
}

/** A run that dies before it reports counts as one failure, so that it can never look like success. */
async function suite(title, running, report, read) {
  const code = await codeOf(title, running)
  const counts = existsSync(report)
    ? read(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 0, skipped: 0 }
  total.passed += counts.passed
  total.skipped += counts.skipped
  total.failed += code !== 0 && counts.failed === 0 ? 1 : counts.failed
}

function readVitest(report) {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

function readPlaywright({ stats, suites }) {
  for (const title of flaky(suites)) console.warn(`Passed only at the second try: ${title}`)
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped }
}

function flaky(suites) {
  return suites.flatMap(({ title, specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map((spec) => `${title} › ${spec.title}`),
    ...flaky(inner),
  ])
}
