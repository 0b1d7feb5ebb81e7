import { printAmount, readAmount } from '../amount.ts'
import { step } from '../step.ts'

/** Fewer points in tracks, routes and other lines, each by itself. Time, elevation and all else of the points that stay is kept. */
export const reduce = step({
  id: 'reduce',
  value: '2000|5m|10%',
  holds: 'feature',
  read: readAmount,
  print: printAmount,
  load: async () => (await import('./reduced-lines.ts')).reducedLines,
})
