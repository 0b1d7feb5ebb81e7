import { useEffect, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import { type FilePlace, type NamedSystem, placeInSystem, searchSystems } from '#engines/coordinates/index.ts'

export type FoundSystem = NamedSystem & {
  /** 'nowhere' is known of numbers that the system's formulas have no place for; undefined where there is no file to place. */
  readonly place: FilePlace | 'nowhere' | undefined
}

/** What a typed code or name may mean, each with the place the file would fall to; undefined while nothing is typed or known. */
export function useNamedSystems(
  text: string,
  problem?: ConversionProblem,
): readonly FoundSystem[] | undefined | 'failed' {
  const [found, setFound] = useState<readonly FoundSystem[] | 'failed'>()
  const language = useLanguage()
  useEffect(() => {
    if (text.trim() === '') return setFound(undefined)
    let isCurrent = true
    searchSystems(text, 8, language)
      .then((systems) => Promise.all(systems.map((system) => placed(system, problem))))
      .catch(() => 'failed' as const)
      .then((systems) => isCurrent && setFound(systems))
    return () => {
      isCurrent = false
    }
  }, [text, problem, language])
  return found
}

async function placed(system: NamedSystem, problem: ConversionProblem | undefined): Promise<FoundSystem> {
  if (problem?.code !== 'crs_needed') return { ...system, place: undefined }
  return { ...system, place: (await placeInSystem(system.code, problem.extent)) ?? 'nowhere' }
}
