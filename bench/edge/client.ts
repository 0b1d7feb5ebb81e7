import { type Agent, request } from 'node:http'

export interface Asked {
  readonly path: string
  readonly agent: Agent
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** One request, answered to its end; says how long that took. A status of 500 or a broken connection is an error. */
export function ask(origin: string, { path, agent, headers = {}, body }: Asked): Promise<number> {
  const started = performance.now()
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST'
    const outgoing = request(origin + path, { method, agent, headers }, (incoming) => {
      const isAnswer = incoming.statusCode! < 500
      incoming
        .resume()
        .on('end', () =>
          isAnswer ? resolve(performance.now() - started) : reject(new Error(`${incoming.statusCode}`)),
        )
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
