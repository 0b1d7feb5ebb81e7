import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const execute = promisify(execFile)

export interface Load {
  readonly requests: number
  readonly requestsPerSecond: number
  readonly latency99Milliseconds: number
  readonly errors: number
}

export async function isInstalled(program: string): Promise<boolean> {
  return execute('which', [program]).then(
    () => true,
    () => false,
  )
}

/** One thread of wrk: the server under test has the other core for itself. */
export async function load(
  url: string,
  {
    connections,
    seconds,
    encoding,
    script,
  }: { connections: number; seconds: number; encoding?: string; script?: string },
): Promise<Load> {
  const header = encoding ? ['-H', `accept-encoding: ${encoding}`] : []
  const { stdout } = await execute('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--latency',
    ...header,
    ...(script ? ['-s', script] : []),
    url,
  ])
  const figure = (pattern: RegExp): string | undefined => pattern.exec(stdout)?.[1]
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)?.slice(1) ?? []
  const badAnswers = Number(figure(/Non-2xx or 3xx responses: (\d+)/) ?? 0)
  return {
    requests: Number(figure(/(\d+) requests in/)),
    requestsPerSecond: Number(figure(/Requests\/sec:\s+([\d.]+)/)),
    latency99Milliseconds: milliseconds(figure(/99%\s+([\d.]+\w+)/) ?? '0ms'),
    errors: socketErrors.reduce((sum, count) => sum + Number(count), badAnswers),
  }
}

function milliseconds(text: string): number {
  const value = Number.parseFloat(text)
  return text.endsWith('us') ? value / 1000 : text.endsWith('ms') ? value : value * 1000
}
