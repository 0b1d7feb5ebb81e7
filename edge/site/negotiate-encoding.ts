const contentEncodings = ['br', 'zstd', 'gzip'] as const
export type ContentEncoding = (typeof contentEncodings)[number]

/** How much each form is wanted: those that are refused are missing. */
export type Wanted = ReadonlyMap<ContentEncoding | 'identity', number>

/** Not compressed is what every client takes, and what none is sent that takes another. */
const unnamedIdentity = 0.0001

/** The weights of an Accept-Encoding header (RFC 9110, 12.5.3). */
export function wantedEncodings(header: string | undefined): Wanted {
  const stated = new Map<string, number>()
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';')
    const weight = parameters
      .map((parameter) => /^\s*q\s*=\s*([01](?:\.\d{0,3})?)\s*$/.exec(parameter)?.[1])
      .find(Boolean)
    stated.set(name.trim(), weight === undefined ? 1 : Math.min(1, Number(weight)))
  }
  const weights = new Map<ContentEncoding | 'identity', number>()
  for (const encoding of contentEncodings) weights.set(encoding, stated.get(encoding) ?? stated.get('*') ?? 0)
  weights.set('identity', stated.get('identity') ?? unnamedIdentity)
  return new Map([...weights].filter(([, weight]) => weight > 0))
}

/** Browsers send a handful of different headers, so each is read once. The limit keeps a hostile client from filling the memory. */
export function createEncodingNegotiator(limit = 200): (header: string | undefined) => Wanted {
  const seen = new Map<string, Wanted>()
  return (header = '') => {
    const known = seen.get(header)
    if (known) return known
    const wanted = wantedEncodings(header)
    if (seen.size < limit && header.length < 200) seen.set(header, wanted)
    return wanted
  }
}
