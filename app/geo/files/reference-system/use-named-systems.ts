import { useEffect, useState } from 'react'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import {
  type LikelySystem,
  landOfPlace,
  type NamedSystem,
  projectionFrom,
  searchSystems,
} from '#engines/coordinates/index.ts'

export type FoundSystem = NamedSystem & {
  readonly place: Pick<LikelySystem, 'longitudeDegrees' | 'latitudeDegrees' | 'land'> | undefined
}

/** What a typed code or name may mean, each with the place the file would fall to; undefined while nothing is typed or known. */
export function useNamedSystems(
  text: string,
  problem?: ConversionProblem,
): readonly FoundSystem[] | undefined | 'failed' {
  const [found, setFound] = useState<readonly FoundSystem[] | 'failed'>()
  useEffect(() => {
    if (text.trim() === '') return setFound(undefined)
    let isCurrent = true
    searchSystems(text, 8)
      .then((systems) => Promise.all(systems.map((system) => placed(system, problem))))
      .catch(() => 'failed' as const)
      .then((systems) => isCurrent && setFound(systems))
    return () => {
      isCurrent = false
    }
  }, [text, problem])
  return found
}

async function placed(system: NamedSystem, problem: ConversionProblem | undefined): Promise<FoundSystem> {
  if (problem?.code !== 'crs_needed') return { ...system, place: undefined }
  const [west, south, east, north] = problem.extent
  const projection = await projectionFrom(system.code)
  const [longitudeDegrees, latitudeDegrees] = projection.ok
    ? projection.value.toWgs84((west + east) / 2, (south + north) / 2)
    : [Number.NaN, Number.NaN]
  const isOnEarth = Number.isFinite(longitudeDegrees) && Math.abs(latitudeDegrees) <= 90
  if (!isOnEarth) return { ...system, place: undefined }
  const place = { longitudeDegrees, latitudeDegrees }
  return { ...system, place: { ...place, land: await landOfPlace(place) } }
}
