/**
 * Of the packages of a lockfile those that npm installs on a platform. Parts for one platform are optional and name it; optional ones
 * that name none are left out, because they come only with a part that wants them.
 */
export function packagesFor({ system, processor, library }, packages) {
  const isFor = ({ os, cpu, libc, optional }) =>
    (os || cpu || !optional) && allows(os, system) && allows(cpu, processor) && allows(libc, library)
  return Object.fromEntries(Object.entries(packages).filter(([path, row]) => path !== '' && isFor(row)))
}

/** As npm reads such a list: `!win32` leaves one out, any other name lets only the named in. */
function allows(list, value) {
  if (list === undefined || value === undefined) return list === undefined
  const named = list.filter((name) => !name.startsWith('!'))
  return !list.includes(`!${value}`) && (named.length === 0 || named.includes(value))
}

export const thisPlatform = () => ({ system: process.platform, processor: process.arch, library: libraryOfC() })

/** Node built for glibc says with which version it runs; on musl there is none. */
function libraryOfC() {
  if (process.platform !== 'linux') return undefined
  return process.report.getReport().header.glibcVersionRuntime ? 'glibc' : 'musl'
}

/** Names that packages of a lockfile want and that no row of it answers, from the wanting package up to the project. */
export function unansweredNames(packages) {
  const unanswered = []
  for (const [path, row] of Object.entries(packages)) {
    for (const name of Object.keys({ ...row.dependencies, ...row.optionalDependencies })) {
      if (!foldersAbove(path).some((folder) => packages[`${folder}node_modules/${name}`]))
        unanswered.push(`${path}: ${name}`)
    }
  }
  return unanswered
}

function foldersAbove(path) {
  const folders = [path === '' ? '' : `${path}/`]
  for (let rest = path; rest !== ''; ) {
    rest = rest.slice(0, Math.max(rest.lastIndexOf('/node_modules/'), 0))
    folders.push(rest === '' ? '' : `${rest}/`)
  }
  return folders
}
