import { browserSuite } from './geodata/browser.ts'
import { inFolder } from './geodata/folder.ts'
import { gigabyteTable } from './geodata/gigabyte.ts'
import { gpsSuite } from './geodata/gps.ts'
import { vectorSuite } from './geodata/vector.ts'
import type { Suite } from './suite.ts'

export const suite: Suite = {
  area: 'geodata',
  title: 'Geodata files',
  about:
    'Whole files, from disk to disk. Programs run in processes of their own, started cold, ours like the others; libraries run in this one. ' +
    'Speed counts the megabytes of the source. `GEODATA_MB=10` makes all sources a tenth of their size, `GEODATA_GIGABYTE=1` adds the memory taken by files of a gigabyte.',
  prepare: () =>
    inFolder(async (path) => {
      const suites = [await gpsSuite(path), await vectorSuite(path), await browserSuite(path)]
      return {
        races: suites.flatMap(({ races }) => races),
        tables: async () => {
          const tables = []
          for (const suite of suites) tables.push(...(await suite.tables()))
          if (process.env.GEODATA_GIGABYTE !== undefined) tables.push(await gigabyteTable(path))
          return tables
        },
      }
    }),
}
