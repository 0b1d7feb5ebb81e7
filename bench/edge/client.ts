import { type Agent, request } from 'node:http'

export interface Asked {
  readonly path: string
  readonly agent: Agent
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export interface Answered {
  readonly milliseconds: number
  readonly status: number
}

/** One request, answered to its end. A status of 500 or a broken connection is an error; 503 is an answer of a busy server. */
export function ask(origin: string, { path, agent, headers = {}, body }: Asked): Promise<Answered> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const outgoing = request(origin + path, { method, agent, headers }, (incoming) => {
      const status = incoming.statusCode!
      incoming
        .resume()
        .on('end', () =>
          status < 500 || status === 503
            ? resolve({ milliseconds: performance.now() - started, status })
            : reject(new Error(`${status} of ${path}`)),
        )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
