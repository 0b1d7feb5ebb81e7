import { step } from '../step.ts'
import { printSplitting, readSplitting } from './splitting.ts'

/** Parts, each a layer of its own; callers may have each as a file of its own. */
export const split = step({
  id: 'split',
  value: 'day|day Europe/Belgrade|gap 30min|gap 5km|lap|layer|field NAME',
  holds: 'everything',
  read: readSplitting,
  print: printSplitting,
  load: async () => (await import('./split-features.ts')).splitFeatures,
})
