import { Agent } from 'node:http'
import { ask } from './client.ts'

/** A process of its own, so that measuring pages does not wait for it: sends the costliest batch over and over until it is told to stop. */
const [origin, connections] = process.argv.slice(2)
const body = JSON.stringify({
  from: 'km',
  to: 'mi',
  values: Array.from({ length: 1000 }, (_, index) => `${index}.7e-1000`),
})
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
let sent = 0
let answered = 0
let isStopped = false

async function keepSending(): Promise<void> {
  while (!isStopped) {
    sent++
    const client = `2001:db8:${(sent >> 16).toString(16)}:${(sent & 0xffff).toString(16)}::1`
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': client }
    await ask(origin!, { path: '/api/v1/units/length/convert', agent, headers, body })
    if (answered++ === 0) process.send!('under way')
  }
}

process.once('message', () => {
  isStopped = true
  process.send!(answered, () => process.exit(0))
})
await Promise.all(Array.from({ length: Number(connections) }, keepSending))
