import { useEffect, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { areaNameIn, areaNameOf } from '#engines/coordinates/index.ts'

/** What the area of a system is called; undefined while it is looked for. */
export function useAreaName(system: string | undefined): string | undefined {
  const language = useLanguage()
  const [name, setName] = useState<string>()
  useEffect(() => {
    if (system !== undefined) areaNameOf(system).then(setName, () => undefined)
  }, [system])
  return name === undefined ? undefined : areaNameIn(name, language)
}
