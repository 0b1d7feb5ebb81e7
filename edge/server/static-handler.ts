import type { IncomingMessage, ServerResponse } from 'node:http'
import { problemBody, problemType, uriTooLong } from '../problem.ts'
import type { MemoryFile, MemorySite, MemoryVariant } from '../site/memory-site.ts'
import { createEncodingNegotiator, type Wanted } from '../site/negotiate-encoding.ts'
import { createPathResolver } from '../site/resolve-path.ts'
import { apiHeaders, isLocalHost, strictTransportSecurity } from '../site/security-headers.ts'

type StaticHandler = (incoming: IncomingMessage, outgoing: ServerResponse, path: string, query: string) => void

/** Answers from memory, past every framework: this is the way nearly all requests take. */
export function createStaticHandler(site: MemorySite): StaticHandler {
  const resolve = createPathResolver(site.map)
  const negotiate = createEncodingNegotiator()
  const isLocal = remembered(isLocalHost)

  const sendFile = (incoming: IncomingMessage, outgoing: ServerResponse, file: MemoryFile, status: number) => {
    const variant = chooseVariant(file, negotiate(incoming.headers['accept-encoding']))
    const headers = isLocal(incoming.headers.host)
      ? (variant.headers as string[])
      : [...variant.headers, ...strictTransportSecurity]
    if (status === 200 && isUnchanged(incoming.headers['if-none-match'], variant.etag)) {
      outgoing.writeHead(304, withoutContent(headers)).end()
      return
    }
    // Ranges are not offered: every file here is small, and a 200 with the whole is always a right answer to a Range request.
    outgoing.writeHead(status, headers)
    // Node itself sends no body where only the head was asked for.
    outgoing.end(variant.body)
  }

  return (incoming, outgoing, path, query) => {
    if (incoming.method !== 'GET' && incoming.method !== 'HEAD') {
      sendText(outgoing, 405, 'Method not allowed', ['allow', 'GET, HEAD', 'connection', 'close'])
      return
    }
    const file = site.pages.get(path) ?? site.assets.get(path)
    if (file) {
      sendFile(incoming, outgoing, file, path.endsWith('/404') ? 404 : 200)
      return
    }
    if (path.startsWith('/assets/')) {
      sendText(outgoing, 404, 'Not found')
      return
    }
    const resolution = resolve(path)
    if (resolution.kind === 'malformed') sendText(outgoing, 400, 'Malformed path')
    else if (resolution.kind === 'redirect') sendText(outgoing, 308, '', ['location', resolution.location + query])
    else if (resolution.kind === 'shell') sendFile(incoming, outgoing, site.shell, resolution.status)
    else sendFile(incoming, outgoing, site.pages.get(resolution.path) ?? site.shell, resolution.status)
  }
}

/** Requests in a row nearly always name the same host. */
function remembered(ask: (host: string | undefined) => boolean): (host: string | undefined) => boolean {
  let lastHost: string | undefined
  let lastAnswer = ask(undefined)
  return (host) => {
    if (host !== lastHost) {
      lastHost = host
      lastAnswer = ask(host)
    }
    return lastAnswer
  }
}

/** What is wanted most; of what is wanted alike, the smallest. */
function chooseVariant(file: MemoryFile, wanted: Wanted): MemoryVariant {
  let [chosen, most] = [undefined as MemoryVariant | undefined, wanted.get('identity') ?? 0]
  for (const variant of file.variants) {
    const weight = wanted.get(variant.encoding) ?? 0
    if (weight > most || (weight === most && weight > 0 && !chosen)) [chosen, most] = [variant, weight]
  }
  return chosen ?? file.identity()
}

/** RFC 9110, 13.1.2: weak comparison, so a proxy that recompressed and marked the tag `W/` still gets its 304. */
function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false
  // Whatever there is.
  if (ifNoneMatch.trim() === '*') return true
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

/** A 304 says what the 200 would say, except about the body it does not carry (RFC 9110, 15.4.5). */
function withoutContent(headers: readonly string[]): string[] {
  const kept: string[] = []
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index]!
    if (name !== 'content-length' && name !== 'content-type' && name !== 'content-encoding')
      kept.push(name, headers[index + 1]!)
  }
  return kept
}

/** Programs get a problem document (RFC 9457), as for every other mistake; a visitor a line. */
export function sendTooLong(outgoing: ServerResponse, path: string): void {
  const close = ['connection', 'close']
  if (!path.startsWith('/api/')) {
    sendText(outgoing, 414, 'URI too long', close)
    return
  }
  const body = JSON.stringify(problemBody(uriTooLong))
  outgoing.writeHead(414, [
    ...['content-type', problemType, 'content-length', String(body.length), 'cache-control', 'no-store'],
    ...['access-control-allow-origin', '*', ...apiHeaders.flat(), ...close],
  ])
  outgoing.end(body)
}

export function sendText(
  outgoing: ServerResponse,
  status: number,
  text: string,
  headers: readonly string[] = [],
): void {
  outgoing.writeHead(status, [
    ...['content-type', 'text/plain; charset=utf-8', 'content-length', String(Buffer.byteLength(text))],
    ...['cache-control', 'no-store', ...apiHeaders.flat(), ...headers],
  ])
  outgoing.end(text)
}
