import { gpsSuite } from './geodata/gps.ts'
import type { Suite } from './suite.ts'

export const suite: Suite = {
  area: 'geodata',
  title: 'Geodata files',
  about:
    'Whole files, from disk to disk. Programs run in processes of their own, started cold, ours like the others; libraries run in this one. ' +
    'Speed counts the megabytes of the source. `GEODATA_MB` sets its size, `GEODATA_GIGABYTE=1` adds the memory table.',
  async prepare() {
    return gpsSuite()
  },
}
