import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Suite } from './suite.ts'
import { boxTable } from './typing/box.ts'
import { dateReaders } from './typing/dates.ts'
import { longTaskTable } from './typing/long-tasks.ts'

const isBuilt = existsSync(join(process.env.BUILD_DIR ?? join(import.meta.dirname, '..', 'build'), 'site.json'))

export const suite: Suite = {
  area: 'typing',
  title: 'Typing',
  about: `What a keystroke costs where texts are understood while they are typed: every prefix of every example goes through the recognisers
of the box, as fast as this machine is; and in Chromium, its processor slowed four times, each page is typed into, key by key.`,
  async prepare() {
    const { races, tables: right } = await dateReaders()
    const tables = [await boxTable(), ...right]
    if (isBuilt) tables.push(await longTaskTable())
    return { races, tables }
  },
}
