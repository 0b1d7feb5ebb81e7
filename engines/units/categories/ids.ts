/** The folder of every category, in the order in which pages list them; `npm run texts` writes from it what imports these folders. */
// biome-ignore format: one line for each
export const categoryIds = [
  'length',
  'mass',
  'volume',
  'temperature',
  'speed',
  'energy',
  'area',
  'time',
  'data',
  'datarate',
  'pressure',
  'power',
  'force',
  'torque',
  'angle',
  'fuel',
  'frequency',
  'flow',
  'density',
  'acceleration',
] as const

export type CategoryId = (typeof categoryIds)[number]
