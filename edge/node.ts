import './server/small-heap.ts'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { openCountryDatabase } from './country/country-database.ts'
import { nodeClient, nodeCountrySource } from './country/node-country-source.ts'
import { createAccessLog } from './server/access-log.ts'
import { readConfiguration } from './server/configuration.ts'
import { gracefulStop } from './server/graceful-stop.ts'
import { createSiteServer } from './server/http-server.ts'
import { loadSite } from './site/memory-site.ts'

/** Serves the built site on Node: `node edge/node.ts`. Settings: docs/deploying.md. */
const buildFolder = process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build')

function giveUp(reason: string): never {
  console.error(reason)
  process.exit(1)
}

/** What cannot be read stops the start with one line instead of a stack. */
function orGiveUp<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    return giveUp((error as Error).message)
  }
}

const configuration = orGiveUp(() => readConfiguration(process.env))
if (!existsSync(join(buildFolder, 'site.json'))) giveUp('There is no built site yet: run `npm run build` first.')

const ageInDays = (date: Date): number => Math.floor((Date.now() - date.getTime()) / 86_400_000)

let isReady = true
const countries = orGiveUp(() => openCountryDatabase(process.env.COUNTRY_DATABASE))
const app = createApp({
  countrySource: nodeCountrySource(countries.lookUp, configuration),
  clientOf: nodeClient(configuration),
  compresses: true,
  isReady: () => isReady,
})
const accessLog = configuration.isAccessLogged ? createAccessLog(process.stdout, Date.now) : undefined
const server = createSiteServer({
  site: orGiveUp(() => loadSite(buildFolder)),
  fetch: app.fetch,
  accessLog,
  isStopping: () => !isReady,
})
const finish = gracefulStop(server)

server.on('error', (error: NodeJS.ErrnoException) => {
  const isTaken = error.code === 'EADDRINUSE'
  giveUp(
    isTaken
      ? `Port ${configuration.port} is in use: choose another with PORT=…`
      : `The server cannot run: ${error.message}`,
  )
})
server.listen(configuration.port, configuration.host, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : configuration.port
  console.log(`Convertory is served on http://localhost:${port}`)
  console.log(
    `Country data of ${countries.builtOn.toISOString().slice(0, 10)}, ${ageInDays(countries.builtOn)} days old`,
  )
})

/** Ctrl-C reaches the process twice, once through `npm`: one stop. */
async function stop(drainMilliseconds: number): Promise<void> {
  if (!isReady) return
  isReady = false
  await finish(drainMilliseconds)
  accessLog?.flush()
  process.exit(0)
}
process.on('SIGTERM', () => void stop(configuration.drainSeconds * 1000))
// Somebody sits before it and waits.
process.on('SIGINT', () => void stop(0))
