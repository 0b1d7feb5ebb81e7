import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** `npm run bench [-- area …]`: installs the peers when they are missing or changed, then runs the suites. */
const root = fileURLToPath(new URL('..', import.meta.url))

function run(command, commandArguments, options = {}) {
  const { status } = spawnSync(command, commandArguments, { cwd: root, stdio: 'inherit', ...options })
  if (status !== 0) process.exit(status ?? 1)
}

const lock = `${root}bench/package-lock.json`
const installed = `${root}bench/node_modules/.package-lock.json`
if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lock).mtimeMs)
  run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: `${root}bench`, shell: process.platform === 'win32' })

run(process.execPath, ['bench/main.ts', ...process.argv.slice(2)])
