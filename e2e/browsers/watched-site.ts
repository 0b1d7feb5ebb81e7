import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

const scriptPath = '/assets/browser-suite.js'

/** WebDriver shows no console: a script before all others of a page keeps what it says. It also keeps what the page saves. */
const script = `window.suite = { errors: [], saved: [] }
const keep = (text) => suite.errors.push(String(text))
const log = console.error
console.error = (...words) => { keep(words.join(' ')); log(...words) }
addEventListener('error', (event) => keep(event.message ?? event.target?.src ?? event.type), true)
addEventListener('unhandledrejection', (event) => keep(event.reason))
addEventListener('securitypolicyviolation', (event) => keep(event.violatedDirective + ' ' + event.blockedURI))
const create = URL.createObjectURL
URL.createObjectURL = (content) => { suite.saved.push(content); return create(content) }`

export interface Suite {
  readonly errors: string[]
  readonly saved: Blob[]
}

export interface WatchedSite {
  readonly address: string
  /** How long each further answer is held back, in milliseconds. */
  delay: number
  /** What gets no answer: the connection is lost on the way. */
  lost: RegExp | undefined
  /** From then on there is no network, as far as the browser can tell. */
  unplug(): void
  plugIn(): Promise<void>
  close(): Promise<void>
}

/** The built site by its own server, with the script put into its pages on the way. */
export async function serveWatchedSite(root: string): Promise<WatchedSite> {
  const environment = { ...process.env, PORT: '0', HOST: '127.0.0.1', ACCESS_LOG: 'off' }
  const origin = spawn(process.execPath, [join(root, 'edge', 'node.ts')], { env: environment })
  const originPort = await portOf(origin)
  const site: Pick<WatchedSite, 'delay' | 'lost'> = { delay: 0, lost: undefined }
  const answer = async (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (site.delay > 0) await new Promise((resolve) => setTimeout(resolve, site.delay))
    if (site.lost?.test(incoming.url!)) {
      incoming.socket.destroy()
      return
    }
    if (incoming.url === scriptPath) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript' }).end(script)
      return
    }
    const isPage = !/\.\w+$/.test(incoming.url!.split('?')[0]!) && !incoming.url!.startsWith('/api/')
    const headers = { ...incoming.headers, ...(isPage ? { 'accept-encoding': 'identity' } : {}) }
    if (isPage) delete (headers as Record<string, unknown>)['if-none-match']
    const options = { port: originPort, host: '127.0.0.1', path: incoming.url, method: incoming.method, headers }
    const forwarded = request(options, async (found) => {
      if (!isPage) {
        outgoing.writeHead(found.statusCode!, found.headers)
        found.pipe(outgoing)
        return
      }
      const body = await text(found)
      const page = body.replace('<head>', `<head><script src="${scriptPath}"></script>`)
      const { 'content-length': _, etag: __, ...kept } = found.headers
      outgoing.writeHead(found.statusCode!, kept).end(page)
    })
    incoming.pipe(forwarded)
  }
  const proxy = createServer((incoming, outgoing) => void answer(incoming, outgoing))
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const { port } = proxy.address() as AddressInfo
  return Object.assign(site, {
    address: `http://localhost:${port}`,
    unplug() {
      proxy.close()
      proxy.closeAllConnections()
    },
    plugIn: () => new Promise<void>((resolve) => void proxy.listen(port, '127.0.0.1', resolve)),
    async close() {
      proxy.close()
      proxy.closeAllConnections()
      origin.kill()
      await once(origin, 'exit')
    },
  })
}

async function portOf(server: ChildProcess): Promise<number> {
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [server.stdout!, server.stderr!])
      stream.on('data', (chunk) => {
        output += chunk
        const port = /localhost:(\d+)/.exec(output)?.[1]
        if (port) resolve(Number(port))
      })
    server.on('exit', () => reject(new Error(`The site could not be served: ${output}`)))
  })
}
