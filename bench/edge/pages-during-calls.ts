import { fork } from 'node:child_process'
import { Agent } from 'node:http'
import type { Table } from '../suite.ts'
import { ask } from './client.ts'
import { answeringMilliseconds, processorSeconds, type RunningServer, residentMegabytes, startOurs } from './servers.ts'
import { type Call, worstCalls } from './worst-calls.ts'

const seconds = 5

/** How long a page takes while nobody else asks, and while sixteen connections send one of the worst calls, each in another client's name. */
export async function pagesDuringCalls(port: number, page: string): Promise<Table> {
  const server = await startOurs(port, 'off', { TRUSTED_PROXY_COUNT: '1' })
  const measured = async (call?: Call) => {
    const stopped = call ? await send(server.origin, call) : undefined
    // What a call does for the first time, it does slowly, and once in the life of a server.
    await timesOf(server, page)
    const before = processorSeconds(server.processId) ?? Number.NaN
    let memory = 0
    const watch = setInterval(() => {
      memory = Math.max(memory, residentMegabytes(server.processId) ?? 0)
    }, 50)
    const { times, own } = await timesOf(server, page)
    clearInterval(watch)
    const busy = (processorSeconds(server.processId) ?? Number.NaN) - before
    const at = (sorted: readonly number[], share: number) =>
      `${sorted[Math.floor(sorted.length * share)]!.toFixed(1)} ms`
    const answers = Object.entries((await stopped?.()) ?? {}).map(([status, count]) => `${count} × ${status}`)
    return [
      call?.name ?? 'nobody else asks',
      at(times, 0.5),
      at(times, 0.99),
      at(own, 0.99),
      `${Math.round((100 * busy) / seconds)} %`,
      `${memory} MB`,
      answers.join(', '),
    ]
  }
  try {
    const rows = [await measured()]
    for (const call of worstCalls) rows.push(await measured(call))
    return {
      title: 'One page after another, while the API answers its worst calls',
      columns: ['', 'half within', '99% within', '99% within, of its processor time', 'processor', 'memory', 'answers'],
      rows,
    }
  } finally {
    await server.stop()
  }
}

/** Answers when the calls are under way; what it answers stops them and tells what became of them. */
async function send(origin: string, call: Call): Promise<() => Promise<Record<string, number>>> {
  const sender = fork(new URL('./call-sender.ts', import.meta.url))
  const told = () => new Promise<Record<string, number>>((resolve) => sender.once('message', resolve as never))
  const underWay = told()
  sender.send({ origin, call })
  await underWay
  return () => {
    const statuses = told()
    sender.send('stop')
    return statuses
  }
}

/** How long pages took, and how long the thread that answers them worked meanwhile: that is the wait on a machine where nothing else runs. */
async function timesOf({ origin, processId }: RunningServer, path: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const times: number[] = []
  const own: number[] = []
  const worked = () => answeringMilliseconds(processId) ?? Number.NaN
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    const before = worked()
    times.push((await ask(origin, { path, agent, headers: { 'accept-encoding': 'gzip' } })).milliseconds)
    own.push(worked() - before)
  }
  agent.destroy()
  const sorted = (list: readonly number[]) => list.toSorted((left, right) => left - right)
  return { times: sorted(times), own: sorted(own) }
}
