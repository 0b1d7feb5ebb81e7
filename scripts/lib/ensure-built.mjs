import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { newBuildFolder, putInPlace, readStamp, reasonToBuild, writeStamp } from './built-site.mjs'
import { root, run } from './run.mjs'

/** All that a build depends on: files, and the settings of docs/deploying.md. */
const sources = [
  'app',
  'wording',
  'edge',
  'engines',
  'messages',
  'public',
  'scripts',
  'project.inlang/settings.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]
const settings = ['SITE_URL', 'VITE_AD_CLIENT', 'VITE_AD_SLOTS', 'VITE_REPORT_URL', 'SECURITY_CONTACT', 'PAGES']
const notSources = new Set(['paraglide', 'node_modules'])

export const buildFolder = resolve(root, process.env.BUILD_DIR ?? 'build')

// A list of a thousand files would hide what matters: where the site is served.
const bundle = ['react-router', ['build', '--logLevel', 'warn']]
const renderAndPack = [
  ['node', ['scripts/prerender.ts']],
  ['node', ['scripts/finish-build.ts']],
]

/**
 * Builds the site unless the one in build/ was made from the same sources and settings. The new one grows in a folder beside it and takes
 * its place when it is finished: a build that fails or is interrupted leaves what was there. `isQuick` renders a tenth of
 * the pages and compresses lightly; the rest is for later (`completeBuild`).
 */
export async function ensureBuilt({ force = false, isQuick = false } = {}) {
  const wanted = {
    sources: sourcesHash(),
    settings: Object.fromEntries(settings.map((name) => [name, process.env[name] ?? ''])),
  }
  const reason = reasonToBuild(buildFolder, wanted)
  if (!force && reason === undefined) {
    if (!isQuick && isIncomplete()) await completeBuild()
    return
  }
  const folder = folderOrExit(reason)
  console.log(reason === undefined ? 'Building the site …' : `${reason}: building it …`)
  const environment = {
    NODE_ENV: 'production',
    BUILD_DIR: folder,
    PREVIOUS_BUILD: process.env.PREVIOUS_BUILD || buildFolder,
    QUICK_BUILD: isQuick ? '1' : '',
  }
  const code = await runAll([bundle, ...renderAndPack], environment)
  if (code !== 0) {
    rmSync(folder, { recursive: true, force: true })
    console.error(
      existsSync(buildFolder)
        ? 'The site was not built; the one built before is still there.'
        : 'The site was not built.',
    )
    process.exit(code)
  }
  writeStamp(folder, { ...wanted, isIncomplete: isQuick })
  putInPlace(folder, buildFolder)
}

function folderOrExit(reason) {
  try {
    return newBuildFolder(buildFolder)
  } catch (error) {
    console.error(
      `${reason ?? 'A new build was asked for'}, and ${dirname(buildFolder)} cannot be written to (${error.code}): no site can be built.`,
    )
    process.exit(1)
  }
}

/** Runs one after the other, until one fails; answers its exit code. */
async function runAll(commands, environment) {
  for (const [command, args] of commands) {
    const code = await run(command, args, environment)
    if (code !== 0) return code
  }
  return 0
}

/** Whether the site was built in a hurry: it lacks pages, and its pack is larger than it need be. */
export const isIncomplete = () => readStamp(buildFolder)?.isIncomplete === true

/** Renders what a build in a hurry has left out, and compresses all as hard as any other build. The site may be served meanwhile. */
export async function completeBuild() {
  const code = await runAll(renderAndPack, { NODE_ENV: 'production', BUILD_DIR: buildFolder, QUICK_BUILD: '' })
  if (code !== 0) process.exit(code)
  writeStamp(buildFolder, { ...readStamp(buildFolder), isIncomplete: false })
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const source of sources) addToHash(hash, source)
  return hash.digest('hex')
}

function addToHash(hash, path) {
  const file = join(root, path)
  if (!existsSync(file)) return
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) {
      if (!notSources.has(name) && !name.includes('.test.')) addToHash(hash, `${path}/${name}`)
    }
  } else {
    hash.update(`${path}\n`)
    hash.update(readFileSync(file))
  }
}
