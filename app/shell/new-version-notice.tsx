import { useState } from 'react'
import { useNewVersion } from '#app/offline/new-version.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'

/** Says that the site was published anew. Reloading is left to the visitor: there may be something in the fields. */
export function NewVersionNotice() {
  const isThere = useNewVersion()
  const [isClosed, setClosed] = useState(false)
  return (
    // The element stays, so that screen readers hear what appears in it.
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-3">
      {isThere && !isClosed && (
        <div className="pointer-events-auto flex items-center gap-2 rounded-card border border-line bg-surface py-1.5 pr-1.5 pl-4 text-sm shadow-lift">
          <p>{m.shell_new_version()}</p>
          <button
            type="button"
            onClick={() => window.location.reload()}
            className="min-h-11 rounded-field px-3 font-medium text-accent hover:underline"
          >
            {m.shell_crash_reload()}
          </button>
          <button
            type="button"
            onClick={() => setClosed(true)}
            aria-label={m.shell_close()}
            className="grid size-11 shrink-0 place-items-center rounded-field text-muted hover:bg-sunken hover:text-ink"
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </div>
  )
}
