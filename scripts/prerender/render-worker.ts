import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { workerData } from 'node:worker_threads'
import { createRequestHandler, type ServerBuild } from 'react-router'
import { categoryScripts } from '../finish-build/category-scripts.ts'
import { finishPage } from '../finish-build/finish-page.ts'

export interface RenderJob {
  readonly buildFolder: string
  readonly paths: readonly string[]
}

const { buildFolder, paths } = workerData as RenderJob
const serverBuild: ServerBuild = await import(pathToFileURL(resolve(buildFolder, 'server/index.js')).href)
// The router renders only what it is told is prerendered; any other path would get the empty shell.
const handle = createRequestHandler({ ...serverBuild, prerender: [...paths] }, 'production')

const scriptsOf = categoryScripts(join(buildFolder, 'client'))

for (const path of paths) {
  const response = await handle(new Request(`http://localhost${path}`))
  if (response.status !== 200)
    throw new Error(`${path} answered ${response.status} while prerendering\n${await response.text()}`)
  const folder = join(buildFolder, 'client', path)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), finishPage(await response.text(), path, scriptsOf(path)))
}
