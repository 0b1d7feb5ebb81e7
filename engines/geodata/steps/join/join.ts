import { onlyWanted, step } from '../step.ts'

/** All tracks as one, all routes as one, all other lines as one. */
export const join = step({
  id: 'join',
  holds: 'everything',
  ...onlyWanted,
  load: async () => {
    const { joinedLines } = await import('./joined-lines.ts')
    return () => joinedLines
  },
})
