import { partOnDemand } from '#app/ui/part-on-demand.ts'

/** What only those need who have a result or a problem; the many sentences of both would weigh on everyone's first visit. */
const loadResultCard = () => import('./result-card.tsx')
const loadResultSights = () => import('./result-sights.tsx')
const loadProblemReason = () => import('./problem-reason.tsx')

export const ResultCard = partOnDemand(async () => (await loadResultCard()).ResultCard)
export const ResultSights = partOnDemand(async () => (await loadResultSights()).ResultSights)
export const ProblemReason = partOnDemand(async () => (await loadProblemReason()).ProblemReason)

/** Called when a file is chosen, so that the end of the conversion finds them there. */
export function prepareParts(): void {
  for (const load of [loadResultCard, loadResultSights, loadProblemReason]) load().catch(() => undefined)
}
