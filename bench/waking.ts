import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveBuiltSite } from './built-site.ts'
import type { Suite, Table } from './suite.ts'
import { paintsOf, slower, type Typed, workOf } from './waking/visit.ts'

const visits = Number(process.env.VISITS ?? 5)

/** A page of each kind, and every tool that is typed into: where, and the first key. */
const pages: readonly { readonly path: string; readonly typed?: Typed }[] = [
  { path: '/en/', typed: { field: 'search input', key: '5' } },
  { path: '/ru/metrics/length', typed: { field: '#headline-from', key: '5' } },
  { path: '/en/geo/coordinates', typed: { field: 'input[data-system="wgs84"]', key: '5' } },
  { path: '/en/geo/gpx-kml' },
  { path: '/en/geo/convert' },
  { path: '/en/dev/jwt', typed: { field: 'main textarea', key: 'e' } },
  { path: '/sr/dev/timestamp', typed: { field: 'main input', key: '1' } },
  { path: '/en/dev/ip', typed: { field: 'main input:not([type=radio])', key: '1' } },
]

const isBuilt = existsSync(join(process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build'), 'site.json'))

export const suite: Suite = {
  area: 'waking',
  title: 'Pages that come for the first time',
  about: `A phone with an empty cache, ${slower} times slower than this machine. Paints come over slow 4G (150 ms, 1.6 Mbit/s) to a browser that is slowed. Work is processor time
of the page's own thread at full speed, times ${slower}; blocked is what tasks take beyond 50 ms each, from the first paint on. The first key is pressed 2 seconds after the
page is alive, before anything else was done on it; behind it may come what is fetched for it. The best of ${visits} visits counts: whatever else the machine does makes the others slower.
Wanted are 1.0 s, 1.4 s, 150 ms blocked in all and 50 ms for the first key.`,
  prepare: async () => ({ races: [], tables: isBuilt ? [await table()] : [] }),
}

async function table(): Promise<Table> {
  const site = await serveBuiltSite()
  const rows: string[][] = []
  for (const { path, typed } of pages) {
    const paints = await times(() => paintsOf(site.address + path))
    const work = await times(() => workOf(site.address + path, typed))
    const keys = work.flatMap(({ key }) => key ?? [])
    rows.push([
      path,
      best(paints.map(({ first }) => first)).toFixed(2),
      best(paints.map(({ largest }) => largest)).toFixed(2),
      milliseconds(best(work.map(({ loading }) => blockedBy(loading)))),
      milliseconds(best(work.map(({ loading }) => Math.max(...loading)))),
      typed ? milliseconds(best(keys.map(({ own }) => own))) : '',
      typed ? milliseconds(best(keys.map(({ longest }) => longest))) : '',
    ])
    console.log(rows.at(-1)!.join(' | '))
  }
  await site.close()
  return {
    title: `Best of ${visits} visits`,
    columns: [
      '',
      'first paint, s',
      'largest paint, s',
      'blocked in all',
      'longest task',
      'first key',
      'longest task with what it fetches',
    ],
    rows,
  }
}

async function times<Result>(visit: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  for (let done = 0; done < visits; done++) results.push(await visit())
  return results
}

const best = (values: readonly number[]): number => Math.min(...values)
const milliseconds = (value: number): string => `${value.toFixed(0)} ms`
const blockedBy = (tasks: readonly number[]): number => tasks.reduce((total, task) => total + Math.max(0, task - 50), 0)
