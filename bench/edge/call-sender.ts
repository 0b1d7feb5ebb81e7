import { Agent } from 'node:http'
import { ask } from './client.ts'
import type { Call } from './worst-calls.ts'

/** A process of its own, so that measuring pages does not wait for it: sends a call over and over until it is told to stop. */
const connections = 16
const statuses: Record<number, number> = {}
let sent = 0
let isStopped = false

async function keepSending(origin: string, { path, body, type }: Call, agent: Agent): Promise<void> {
  while (!isStopped) {
    sent++
    // Each call is of another client: what one client may send in a minute is used up in a second.
    const client = `2001:db8:${(sent >> 16).toString(16)}:${(sent & 0xffff).toString(16)}::1`
    const headers = { 'x-forwarded-for': client, ...(body === undefined ? {} : { 'content-type': type }) }
    const asked = { path, agent, headers, ...(body === undefined ? {} : { body }) }
    const { status } = await ask(origin, asked)
    statuses[status] = (statuses[status] ?? 0) + 1
    if (sent === connections) process.send!('under way')
  }
}

process.on('message', (message: 'stop' | { readonly origin: string; readonly call: Call }) => {
  if (message === 'stop') {
    isStopped = true
    process.send!(statuses, () => process.exit(0))
    return
  }
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  for (let line = 0; line < connections; line++) void keepSending(message.origin, message.call, agent)
})
