import { printAmount, readAmount } from '../amount.ts'
import { step } from '../step.ts'

/** Fewer points in the borders of areas. What two areas share they go on sharing. */
export const simplify = step({
  id: 'simplify',
  value: '100m|10%|5000',
  holds: 'everything',
  read: readAmount,
  print: printAmount,
  load: async () => (await import('./simplified-areas.ts')).simplifiedAreas,
})
