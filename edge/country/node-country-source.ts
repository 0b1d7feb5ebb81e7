import type { HttpBindings } from '@hono/node-server'
import { failure, success } from '#engines/core/index.ts'
import { clientAccount } from './client-account.ts'
import { clientAddress, normalizeAddress } from './client-address.ts'
import type { CountryDatabase } from './country-database.ts'
import type { CountrySource } from './country-source.ts'
import { knownCountry } from './locale.ts'

export interface ProxyTrust {
  /** How many proxies of ours stand in front; 0 means X-Forwarded-For is not read at all. */
  readonly trustedProxyCount: number
  /** Header in which the platform in front states the country (`cf-ipcountry`), when there is one to trust. */
  readonly countryHeader: string | undefined
}

/** Whose calls of the API are counted together. */
export function nodeClient(trust: ProxyTrust): (request: Request, environment: HttpBindings) => string | undefined {
  return (request, environment) => {
    const address = addressOf(request, environment, trust)
    const normalized = address === undefined ? null : normalizeAddress(address)
    return normalized === null ? undefined : clientAccount(normalized)
  }
}

export function nodeCountrySource(lookUp: CountryDatabase, trust: ProxyTrust): CountrySource<HttpBindings> {
  return (request, environment) => {
    const stated = trust.countryHeader && knownCountry(request.headers.get(trust.countryHeader))
    if (stated) return success(stated)
    const address = addressOf(request, environment, trust)
    if (address === undefined) return success(null)
    const normalized = normalizeAddress(address)
    return normalized === null ? failure({ code: 'client_address_invalid' }) : success(knownCountry(lookUp(normalized)))
  }
}

function addressOf(
  request: Request,
  { incoming }: HttpBindings,
  { trustedProxyCount }: ProxyTrust,
): string | undefined {
  const forwardedFor = request.headers.get('x-forwarded-for') ?? undefined
  return clientAddress(incoming.socket.remoteAddress, forwardedFor, trustedProxyCount)
}
