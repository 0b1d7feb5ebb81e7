import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { packagesFor, thisPlatform } from './locked-packages.mjs'
import { root, runOrExit } from './run.mjs'

/** Installs exactly what the lockfile names for this platform, unless it is there. Runs on any Node, before anything is installed. */
export async function ensureInstalled(folder = root) {
  const wanted = packagesFor(thisPlatform(), readPackages(join(folder, 'package-lock.json')))
  const notToBeHad = join(folder, 'node_modules', '.not-to-be-had.json')
  const missing = missingOf(wanted, folder)
  if (missing.every((name) => readList(notToBeHad).includes(name))) return
  console.log('Installing dependencies …')
  // npm believes its own list of what is there, also where a folder of it has gone.
  removeOrExit(installedLock(folder))
  // Not `npm ci`: it throws away what is there first. Errors only: that some packages want a newer Node is no news, the project brings its own.
  await runOrExit('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {}, folder)
  // Optional ones that npm could not have, and did not need to: without this note each start would ask for them again.
  const stillMissing = missingOf(wanted, folder)
  if (stillMissing.length > 0) {
    console.error(`Could not be installed, what needs it will not run: ${stillMissing.join(', ')}`)
    writeFileSync(notToBeHad, JSON.stringify(stillMissing))
  }
}

/** As `name@version`. npm keeps what it installed in a lockfile of its own; the two must agree, and the folders be there. */
function missingOf(wanted, folder) {
  const installed = existsSync(installedLock(folder)) ? readPackages(installedLock(folder)) : {}
  return Object.entries(wanted)
    .filter(
      ([path, { version }]) => installed[path]?.version !== version || !existsSync(join(folder, path, 'package.json')),
    )
    .map(
      ([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version}`,
    )
}

const installedLock = (folder) => join(folder, 'node_modules', '.package-lock.json')
const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages
const readList = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [])

function removeOrExit(file) {
  try {
    rmSync(file, { force: true })
  } catch (error) {
    console.error(`Dependencies are missing, and ${dirname(file)} cannot be written to (${error.code}).`)
    process.exit(1)
  }
}
