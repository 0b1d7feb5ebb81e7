import { lazy, Suspense } from 'react'
import { firstUse } from './first-use.ts'

const AskPanelContent = lazy(() => firstUse().then(() => import('./ask-panel-content.tsx')))

/** The box on the home page. */
export function AskPanel() {
  return (
    <div data-ask="" className="min-h-64">
      <Suspense>
        <AskPanelContent />
      </Suspense>
    </div>
  )
}
