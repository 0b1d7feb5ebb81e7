import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Compilers come as a package per platform, named in the optional dependencies of the package that uses them. A lockfile written on one
 * platform may leave out the others, and npm 10 then installs none of them. So we look ourselves: which of the names are for this
 * platform, and which of those are not there. The names say what they are for: `@rolldown/binding-linux-x64-gnu`.
 */
const systems = {
  aix: 'aix',
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  linuxmusl: 'linux',
  netbsd: 'netbsd',
  openbsd: 'openbsd',
  openharmony: 'openharmony',
  sunos: 'sunos',
  win32: 'win32',
  windows: 'win32',
}
const processors = new Set([
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'x64',
  'wasm32',
])

/** Brought by Paraglide, which compiles our messages without its native part; that part is not published for every platform. */
const neverLoaded = ['@lix-js/sdk']

/** @returns {{ family: string, system: string, processor: string, isMusl: boolean } | undefined} nothing for a name that names no platform */
function platformOfName(name) {
  const words = name.split(/[-/]/)
  const at = words.findIndex((word) => Object.hasOwn(systems, word))
  const processor = words[at + 1] === '64' ? 'x64' : words[at + 1]
  if (at < 0 || !processors.has(processor)) return undefined
  const isMusl = words.slice(at).some((word) => /musl/.test(word))
  return { family: words.slice(0, at).join('-'), system: systems[words[at]], processor, isMusl }
}

/** Of the packages one package names, those for a platform. Where there is none for musl, the common one serves it, too. */
export function namesFor(names, { system, processor, isMusl }) {
  const fitting = names
    .map((name) => ({ name, ...platformOfName(name) }))
    .filter((named) => named.system === system && named.processor === processor)
  const hasMusl = (family) => fitting.some((named) => named.family === family && named.isMusl)
  return fitting.filter((named) => named.isMusl === (isMusl && hasMusl(named.family))).map(({ name }) => name)
}

export const thisPlatform = () => ({
  system: process.platform,
  processor: process.arch,
  // Node built for glibc says with which version it runs; on musl there is none.
  isMusl: process.platform === 'linux' && !process.report.getReport().header.glibcVersionRuntime,
})

/** What `npm install` would have to bring, as `name@version`. */
export function missingNativePackages(folder, platform = thisPlatform()) {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules', '.package-lock.json'), 'utf8'))
  const missing = new Set()
  for (const path of Object.keys(packages)) {
    if (neverLoaded.some((name) => path.endsWith(`node_modules/${name}`))) continue
    const named = readManifest(join(folder, path))?.optionalDependencies ?? {}
    for (const name of namesFor(Object.keys(named), platform)) {
      const version = installedVersion(folder, join(folder, path), name)
      const isExact = /^\d/.test(named[name])
      if (version === undefined || (isExact && version !== named[name])) missing.add(`${name}@${named[name]}`)
    }
  }
  return [...missing].sort()
}

function readManifest(folder) {
  const file = join(folder, 'package.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Where Node looks for it: beside the package, then in every folder above up to the project's. */
function installedVersion(project, from, name) {
  // Without the slash that a folder's name may end with, which would leave out the project's own folder.
  const top = resolve(project)
  for (let folder = from; folder.length >= top.length; folder = dirname(folder)) {
    const manifest = readManifest(join(folder, 'node_modules', name))
    if (manifest) return manifest.version
    if (folder === dirname(folder)) break
  }
  return undefined
}
