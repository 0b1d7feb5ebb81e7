/**
 * Compresses a site that `npm start` built in a hurry as hard as `npm run build` does. The pack is written beside the one in use, whose
 * server takes it when it is whole; a start that finds two that do not belong together builds again.
 */
import { readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type PackIndex, packFileName, packIndexFileName } from '../edge/site/pack.ts'
import { writePack } from './finish-build/pack-writer.ts'
import { readStamp, writeStamp } from './lib/built-site.mjs'

const buildFolder = process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build')
const { files, carried = [] }: PackIndex = JSON.parse(readFileSync(join(buildFolder, packIndexFileName), 'utf8'))
const names = files.map(({ file }) => file)
const isAsset = (file: string) => file.startsWith('/assets/')
const ending = `.part-${process.pid}`
// What was stopped before it was whole.
for (const name of readdirSync(buildFolder))
  if (name.includes('.part-')) rmSync(join(buildFolder, name), { force: true })
try {
  // The assets, compressed hardest, come first and do not keep one core busy at the end.
  await writePack(buildFolder, [...names.filter(isAsset), ...names.filter((file) => !isAsset(file))], carried, ending)
  for (const name of [packFileName, packIndexFileName])
    renameSync(join(buildFolder, name + ending), join(buildFolder, name))
  writeStamp(buildFolder, { ...readStamp(buildFolder), pack: 'small' })
} finally {
  for (const name of [packFileName, packIndexFileName]) rmSync(join(buildFolder, name + ending), { force: true })
}
