import { memo, useDeferredValue, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { LaterPart } from '#app/shell/later-part.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import type { Position } from '#engines/coordinates/index.ts'
import { whenUnderstandingIsThere } from './load-understanding.ts'

const Rows = partOnDemand(async () => (await whenUnderstandingIsThere()).AlsoAsRows)

interface AlsoAsProps {
  position: Position | undefined
  /** Whether the script of the rows is there. */
  isReady: boolean
}

/** The point in notations beside the ten systems. Until their script is there the prerendered rows stand, and none for another point. */
export function AlsoAs({ position, isReady }: AlsoAsProps) {
  const [first] = useState(position)
  return <Section position={useDeferredValue(isReady || position === first ? position : undefined)} />
}

/** Not drawn again while the point is the same: React would give up prerendered rows that it has not taken over. */
const Section = memo(({ position }: Pick<AlsoAsProps, 'position'>) => (
  <section aria-label={m.coordinates_also_as()} className="mt-4 min-h-16 text-sm">
    {position && <h2 className="font-medium">{m.coordinates_also_as()}</h2>}
    <LaterPart>{position && <Rows position={position} />}</LaterPart>
  </section>
))
