import { lazy } from 'react'

/** What only those need who have a result or a problem; the many sentences of both would weigh on everyone's first visit. */
const loadResultCard = () => import('./result-card.tsx')
const loadProblemReason = () => import('./problem-reason.tsx')

export const ResultCard = lazy(loadResultCard)
export const ProblemReason = lazy(loadProblemReason)

/** Called when a file is chosen, so that the end of the conversion finds them there. A failure shows when they are needed. */
export function prepareParts(): void {
  loadResultCard().catch(() => undefined)
  loadProblemReason().catch(() => undefined)
}
