import { connect } from 'node:net'

/** A request as it goes over the line, and what both servers answer. */
export interface RawRequest {
  readonly name: string
  /** The first line, and lines of the head besides `Host` and `Connection`. */
  readonly lines: readonly string[]
  readonly host?: string
  readonly status: number
  /** What the answer has, head and body. */
  readonly has?: RegExp
  readonly lacks?: RegExp
  /** On a platform it does not come as far as the worker; which status refuses it there is not ours. */
  readonly refusedBefore?: boolean
}

const problem = /content-type: application\/problem\+json/i
const long = 'a'.repeat(9000)

export const rawRequests: readonly RawRequest[] = [
  { name: 'the root', lines: ['GET / HTTP/1.1'], status: 200, has: /<title>shell</ },
  { name: 'the root, twice', lines: ['GET // HTTP/1.1'], status: 200, has: /<title>shell</ },
  ...['///', '//:/', '//a//b'].map(
    (path): RawRequest => ({
      name: `${path} is no other host`,
      lines: [`GET ${path} HTTP/1.1`],
      status: 404,
      has: /<title>/,
    }),
  ),
  { name: 'a file of another host', lines: ['GET //x/service-worker.js HTTP/1.1'], status: 404 },
  { name: 'a page of another host', lines: ['GET //x/en/ HTTP/1.1'], status: 404 },
  { name: 'a whole address', lines: ['GET http://a.example/en/ HTTP/1.1'], status: 200, has: /<title>en</ },
  {
    name: 'a whole address without a path',
    lines: ['GET http://a.example HTTP/1.1'],
    status: 200,
    has: /<title>shell</,
  },
  { name: 'a whole address of a call', lines: ['GET http://a.example/health HTTP/1.1'], status: 200, has: /"ok"/ },
  { name: 'two hosts', lines: ['GET /en/ HTTP/1.1', 'Host: b.example'], status: 400, refusedBefore: true },
  { name: 'whatever is not changed', lines: ['GET /en/ HTTP/1.1', 'If-None-Match: *'], status: 304 },
  { name: 'a file that is not changed', lines: ['GET /robots.txt HTTP/1.1', 'If-None-Match: *'], status: 304 },
  { name: 'nothing, unchanged', lines: ['GET /en/nothing HTTP/1.1', 'If-None-Match: *'], status: 404 },
  ...['br;q=0, zstd;q=0, gzip;q=0', '*;q=0, identity', 'gzip;q=0.000, deflate;q=0'].flatMap((wanted) =>
    ['/en/', '/robots.txt', '/api/v1/units'].map(
      (path): RawRequest => ({
        name: `${path} in no form that is refused: ${wanted}`,
        lines: [`GET ${path} HTTP/1.1`, `Accept-Encoding: ${wanted}`],
        status: 200,
        lacks: /^content-encoding:/im,
      }),
    ),
  ),
  {
    name: 'of two forms, not the refused',
    lines: ['GET /api/v1/units HTTP/1.1', 'Accept-Encoding: gzip;q=0, deflate;q=0, identity;q=0.1'],
    status: 200,
    lacks: /^content-encoding:/im,
  },
  { name: 'too long a call', lines: [`GET /api/v1/ip?value=${long} HTTP/1.1`], status: 414, has: problem },
  { name: 'too long an address', lines: [`GET /${long} HTTP/1.1`], status: 414, has: /content-type: text\/plain/i },
  { name: 'a broken escape', lines: ['GET /en/%zz HTTP/1.1'], status: 400 },
  { name: 'an escaped line break', lines: ['GET /en/%0d%0aX:%20a HTTP/1.1'], status: 400 },
  { name: 'dots', lines: ['GET /en/../../../etc/passwd HTTP/1.1'], status: 404 },
  { name: 'another method', lines: ['DELETE /en/ HTTP/1.1'], status: 405, has: /allow: GET, HEAD/i },
  { name: 'another method of a call', lines: ['DELETE /api/v1/ip HTTP/1.1'], status: 405, has: problem },
]

/** Sends it to this computer, and gives all that comes back. */
export function sendRaw({ lines, host = 'a.example' }: RawRequest, port: number): Promise<string> {
  const [first, ...others] = lines
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.setTimeout(10_000, () => socket.destroy(new Error(`no answer to ${first!.slice(0, 80)}`)))
    socket.on('data', (bytes) => {
      answer += bytes
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
    )
    socket.write([first, `Host: ${host}`, 'Connection: close', ...others, '', ''].join('\r\n'))
  })
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1])
