import { onlyWanted, step } from '../step.ts'

/** Lengths, durations and speeds of lines as fields, and at each point the way so far and the speed. */
export const measure = step({
  id: 'measure',
  holds: 'feature',
  ...onlyWanted,
  load: async () => {
    const { measuredLines } = await import('./measured-lines.ts')
    return () => measuredLines
  },
})
