import type { Server } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'

/** At the very end, requests that still take longer are cut off. */
const longestRequestMilliseconds = 10_000
/** For requests that were on their way when we stopped listening. */
const lastBytesMilliseconds = 500

const wait = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

/**
 * Returns what ends a server without dropping a request. Whoever calls it has made `/health` answer 503 and answers end their connections. For
 * a while we go on listening, so that a balancer sees it and clients that keep connections open are told with an answer, not by a reset; then
 * nobody new is taken in, and what is under way is finished.
 */
export function gracefulStop(server: Server): (drainMilliseconds: number) => Promise<void> {
  const connections = new Set<Socket>()
  server.on('connection', (connection: Socket) => {
    connections.add(connection)
    connection.once('close', () => connections.delete(connection))
  })
  const closeIdle = () => {
    server.closeIdleConnections()
    // Browsers open some in advance. Node takes one that never said a word for one whose request is on its way.
    for (const connection of connections) if (connection.bytesRead === 0) connection.destroy()
  }
  return async (drainMilliseconds) => {
    await wait(drainMilliseconds)
    const closed = new Promise<void>((resolve) => void server.once('close', resolve))
    // Not the HTTP server's own: that one also cuts connections whose request is on its way.
    NetServer.prototype.close.call(server)
    const end = setTimeout(() => server.closeAllConnections(), longestRequestMilliseconds)
    await Promise.race([closed, wait(lastBytesMilliseconds)])
    const idle = setInterval(closeIdle, 100)
    closeIdle()
    await closed
    clearInterval(idle)
    clearTimeout(end)
  }
}
