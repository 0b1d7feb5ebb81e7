import { startTransition, useEffect, useState } from 'react'
import { whenIdle } from '#app/ui/when-idle.ts'
import { isTimeZone } from '#engines/devtools/timestamp/index.ts'
import { localZone } from './local-format.ts'
import { presentZoneName, presentZoneNames } from './zone-names.ts'

export interface TimeZoneChoice {
  /** The visitor's own zone; unknown until the page is alive. */
  readonly local: string | undefined
  /** What the visitor chose; empty for the local one. */
  readonly chosen: string
  /** The zone to read and write dates in. */
  readonly zone: string | undefined
  /** To choose from; empty until the page had time for them. */
  readonly all: readonly string[]
  readonly choose: (zone: string) => void
}

export function useTimeZone(): TimeZoneChoice {
  const [local, setLocal] = useState<string>()
  const [all, setAll] = useState<readonly string[]>([])
  const [chosen, choose] = useState('')
  useEffect(() => {
    const name = localZone()
    // Some systems report a zone that their own Intl refuses.
    setLocal(isTimeZone(name) ? presentZoneName(name, isTimeZone) : 'UTC')
    // Four hundred options take a slow phone longer than everything else on the page.
    whenIdle([
      () => {
        const zones = presentZoneNames(Intl.supportedValuesOf('timeZone'), isTimeZone)
        startTransition(() => setAll(zones))
      },
    ])
  }, [])
  return { local, chosen, zone: chosen || local, all, choose }
}
