import { createElement, Fragment, lazy } from 'react'

/** What only those need who have a result or a problem; the many sentences of both would weigh on everyone's first visit. */
const loadResultCard = () => import('./result-card.tsx')
const loadResultSights = () => import('./result-sights.tsx')
const loadProblemReason = () => import('./problem-reason.tsx')

/** Where a part cannot be loaded (no connection any more), the page goes on without it: the file is saved all the same. */
const nothing = { default: () => createElement(Fragment) }

export const ResultCard = lazy(() => loadResultCard().catch(() => nothing))
export const ResultSights = lazy(() => loadResultSights().catch(() => nothing))
export const SystemChoice = lazy(() => import('./reference-system/system-choice.tsx').catch(() => nothing))
export const ColumnChoice = lazy(() => import('./column-choice.tsx').catch(() => nothing))
/** Nothing can be searched then: WGS 84 stays. */
export const SystemSearch = lazy(() => import('./reference-system/system-search.tsx').catch(() => nothing))
export const ProblemReason = lazy(() => loadProblemReason().catch(() => nothing))

/** Called when a file is chosen, so that the end of the conversion finds them there. */
export function prepareParts(): void {
  loadResultCard().catch(() => undefined)
  loadResultSights().catch(() => undefined)
  loadProblemReason().catch(() => undefined)
}
