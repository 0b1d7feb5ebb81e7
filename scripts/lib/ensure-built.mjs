import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setPreviousBuildAside } from '../release/previous-build.mjs'
import { root, runOrExit } from './run.mjs'

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

const buildFolder = process.env.BUILD_DIR ?? join(root, 'build')
const stampFile = join(buildFolder, 'built-from')

/** Builds the site unless the one in build/ was made from the same sources and settings. */
export async function ensureBuilt({ force = false } = {}) {
  const stamp = sourcesHash()
  if (!force && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  console.log('Building the site …')
  const previousBuild = setPreviousBuildAside(buildFolder)
  // A list of a thousand files would hide what matters: where the site is served.
  await runOrExit('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  await runOrExit('node', ['scripts/prerender.ts'], { NODE_ENV: 'production' })
  await runOrExit('node', ['scripts/finish-build.ts'], { PREVIOUS_BUILD: previousBuild })
  writeFileSync(stampFile, stamp)
}

function sourcesHash() {
  const hash = createHash('sha256')
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`)
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
