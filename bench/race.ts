import type { Contestant, Race } from './suite.ts'

export interface Standing {
  readonly name: string
  /** Median over the rounds. */
  readonly operationsPerSecond: number
  /** Half the distance between the quartiles, as a share of the median. */
  readonly spread: number
}

const usualRounds = 9
const roundMilliseconds = 120
const warmUpMilliseconds = 150

/** Lets the contestants run in turns, each round starting with another one, and returns their medians. */
export async function runRace({
  contestants,
  clock = 'wall',
  rounds = usualRounds,
  startsCold,
}: Race): Promise<Standing[]> {
  const now = clock === 'wall' ? () => performance.now() : processorMilliseconds
  // Programs that start cold in every run have nothing to warm up.
  if (!startsCold) for (const contestant of contestants) await measure(contestant, warmUpMilliseconds, now)
  const samples = contestants.map((): number[] => [])
  for (let round = 0; round < rounds; round++)
    for (let turn = 0; turn < contestants.length; turn++) {
      const index = (round + turn) % contestants.length
      samples[index]!.push(await measure(contestants[index]!, roundMilliseconds, now))
    }
  return contestants.map(({ name }, index) => ({ name, ...summary(samples[index]!) }))
}

let lastResult: unknown

function processorMilliseconds(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

async function measure(
  { arrange, run, operations }: Contestant,
  milliseconds: number,
  now: () => number,
): Promise<number> {
  let runs = 0
  let elapsed = 0
  do {
    if (arrange) await arrange()
    const start = now()
    lastResult = run()
    if (lastResult instanceof Promise) lastResult = await lastResult
    elapsed += now() - start
    runs++
  } while (elapsed < milliseconds)
  return (runs * operations * 1000) / elapsed
}

function summary(values: readonly number[]): { operationsPerSecond: number; spread: number } {
  const sorted = values.toSorted((left, right) => left - right)
  const at = (share: number): number => sorted[Math.round((sorted.length - 1) * share)]!
  const median = at(0.5)
  return { operationsPerSecond: median, spread: (at(0.75) - at(0.25)) / 2 / median }
}
