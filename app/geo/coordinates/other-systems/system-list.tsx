import { useEffect, useEffectEvent, useRef } from 'react'
import { GridOpener } from '#app/geo/grids/grid-opener.tsx'
import { useOpenedGrids } from '#app/geo/grids/use-opened-grids.ts'
import type { Position } from '#engines/coordinates/index.ts'
import { AddSystem } from './add-system.tsx'
import { OtherSystemField } from './other-system-field.tsx'
import type { OtherSystems } from './use-other-systems.ts'

interface SystemListProps {
  readonly systems: OtherSystems
  readonly position: Position | undefined
  onPlace(position: Position): void
}

export function SystemList({ systems, position, onPlace }: SystemListProps) {
  const grids = useOpenedGrids()
  const shown = useRef(grids)
  const printAgain = useEffectEvent(() => position && onPlace({ ...position }))
  // The fields above print the same point through the grid that has come or gone.
  useEffect(() => {
    if (shown.current !== grids) printAgain()
    shown.current = grids
  }, [grids])
  return (
    <div className="grid gap-4">
      {systems.codes.map((code) => (
        <OtherSystemField
          key={code}
          code={code}
          position={position}
          onPlace={onPlace}
          onRemove={() => systems.remove(code)}
        />
      ))}
      <AddSystem onAdd={systems.add} />
      <GridOpener />
    </div>
  )
}
