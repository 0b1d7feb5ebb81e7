import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { wake } from './early.ts'

interface LaterPartProps {
  className?: string
  children: ReactNode
}

/** A part of the page that is there from the start and comes alive later than the rest, because its script is loaded on its own. */
export function LaterPart({ className, children }: LaterPartProps) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} data-asleep="" className={className}>
      <Suspense>
        {children}
        <Awake part={part} />
      </Suspense>
    </div>
  )
}

function Awake({ part }: { part: RefObject<HTMLDivElement | null> }) {
  useEffect(() => {
    if (part.current) wake(part.current)
  }, [part])
  return null
}
