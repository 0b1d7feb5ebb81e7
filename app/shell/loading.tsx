import { Spinner } from '#app/ui/progress.tsx'

/** Shown for the moment before a page is there: no words, because the language may not be known yet. */
export function Loading() {
  return (
    <main className="grid min-h-dvh place-items-center text-muted" aria-busy="true">
      <Spinner className="size-8" />
    </main>
  )
}
