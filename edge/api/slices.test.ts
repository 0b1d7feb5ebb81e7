import { expect, test, vi } from 'vitest'
import { createApp } from '../app.ts'
import { mapInSlices } from './slices.ts'

/** Keeps the processor busy, as a costly value does. */
function spin(milliseconds: number): void {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

test('many short lists that come at once leave room for a page, and all are answered', async () => {
  const computed: number[] = []
  const compute = (value: number) => {
    spin(5)
    computed.push(value)
    return -value
  }
  const lists = Array.from({ length: 8 }, (_, list) => [3 * list, 3 * list + 1, 3 * list + 2])
  const answers = Promise.all(lists.map((values) => mapInSlices(values, compute)))
  const before = await new Promise((resolve) => setTimeout(() => resolve(computed.length)))
  expect(before).toBe(1)
  expect(await answers).toEqual(lists.map((values) => values.map((value) => -value)))
})

test('cheap lists are answered in the turn they came in', async () => {
  // What the test before has spent is forgotten.
  await new Promise((resolve) => setTimeout(resolve, 20))
  const lists = Array.from({ length: 8 }, (_, list) => mapInSlices([list, list], (value) => value + 1))
  let turns = 0
  const timer = setInterval(() => turns++)
  for (const [list, answers] of (await Promise.all(lists)).entries()) expect(answers).toEqual([list + 1, list + 1])
  clearInterval(timer)
  expect(turns).toBe(0)
})

test('the line and a list that has just come share no turn, and neither waits for ever', async () => {
  await new Promise((resolve) => setTimeout(resolve, 20))
  const computed: string[] = []
  const compute = (name: string) => {
    spin(5)
    computed.push(name)
    return name
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve))
  const long = mapInSlices(
    Array.from({ length: 20 }, () => 'l'),
    compute,
  )
  const short: Promise<unknown>[] = []
  const most: number[] = []
  while (computed.filter((name) => name === 'l').length < 20) {
    const before = computed.length
    // As sockets do: behind the timers of a turn.
    await new Promise((resolve) => setImmediate(resolve))
    short.push(mapInSlices(['s'], compute))
    await turn()
    most.push(computed.length - before)
  }
  expect(Math.max(...most)).toBe(1)
  await Promise.all([long, ...short])
  expect(computed.filter((name) => name === 's')).toHaveLength(short.length)
})

test('while lists are computed, other work gets its turn', async () => {
  const compute = (value: number) => {
    spin(2)
    return value
  }
  const values = Array.from({ length: 50 }, (_, index) => index)
  let turns = 0
  const others = setInterval(() => turns++, 0)
  let told = 0
  const pay = (milliseconds: number) => {
    told = milliseconds
    return true
  }
  expect(await Promise.all([mapInSlices(values, compute, pay), mapInSlices(values, compute)])).toEqual([values, values])
  clearInterval(others)
  expect(told).toBeGreaterThan(90)
  expect(turns).toBeGreaterThan(10)
})

test('the rest of a list is left out where it is not paid for', async () => {
  const values = Array.from({ length: 50 }, (_, index) => index)
  const compute = (value: number) => {
    spin(3)
    return value
  }
  const answers = await mapInSlices(values, compute, (milliseconds) => milliseconds < 30)
  expect(answers.length).toBeLessThan(20)
  expect(answers).toEqual(values.slice(0, answers.length))
})

test('what a list looks up is paid for, and nobody else computes in the turn of it', async () => {
  await new Promise((resolve) => setTimeout(resolve, 20))
  let told = 0
  let isOpen = false
  const compute = async (value: number) => {
    isOpen = true
    await Promise.resolve()
    spin(3)
    isOpen = false
    return -value
  }
  const pay = (milliseconds: number) => {
    told = milliseconds
    return true
  }
  const looked = mapInSlices([1, 2, 3, 4], compute, pay)
  const other = mapInSlices([5], (value) => (isOpen ? 0 : value))
  expect(await other).toEqual([5])
  expect(await looked).toEqual([-1, -2, -3, -4])
  expect(told).toBeGreaterThan(11)
})

test('bodies that have come at once are read one in a turn where reading takes long', async () => {
  await new Promise((resolve) => setTimeout(resolve, 20))
  const app = createApp({ countrySource: () => ({ ok: true, value: null }), clock: () => new Date(0) })
  const { parse } = JSON
  let parsed = 0
  const slow = vi.spyOn(JSON, 'parse').mockImplementation((text) => {
    spin(5)
    parsed++
    return parse(text)
  })
  const most: number[] = []
  const calls = Array.from({ length: 16 }, () =>
    app.request('/api/v1/ip', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' }),
  )
  try {
    for (let turn = 0; parsed < calls.length && turn < 1000; turn++) {
      const before = parsed
      await new Promise((resolve) => setTimeout(resolve))
      most.push(parsed - before)
    }
  } finally {
    slow.mockRestore()
  }
  expect(Math.max(...most)).toBe(1)
  for (const { status } of await Promise.all(calls)) expect(status).toBe(400)
})
