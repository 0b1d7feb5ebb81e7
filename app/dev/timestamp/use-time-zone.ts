import { useEffect, useState } from 'react'
import { isTimeZone } from '#engines/devtools/timestamp/index.ts'
import { presentZoneName, presentZoneNames } from './zone-names.ts'

export interface TimeZoneChoice {
  /** The visitor's own zone; unknown until the page is alive. */
  readonly local: string | undefined
  /** What the visitor chose; empty for the local one. */
  readonly chosen: string
  /** The zone to read and write dates in. */
  readonly zone: string | undefined
  readonly all: readonly string[]
  readonly choose: (zone: string) => void
}

export function useTimeZone(): TimeZoneChoice {
  const [local, setLocal] = useState<string>()
  const [all, setAll] = useState<readonly string[]>([])
  const [chosen, choose] = useState('')
  useEffect(() => {
    const name = new Intl.DateTimeFormat().resolvedOptions().timeZone
    // Some systems report a zone that their own Intl refuses.
    setLocal(isTimeZone(name) ? presentZoneName(name, isTimeZone) : 'UTC')
    setAll(presentZoneNames(Intl.supportedValuesOf('timeZone'), isTimeZone))
  }, [])
  return { local, chosen, zone: chosen || local, all, choose }
}
