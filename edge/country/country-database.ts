import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Reader } from 'mmdb-lib'

type CountryRecord = { readonly country_code?: string }

/** A look-up in the embedded database: address in, ISO country code out, `null` for addresses nobody has registered. */
export type CountryDatabase = (address: string) => string | null

export function openCountryDatabase(file = defaultFile()): { lookUp: CountryDatabase; builtOn: Date } {
  const reader = new Reader<never>(readFileSync(file))
  return {
    lookUp: (address) => (reader.get(address) as CountryRecord | null)?.country_code ?? null,
    builtOn: reader.metadata.buildEpoch,
  }
}

function defaultFile(): string {
  const require = createRequire(import.meta.url)
  return require.resolve('@ip-location-db/geo-whois-asn-country-mmdb/geo-whois-asn-country.mmdb')
}
