import { printRectangle, readRectangle } from '../rectangle.ts'
import { step } from '../step.ts'

/** Only the features that reach into a rectangle, each whole. */
export const area = step({
  id: 'area',
  value: '19,42,23,46',
  holds: 'feature',
  read: readRectangle,
  print: printRectangle,
  load: async () => (await import('./reaching-features.ts')).reachingFeatures,
})
