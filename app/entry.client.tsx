import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { languageOfPath } from '#app/language/path.ts'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'

// The URL is the only place the language is kept: messages read it from there.
overwriteGetLocale(() => languageOfPath(window.location.pathname) ?? 'en')

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
