import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** What a finished build was made from, beside its pack. */
const stampName = 'built-from'

/** @typedef {{ sources: string, settings: Readonly<Record<string, string>>, isIncomplete?: boolean }} Stamp */

/** @returns {Stamp | undefined} */
export function readStamp(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, stampName), 'utf8'))
  } catch {
    return undefined
  }
}

export const writeStamp = (folder, stamp) => writeFileSync(join(folder, stampName), JSON.stringify(stamp))

/** Why the site in the folder cannot be served as it is wanted; undefined where it can. */
export function reasonToBuild(folder, wanted) {
  const stamp = readStamp(folder)
  if (stamp === undefined)
    return existsSync(join(folder, 'site.pack')) ? 'The built site is not finished' : 'There is no built site yet'
  if (!isWhole(folder)) return 'The built site is damaged'
  const changed = Object.keys(wanted.settings).filter((name) => stamp.settings?.[name] !== wanted.settings[name])
  if (changed.length > 0) return `Changed since the site was built: ${changed.join(', ')}`
  return stamp.sources === wanted.sources ? undefined : 'The sources have changed since the site was built'
}

/** Whether all that the server reads is there, and belongs together. */
function isWhole(folder) {
  try {
    const read = (name) => readFileSync(join(folder, name))
    const { sha256 } = JSON.parse(read('site.pack.json'))
    return JSON.parse(read('site.json')).pages !== undefined && sha256 === sha256Of(read('site.pack'))
  } catch {
    return false
  }
}

const sha256Of = (bytes) => createHash('sha256').update(bytes).digest('hex')

/** A folder beside the built site, in which the next one grows. What builds left that were interrupted goes. */
export function newBuildFolder(buildFolder) {
  const parent = dirname(buildFolder)
  const begin = `${basename(buildFolder)}.new-`
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent))
    if (name.startsWith(begin) && !isRunning(Number(name.slice(begin.length))))
      rmSync(join(parent, name), { recursive: true, force: true })
  const folder = join(parent, begin + process.pid)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  return folder
}

function isRunning(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** The finished build takes the place of the one before. */
export function putInPlace(folder, buildFolder) {
  const before = `${folder}-before`
  try {
    if (existsSync(buildFolder)) renameSync(buildFolder, before)
    renameSync(folder, buildFolder)
    rmSync(before, { recursive: true, force: true })
  } catch {
    // A folder that something is mounted on, or that is in use, cannot have another name: its content is exchanged, the stamp last.
    if (existsSync(before) && !existsSync(buildFolder)) renameSync(before, buildFolder)
    rmSync(join(buildFolder, stampName), { force: true })
    for (const name of readdirSync(buildFolder)) rmSync(join(buildFolder, name), { recursive: true, force: true })
    const names = readdirSync(folder).sort((left, right) => Number(left === stampName) - Number(right === stampName))
    for (const name of names) cpSync(join(folder, name), join(buildFolder, name), { recursive: true })
    rmSync(folder, { recursive: true, force: true })
  }
}
