import { Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import type { Position } from '#engines/coordinates/index.ts'
import type { OtherSystems } from './use-other-systems.ts'

const SystemList = partOnDemand(async () => (await import('./system-list.tsx')).SystemList)

interface OtherSystemsCardProps {
  readonly systems: OtherSystems
  readonly position: Position | undefined
  onPlace(position: Position): void
}

/** Any system of the registry beside the ten of the page. What knows them is loaded when somebody wants one. */
export function OtherSystemsCard({ systems, position, onPlace }: OtherSystemsCardProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const isWanted = systems.codes.length > 0
  return (
    <Disclosure
      className="mt-4"
      data-other-systems
      open={isWanted || wasOpened}
      summary={m.coordinates_other_systems()}
      onToggle={(event) => setWasOpened(event.currentTarget.open)}
    >
      <Suspense fallback={<div className="h-20" />}>
        {(isWanted || wasOpened) && <SystemList systems={systems} position={position} onPlace={onPlace} />}
      </Suspense>
    </Disclosure>
  )
}
