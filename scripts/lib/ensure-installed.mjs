import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runOrExit } from './run.mjs'

/** Installs exactly what the lockfile names, unless it is there already. Runs on any Node, before anything is installed. */
export async function ensureInstalled(folder = root) {
  if (isInstalled(folder)) return
  console.log('Installing dependencies …')
  // Not `npm ci`: it refuses a lockfile that leaves out optional packages of other platforms. This installs the versions the
  // lockfile names and leaves the file as it is.
  await runOrExit('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--prefix', folder])
}

/** npm keeps what it installed in a lockfile of its own; the two must agree. */
function isInstalled(folder) {
  const installedLock = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLock)) return false
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(installedLock)
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || installed[path]?.version === version,
  )
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
