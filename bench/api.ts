import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pagesDuringCalls } from './edge/pages-during-calls.ts'
import type { Suite } from './suite.ts'

const buildFolder = process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build')
const page = '/en/metrics/length/kmmi'

export const suite: Suite = {
  area: 'api',
  title: 'The API at its worst',
  about: `For every endpoint the values that cost it most, as many as a call may have, sent over and over by 16 connections to one process of the server.
Each call names another client, so that accounts hold back none of them: only the turns that lists wait for protect the pages. A page is wanted in 50 ms
(99 of 100), and memory below the 900 MB of docs/deploying.md. Where other programs run at the same time, pages also wait for those: the share of a
processor that the server got says how much, and its own processor time while a page was waited for is what remains where nothing else runs.`,
  async prepare() {
    if (!existsSync(join(buildFolder, 'site.json')))
      return { races: [], tables: [{ title: 'Not measured', columns: ['why'], rows: [['the site is not built']] }] }
    return { races: [], tables: [await pagesDuringCalls(Number(process.env.BENCH_PORT ?? 4104), page)] }
  },
}
