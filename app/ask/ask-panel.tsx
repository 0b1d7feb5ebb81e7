import { LaterPart } from '#app/shell/later-part.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import { firstUse } from './first-use.ts'

const AskPanelContent = partOnDemand(async () => {
  await firstUse()
  return (await import('./ask-panel-content.tsx')).default
})

/** The box on the home page. */
export function AskPanel() {
  return (
    <div data-ask="" className="min-h-64">
      <LaterPart>
        <AskPanelContent />
      </LaterPart>
    </div>
  )
}
