import { Suspense } from 'react'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import { firstUse, rememberPrerendered } from './first-use.ts'

const AskPanelContent = partOnDemand(async () => {
  await firstUse()
  const part = await import('./ask-panel-content.tsx')
  if (!import.meta.env.SSR) rememberPrerendered()
  return part.default
})

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
