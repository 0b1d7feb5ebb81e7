import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { root } from '../lib/run.mjs'

const keptFiles = ['site.pack', 'site.pack.json']

/**
 * The folder with the pack of the release before: the one that PREVIOUS_BUILD names, else the one that stands in build/ and would be
 * cleared by the next step. It goes to .cache/, where it also outlives a build that fails.
 */
export function setPreviousBuildAside(buildFolder) {
  if (process.env.PREVIOUS_BUILD) return process.env.PREVIOUS_BUILD
  const folder = join(root, '.cache', 'previous-build', basename(buildFolder))
  if (keptFiles.every((name) => existsSync(join(buildFolder, name)))) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true })
    for (const name of keptFiles) renameSync(join(buildFolder, name), join(folder, name))
  }
  return folder
}
