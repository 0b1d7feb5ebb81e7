import { printRectangle, readRectangle } from '../rectangle.ts'
import { step } from '../step.ts'

/** Only what lies in a rectangle: lines are cut at its sides, areas get its sides as theirs. */
export const clip = step({
  id: 'clip',
  value: '19,42,23,46',
  holds: 'feature',
  read: readRectangle,
  print: printRectangle,
  load: async () => (await import('./clipped-features.ts')).clippedFeatures,
})
