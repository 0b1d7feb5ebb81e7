import { createEncodingNegotiator } from '../site/negotiate-encoding.ts'

const wantedBy = createEncodingNegotiator()

/**
 * An answer that is the same for everybody. Its bytes are made once: to write and to compress a long list for each who asks took a page that came
 * meanwhile tens of milliseconds.
 */
export function keptAnswer(
  text: string,
  headers: Readonly<Record<string, string>>,
  compresses: boolean,
): (acceptEncoding: string | undefined) => Promise<Response> {
  const plain = new TextEncoder().encode(text)
  let packing: Promise<Uint8Array<ArrayBuffer>> | undefined
  return async (acceptEncoding) => {
    if (!compresses) return new Response(plain, { headers })
    const wanted = wantedBy(acceptEncoding)
    const vary = { ...headers, vary: 'Accept-Encoding' }
    if ((wanted.get('gzip') ?? 0) <= (wanted.get('identity') ?? 0)) return new Response(plain, { headers: vary })
    packing ??= packed(plain)
    return new Response(await packing, { headers: { ...vary, 'content-encoding': 'gzip' } })
  }
}

async function packed(plain: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([plain]).stream().pipeThrough(new CompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
