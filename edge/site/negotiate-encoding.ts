const contentEncodings = ['br', 'zstd', 'gzip'] as const
export type ContentEncoding = (typeof contentEncodings)[number]

/** The encodings an Accept-Encoding header admits (RFC 9110, 12.5.3). Weights only admit or exclude: the server sends the smallest. */
export function acceptedEncodings(header: string | undefined): ReadonlySet<ContentEncoding> {
  const stated = new Map<string, boolean>()
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';')
    stated.set(name.trim(), !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0{0,3})?\s*$/.test(parameter)))
  }
  return new Set(contentEncodings.filter((encoding) => stated.get(encoding) ?? stated.get('*')))
}

/** Browsers send a handful of different headers, so each is read once. The limit keeps a hostile client from filling the memory. */
export function createEncodingNegotiator(limit = 200): (header: string | undefined) => ReadonlySet<ContentEncoding> {
  const seen = new Map<string, ReadonlySet<ContentEncoding>>()
  return (header = '') => {
    const known = seen.get(header)
    if (known) return known
    const accepted = acceptedEncodings(header)
    if (seen.size < limit && header.length < 200) seen.set(header, accepted)
    return accepted
  }
}
