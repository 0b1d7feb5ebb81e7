import { step } from '../step.ts'
import { printCondition } from './condition.ts'
import { readCondition } from './read-condition.ts'

/** Only the features whose values are as wanted. */
export const where = step({
  id: 'where',
  value: `"name = 'x' and pop > 500"`,
  holds: 'feature',
  read: readCondition,
  print: printCondition,
  load: async () => (await import('./meant-features.ts')).meantFeatures,
})
