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
    </div>
  )
}
