import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOfPath } from '#app/language/path.ts'
import { registerServiceWorker } from '#app/offline/register.ts'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import { watchLeaving } from '#app/shell/leaving-page.ts'

// The URL is the only place the language is kept: messages read it from there.
overwriteGetLocale(() => languageOfPath(window.location.pathname) ?? 'en')

watchLeaving()

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})

registerServiceWorker()
