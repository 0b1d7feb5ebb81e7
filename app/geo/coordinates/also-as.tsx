import { lazy, memo, Suspense, useDeferredValue } from 'react'
import { m } from '#app/paraglide/messages.js'
import type { Position } from '#engines/coordinates/index.ts'
import { whenUnderstandingIsThere } from './load-understanding.ts'

const Rows = lazy(() => whenUnderstandingIsThere().then(({ AlsoAsRows }) => ({ default: AlsoAsRows })))

interface AlsoAsProps {
  position: Position | undefined
}

/**
 * The point in notations beside the ten systems. The prerendered rows stand until their script is there; a point that comes before
 * waits for it, as a deferred one may, instead of taking them away.
 */
export function AlsoAs({ position }: AlsoAsProps) {
  return <Section position={useDeferredValue(position)} />
}

const Section = memo(({ position }: AlsoAsProps) => (
  <section aria-label={m.coordinates_also_as()} className="mt-4 min-h-16 text-sm">
    {position && <h2 className="font-medium">{m.coordinates_also_as()}</h2>}
    <Suspense>{position && <Rows position={position} />}</Suspense>
  </section>
))
