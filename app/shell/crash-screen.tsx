import { useEffect } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'

/** The last resort when drawing a page failed. Plain links only: the router itself may be what broke. */
export function CrashScreen({ error }: { error: unknown }) {
  const language = useLanguage()
  const details = error instanceof Error ? `${error.name}: ${error.message}` : String(error)

  useEffect(() => {
    console.error(error)
  }, [error])

  return (
    <main className="container-page grid max-w-xl gap-4 py-16">
      <title>{m.shell_crash_title()}</title>
      <h1 className="text-2xl font-bold">{m.shell_crash_title()}</h1>
      <p className="text-muted">{m.shell_crash_text()}</p>
      <p className="flex flex-wrap gap-3">
        <Button look="primary" onClick={() => window.location.reload()}>
          {m.shell_crash_reload()}
        </Button>
        <a
          href={`/${language}/`}
          className="inline-flex min-h-11 items-center rounded-field border border-control/70 px-4 font-medium hover:border-accent hover:text-accent"
        >
          {m.shell_to_home()}
        </a>
      </p>
      <Disclosure summary={m.shell_crash_details()}>
        <pre className="overflow-x-auto text-sm whitespace-pre-wrap" lang="en">
          {details}
        </pre>
      </Disclosure>
    </main>
  )
}
