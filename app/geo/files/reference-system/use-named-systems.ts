import { useEffect, useState } from 'react'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import { type LikelySystem, type NamedSystem, placeInSystem, searchSystems } from '#engines/coordinates/index.ts'

export type FoundSystem = NamedSystem & {
  readonly place: Omit<LikelySystem, 'code' | 'name'> | undefined
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
  const place = problem?.code === 'crs_needed' ? await placeInSystem(system.code, problem.extent) : undefined
  return { ...system, place }
}
