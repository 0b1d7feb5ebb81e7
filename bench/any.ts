import { anySuite } from './geodata/any.ts'
import { inFolder } from './geodata/folder.ts'
import type { Suite } from './suite.ts'

export const suite: Suite = {
  area: 'any',
  title: 'Any format to any other',
  about:
    'Whole files, from disk to disk, each program in a process of its own, started cold; the last three in one process. ogr2ogr writes one layer ' +
    'to a GeoJSON, so that of a GPX it converts the tracks alone, without the times and heart rates of their points. `GEODATA_MB=10` makes all sources a tenth of their size.',
  prepare: () => inFolder(async (path) => await anySuite(path)),
}
