import { gpsSuite } from './geodata/gps.ts'
import { vectorSuite } from './geodata/vector.ts'
import type { Suite } from './suite.ts'

export const suite: Suite = {
  area: 'geodata',
  title: 'Geodata files',
  about:
    'Whole files, from disk to disk. Programs run in processes of their own, started cold, ours like the others; libraries run in this one. ' +
    'Speed counts the megabytes of the source. `GEODATA_MB` sets its size, `GEODATA_GIGABYTE=1` adds the memory table.',
  async prepare() {
    const gps = await gpsSuite()
    const vector = await vectorSuite()
    return { races: [...gps.races, ...vector.races], tables: [...gps.tables, ...vector.tables] }
  },
}
