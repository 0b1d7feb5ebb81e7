import { join } from 'node:path'
import type { ProxyTrust } from '../country/node-country-source.ts'

interface Configuration extends ProxyTrust {
  readonly port: number
  readonly host: string | undefined
  readonly buildFolder: string
  readonly isAccessLogged: boolean
  /** How long `/health` says 503 before we stop listening. */
  readonly drainSeconds: number
}

/** The server's settings from its environment. A value that makes no sense stops the start instead of being guessed at. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  return {
    port: wholeNumber(environment, 'PORT', 3000, 65_535),
    host: environment.HOST || undefined,
    buildFolder: environment.BUILD_DIR || join(import.meta.dirname, '../../build'),
    trustedProxyCount: wholeNumber(environment, 'TRUSTED_PROXY_COUNT', 0, 10),
    countryHeader: environment.COUNTRY_HEADER?.toLowerCase() || undefined,
    drainSeconds: wholeNumber(environment, 'DRAIN_SECONDS', 5, 300),
    isAccessLogged: environment.ACCESS_LOG !== 'off',
  }
}

function wholeNumber(
  environment: Readonly<Record<string, string | undefined>>,
  name: string,
  fallback: number,
  greatest: number,
): number {
  const text = environment[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!/^\d+$/.test(text) || value > greatest)
    throw new Error(`${name} must be a whole number from 0 to ${greatest}, not "${text}"`)
  return value
}
