import { useEffect, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import type { ConversionProblem } from '#app/workers/geodata/protocol.ts'
import { type LikelySystem, likelySystems } from '#engines/coordinates/index.ts'

/** Systems the numbers of the file would fit; undefined while they are looked for. */
export function useLikelySystems(problem: ConversionProblem, fileName: string): readonly LikelySystem[] | undefined {
  const language = useLanguage()
  const [found, setFound] = useState<readonly LikelySystem[]>()
  useEffect(() => {
    if (problem.code !== 'crs_needed') return setFound([])
    let isCurrent = true
    likelySystems({ extent: problem.extent, words: `${problem.words} ${fileName}`, language })
      .catch(() => [])
      .then((systems) => isCurrent && setFound(systems))
    return () => {
      isCurrent = false
    }
  }, [problem, fileName, language])
  return found
}
