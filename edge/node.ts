import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createApp } from './app.ts'
import { openCountryDatabase } from './country/country-database.ts'
import { nodeCountrySource } from './country/node-country-source.ts'
import { createAccessLog } from './server/access-log.ts'
import { readConfiguration } from './server/configuration.ts'
import { createSiteServer } from './server/http-server.ts'
import { loadSite } from './site/memory-site.ts'

/** Serves the built site on Node: `node edge/node.ts`. Settings: docs/deploying.md. */
const buildFolder = process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build')
const drainMilliseconds = 10_000

const configuration = readConfiguration(process.env)
if (!existsSync(join(buildFolder, 'site.json'))) {
  console.error('There is no built site yet: run `npm run build` first.')
  process.exit(1)
}

let isReady = true
const app = createApp({
  countrySource: nodeCountrySource(openCountryDatabase(), configuration),
  isReady: () => isReady,
})
const accessLog = configuration.isAccessLogged ? createAccessLog(process.stdout, () => new Date()) : undefined
const server = createSiteServer({ site: loadSite(buildFolder), fetch: app.fetch, accessLog })

server.on('error', (error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${configuration.port} is in use: choose another with PORT=…`
      : `The server cannot run: ${error.message}`,
  )
  process.exit(1)
})
server.listen(configuration.port, configuration.host, () => {
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : configuration.port
  console.log(`Convertory is served on http://localhost:${port}`)
})

/** Answers what is under way, takes nothing new, and goes. A second signal goes at once. */
function stop(): void {
  if (!isReady) process.exit(1)
  isReady = false
  setTimeout(() => server.closeAllConnections(), drainMilliseconds).unref()
  server.close(() => {
    accessLog?.flush()
    process.exit(0)
  })
  setInterval(() => server.closeIdleConnections(), 100)
}
process.on('SIGTERM', stop)
process.on('SIGINT', stop)
