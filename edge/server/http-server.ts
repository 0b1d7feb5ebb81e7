import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { longestAddress } from '../problem.ts'
import type { MemorySite } from '../site/memory-site.ts'
import type { AccessLog } from './access-log.ts'
import { createStaticHandler, sendText, sendTooLong } from './static-handler.ts'

/** What a slow, huge or broken request may cost. */
export const limits = {
  headerBytes: 16 * 1024,
  urlCharacters: longestAddress,
  headersMilliseconds: 10_000,
  requestMilliseconds: 20_000,
  idleMilliseconds: 65_000,
}

interface ServerParts {
  readonly site: MemorySite
  readonly fetch: (request: Request, environment: HttpBindings) => Response | Promise<Response>
  readonly accessLog: AccessLog | undefined
  /** From then on every answer ends its connection. */
  readonly isStopping?: () => boolean
  /** Told how to put another site in the place of the first. */
  readonly onReplace?: (take: (site: MemorySite) => void) => void
}

export function createSiteServer(
  { site, fetch, accessLog, isStopping = () => false, onReplace }: ServerParts,
  timeouts: Partial<typeof limits> = {},
): Server {
  const { headerBytes, urlCharacters, headersMilliseconds, requestMilliseconds, idleMilliseconds } = {
    ...limits,
    ...timeouts,
  }
  let serveStatic = createStaticHandler(site)
  onReplace?.((other) => {
    serveStatic = createStaticHandler(other)
  })
  const serveComputed = getRequestListener((request, environment) => fetch(request, environment as HttpBindings), {
    overrideGlobalObjects: false,
  })

  const answer = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const isWellAddressed = takeAddress(incoming)
    const url = incoming.url!
    if (isStopping()) outgoing.shouldKeepAlive = false
    if (url.length > urlCharacters) {
      sendTooLong(outgoing, url)
      accessLog?.record(incoming.method!, url, 414, 0)
      return
    }
    const queryStart = url.indexOf('?')
    const path = queryStart < 0 ? url : url.slice(0, queryStart)
    if (!isWellAddressed) {
      sendText(outgoing, 400, 'Malformed address', ['connection', 'close'])
      accessLog?.record(incoming.method!, path, 400, 0)
      return
    }
    if (path.startsWith('/api/') || path === '/health') {
      if (accessLog) recordWhenClosed(accessLog, incoming.method!, path, outgoing)
      // HTTP/1.0 knows no Host; a simple probe of /health may speak it.
      incoming.headers.host ??= 'localhost'
      serveComputed(incoming, outgoing)
      return
    }
    if (!path.startsWith('/')) sendText(outgoing, 400, 'Malformed path')
    else serveStatic(incoming, outgoing, path, queryStart < 0 ? '' : url.slice(queryStart))
    // Out of memory and at once: the clock would cost more than it has to tell.
    accessLog?.record(incoming.method!, path, outgoing.statusCode, 0)
  }

  const server = createServer(
    {
      maxHeaderSize: headerBytes,
      headersTimeout: headersMilliseconds,
      requestTimeout: requestMilliseconds,
      connectionsCheckingInterval: Math.min(2_000, headersMilliseconds),
      keepAliveTimeout: idleMilliseconds,
      requireHostHeader: true,
    },
    answer,
  )
  server.on('clientError', (error, socket) => refuse(error, socket, accessLog))
  return server
}

const absoluteForm = /^https?:\/\/([^/?#]+)/i

/**
 * A whole address in place of a path is taken apart (RFC 9112, 3.2.2): its host counts, and not the one of the header. False where there
 * are several hosts (3.2).
 */
function takeAddress(incoming: IncomingMessage): boolean {
  const { rawHeaders } = incoming
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]!.length === 4 && rawHeaders[at]!.toLowerCase() === 'host') hosts++
  const whole = incoming.url!.startsWith('/') ? null : absoluteForm.exec(incoming.url!)
  if (whole) {
    const rest = incoming.url!.slice(whole[0].length)
    incoming.url = rest.startsWith('/') ? rest : `/${rest}`
    incoming.headers.host = whole[1]!
  }
  return hosts < 2
}

function recordWhenClosed(accessLog: AccessLog, method: string, path: string, outgoing: ServerResponse): void {
  const started = performance.now()
  outgoing.once('close', () => {
    // 499: the client left before its answer was out.
    const status = outgoing.writableFinished ? outgoing.statusCode : 499
    accessLog.record(method, path, status, performance.now() - started)
  })
}

const statusByErrorCode: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What the parser refuses never becomes a request: it gets a bare status line and a closed connection. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, accessLog: AccessLog | undefined): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = statusByErrorCode[error.code ?? ''] ?? '400 Bad Request'
  // Neither method nor path was understood.
  accessLog?.record('-', '-', Number.parseInt(status, 10), 0)
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
