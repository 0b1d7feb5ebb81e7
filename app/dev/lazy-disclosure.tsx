import { type ReactNode, Suspense, useState } from 'react'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Spinner } from '#app/ui/progress.tsx'

/** A disclosure whose content is drawn, and with `lazy` loaded, the first time it is opened. */
export function LazyDisclosure({ summary, children }: { summary: string; children: () => ReactNode }) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Disclosure summary={summary} onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      {wasOpened && <Suspense fallback={<Spinner className="size-6 text-accent" />}>{children()}</Suspense>}
    </Disclosure>
  )
}
