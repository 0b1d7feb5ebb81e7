import { step } from '../step.ts'
import { printTimeSpan, readTimeSpan } from '../time-span.ts'

/** Only what is of a time: points of tracks and places by their time, other features by what they say of theirs. */
export const during = step({
  id: 'during',
  value: '2024-05-01..2024-05-03|2024-05|2024-05-01T08:00Z..',
  holds: 'feature',
  read: readTimeSpan,
  print: printTimeSpan,
  load: async () => (await import('./features-during.ts')).featuresDuring,
})
