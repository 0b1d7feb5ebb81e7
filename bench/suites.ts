import { suite as any } from './any.ts'
import { suite as api } from './api.ts'
import { suite as coordinates } from './coordinates.ts'
import { suite as crs } from './crs.ts'
import { suite as edge } from './edge.ts'
import { suite as geodata } from './geodata.ts'
import { suite as largeFile } from './large-file.ts'
import { suite as map } from './map.ts'
import type { Suite } from './suite.ts'
import { suite as typing } from './typing.ts'
import { suite as units } from './units.ts'
import { suite as waking } from './waking.ts'

/** Every suite, in the order of docs/benchmarks.md. */
export const suites: readonly Suite[] = [
  units,
  coordinates,
  crs,
  geodata,
  any,
  largeFile,
  map,
  typing,
  waking,
  edge,
  api,
]
