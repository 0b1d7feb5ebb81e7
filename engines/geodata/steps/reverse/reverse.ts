import { onlyWanted, step } from '../step.ts'

/** Tracks, routes and other lines from their end to their beginning. Areas and places stay as they are. */
export const reverse = step({
  id: 'reverse',
  holds: 'feature',
  ...onlyWanted,
  load: async () => {
    const { reversedLines } = await import('./reversed-lines.ts')
    return () => reversedLines
  },
})
