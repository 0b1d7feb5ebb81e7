import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { overwriteGetLocale } from '#app/language/message-runtime.ts'
import { languageOfPath } from '#app/language/path.ts'
import { registerServiceWorker } from '#app/offline/register.ts'
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
