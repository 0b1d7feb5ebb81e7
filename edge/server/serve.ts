import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { createApp } from '../app.ts'
import { openCountryDatabase } from '../country/country-database.ts'
import { nodeClient, nodeCountrySource } from '../country/node-country-source.ts'
import { loadSite } from '../site/memory-site.ts'
import { createAccessLog } from './access-log.ts'
import { readConfiguration } from './configuration.ts'
import { gracefulStop } from './graceful-stop.ts'
import { createSiteServer } from './http-server.ts'
import { watchPack } from './watch-pack.ts'

/** What the process that serves gives and takes; a test has another than Node's. */
interface ServingProcess {
  readonly environment: Readonly<Record<string, string | undefined>>
  readonly clock: () => number
  readonly output: Writable
  readonly say: (line: string) => void
  readonly complain: (line: string) => void
  readonly exit: (code: number) => void
  readonly on: (signal: 'SIGTERM' | 'SIGINT', act: () => void) => void
}

/** Serves the built site until a signal ends it. */
export function serve({ environment, clock, output, say, complain, exit, on }: ServingProcess): void {
  const giveUp = (reason: string) => {
    complain(reason)
    exit(1)
  }
  let parts: ReturnType<typeof read>
  try {
    parts = read(environment)
  } catch (error) {
    // What cannot be read stops the start with one line instead of a stack.
    giveUp((error as Error).message)
    return
  }
  const { configuration, countries, site } = parts
  let isReady = true
  const app = createApp({
    countrySource: nodeCountrySource(countries.lookUp, configuration),
    clientOf: nodeClient(configuration),
    compresses: true,
    isReady: () => isReady,
  })
  const accessLog = configuration.isAccessLogged ? createAccessLog(output, clock) : undefined
  const server = createSiteServer({
    site,
    fetch: app.fetch,
    accessLog,
    isStopping: () => !isReady,
    ...(environment.PACK_GROWS ? { onReplace: (take) => watchPack(configuration.buildFolder, take) } : {}),
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
    const { port } = server.address() as { readonly port: number }
    const days = Math.floor((clock() - countries.builtOn.getTime()) / 86_400_000)
    say(`Convertory is served on http://localhost:${port}`)
    say(`Country data of ${countries.builtOn.toISOString().slice(0, 10)}, ${days} days old`)
  })

  /** Ctrl-C reaches the process twice, once through `npm`: one stop. */
  async function stop(drainMilliseconds: number): Promise<void> {
    if (!isReady) return
    isReady = false
    await finish(drainMilliseconds)
    accessLog?.flush()
    exit(0)
  }
  on('SIGTERM', () => void stop(configuration.drainSeconds * 1000))
  // Somebody sits before it and waits.
  on('SIGINT', () => void stop(0))
}

function read(environment: ServingProcess['environment']) {
  const configuration = readConfiguration(environment)
  if (!existsSync(join(configuration.buildFolder, 'site.json')))
    throw new Error('There is no built site yet: run `npm run build` first.')
  return {
    configuration,
    countries: openCountryDatabase(environment.COUNTRY_DATABASE),
    site: loadSite(configuration.buildFolder),
  }
}
