import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { missingNativePackages } from './native-packages.mjs'
import { root, run, runOrExit } from './run.mjs'

/** Installs exactly what the lockfile names, and what this platform needs beyond it, unless it is there. Runs on any Node, before anything is installed. */
export async function ensureInstalled(folder = root) {
  if (!isInstalled(folder)) {
    console.log('Installing dependencies …')
    // npm believes its own list of what is there, also where a folder of it has gone.
    removeOrExit(join(folder, 'node_modules', '.package-lock.json'))
    // Not `npm ci`: it refuses a lockfile that leaves out optional packages of other platforms. This installs the versions the
    // lockfile names and leaves the file as it is.
    // Errors only: that some packages want a newer Node is no news, the project brings its own.
    await runOrExit('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {}, folder)
  }
  await ensureNativePackages(folder)
}

/** npm keeps what it installed in a lockfile of its own; the two must agree. */
function isInstalled(folder) {
  const installedLock = join(folder, 'node_modules', '.package-lock.json')
  if (!existsSync(installedLock)) return false
  const wanted = readPackages(join(folder, 'package-lock.json'))
  const installed = readPackages(installedLock)
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' ||
      optional ||
      (installed[path]?.version === version && existsSync(join(folder, path, 'package.json'))),
  )
}

function removeOrExit(file) {
  try {
    rmSync(file, { force: true })
  } catch (error) {
    console.error(`Dependencies are missing, and ${dirname(file)} cannot be written to (${error.code}).`)
    process.exit(1)
  }
}

const readPackages = (file) => JSON.parse(readFileSync(file, 'utf8')).packages

/**
 * Compilers for this platform that the lockfile does not know. They are installed in a folder of their own and moved: in the project's
 * folder npm would think the whole tree over again, each version in its own way.
 */
async function ensureNativePackages(folder) {
  const missing = missingNativePackages(folder)
  if (missing.length === 0) return
  console.log(`Installing what this platform needs: ${missing.join(', ')} …`)
  const isAll = await bring(folder, missing)
  // One that cannot be had must not keep the others away.
  const failed = []
  if (!isAll && missing.length > 1) for (const spec of missing) if (!(await bring(folder, [spec]))) failed.push(spec)
  if (!isAll) console.error(`Could not be installed, what needs it will not run: ${failed.join(', ') || missing[0]}`)
}

async function bring(folder, specs) {
  const workshop = join(folder, 'node_modules', '.native-packages')
  rmSync(workshop, { recursive: true, force: true })
  mkdirSync(workshop)
  // Without a manifest of its own npm would take the project's folder, above, for the one to install into.
  writeFileSync(join(workshop, 'package.json'), '{"private":true}')
  const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--ignore-scripts']
  const isBrought = (await run('npm', ['install', ...flags, ...specs], {}, workshop)) === 0
  for (const name of isBrought ? specs.map((spec) => spec.slice(0, spec.lastIndexOf('@'))) : []) {
    const target = join(folder, 'node_modules', name)
    rmSync(target, { recursive: true, force: true })
    mkdirSync(dirname(target), { recursive: true })
    renameSync(join(workshop, 'node_modules', name), target)
  }
  rmSync(workshop, { recursive: true, force: true })
  return isBrought
}
