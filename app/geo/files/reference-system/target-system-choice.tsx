import { Suspense, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SystemSearch } from '../choices-on-demand.ts'
import type { SystemOption } from './system-options.tsx'

interface TargetSystemChoiceProps {
  /** What the engine reads, `EPSG:8682`; WGS 84 without it. */
  readonly crs: string | undefined
  readonly isDisabled?: boolean
  onChange(crs: string | undefined): void
}

/** The system the result is written in. Few need another than WGS 84, so it is folded, and what searches is loaded when it is opened. */
export function TargetSystemChoice({ crs, isDisabled = false, onChange }: TargetSystemChoiceProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const [named, setNamed] = useState<SystemOption>()
  const chosen = crs === undefined ? undefined : named
  return (
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
  )
}
