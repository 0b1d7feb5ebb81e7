import { useEffect } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'

/** The last resort when drawing a page failed. Plain elements only: what broke may be among the parts of the portal. */
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
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 font-medium">
        <button
          type="button"
          onClick={() => window.location.reload()}
          className="min-h-11 rounded-field bg-accent px-4 text-on-accent hover:bg-accent-strong"
        >
          {m.shell_crash_reload()}
        </button>
        <a href={`/${language}/`} className="py-2.5 text-accent underline">
          {m.shell_to_home()}
        </a>
      </p>
      <details>
        <summary>{m.shell_crash_details()}</summary>
        <pre className="mt-2 overflow-x-auto text-sm whitespace-pre-wrap" lang="en">
          {details}
        </pre>
      </details>
    </main>
  )
}
