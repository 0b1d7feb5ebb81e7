import { onDemand } from './on-demand.ts'

/** What only those need who have a result or a problem; the many sentences of both would weigh on everyone's first visit. */
const loadResultCard = () => import('./result-card.tsx')
const loadResultSights = () => import('./result-sights.tsx')
const loadProblemReason = () => import('./problem-reason.tsx')

export const ResultCard = onDemand(loadResultCard)
export const ResultSights = onDemand(loadResultSights)
export const SystemChoice = onDemand(() => import('./reference-system/system-choice.tsx'))
export const ColumnChoice = onDemand(() => import('./column-choice.tsx'))
/** Nothing can be searched then: WGS 84 stays. */
export const SystemSearch = onDemand(() => import('./reference-system/system-search.tsx'))
export const ProblemReason = onDemand(loadProblemReason)

/** Called when a file is chosen, so that the end of the conversion finds them there. */
export function prepareParts(): void {
  loadResultCard().catch(() => undefined)
  loadResultSights().catch(() => undefined)
  loadProblemReason().catch(() => undefined)
}
