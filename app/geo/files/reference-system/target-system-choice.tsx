import { Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { BoundingBox } from '#engines/geodata/index.ts'
import { SystemSearch } from '../choices-on-demand.ts'
import type { SystemOption } from './system-options.tsx'
import { useAreaFarFrom } from './use-area-far-from.ts'

interface TargetSystemChoiceProps {
  /** What the engine reads, `EPSG:8682`; WGS 84 without it. */
  readonly crs: string | undefined
  readonly isDisabled?: boolean
  /** Where the files lie, as far as that is known. */
  readonly boxes: readonly BoundingBox[]
  onChange(crs: string | undefined): void
}

/** The system the result is written in. Few need another than WGS 84, so it is folded, and what searches is loaded when it is opened. */
export function TargetSystemChoice({ crs, isDisabled = false, boxes, onChange }: TargetSystemChoiceProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const [named, setNamed] = useState<SystemOption>()
  const chosen = crs === undefined ? undefined : named
  const area = useAreaFarFrom(crs, boxes)
  return (
    <div className="grid grid-cols-1 gap-2">
      <Disclosure
        summary={
          <span className="min-w-0 wrap-anywhere">
            {m.geodata_target_crs({ name: chosen ? `${chosen.name} (EPSG:${chosen.code})` : 'WGS 84' })}
          </span>
        }
        data-target-system
        onToggle={() => setWasOpened(true)}
      >
        {wasOpened && (
          <Suspense>
            <SystemSearch
              chosen={chosen}
              isDisabled={isDisabled}
              onChange={(system) => {
                setNamed(system)
                onChange(system && `EPSG:${system.code}`)
              }}
            />
          </Suspense>
        )}
      </Disclosure>
      {area !== undefined && <Notice tone="warning">{m.geodata_target_crs_far({ area })}</Notice>}
    </div>
  )
}
