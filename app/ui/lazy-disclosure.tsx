import { type ReactNode, Suspense, useState } from 'react'
import { Disclosure, type DisclosureProps } from './disclosure.tsx'
import { Spinner } from './spinner.tsx'

interface LazyDisclosureProps extends Omit<DisclosureProps, 'children' | 'onToggle'> {
  children: () => ReactNode
}

/** A disclosure whose content is drawn, and with `lazy` loaded, the first time it is opened. */
export function LazyDisclosure({ children, ...disclosure }: LazyDisclosureProps) {
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <Disclosure {...disclosure} onToggle={(event) => event.currentTarget.open && setWasOpened(true)}>
      {wasOpened && <Suspense fallback={<Spinner className="size-6 text-accent" />}>{children()}</Suspense>}
    </Disclosure>
  )
}
