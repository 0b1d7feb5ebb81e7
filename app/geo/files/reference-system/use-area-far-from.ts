import { useEffect, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { areaNameIn } from '#engines/coordinates/index.ts'
import { areaFarFrom, type BoundingBox } from '#engines/geodata/index.ts'

/** The name of the area a chosen system is used in, where one of the files lies outside it. */
export function useAreaFarFrom(crs: string | undefined, boxes: readonly BoundingBox[]): string | undefined {
  const language = useLanguage()
  const [area, setArea] = useState<string>()
  const places = JSON.stringify(boxes)
  useEffect(() => {
    setArea(undefined)
    if (crs === undefined) return
    let isCurrent = true
    const known = JSON.parse(places) as readonly BoundingBox[]
    Promise.all(known.map((box) => areaFarFrom(crs, box)))
      .then((areas) => areas.find((each) => each !== undefined))
      // Without the registry nothing is said before; the conversion tells it.
      .catch(() => undefined)
      .then((far) => isCurrent && setArea(far))
    return () => {
      isCurrent = false
    }
  }, [crs, places])
  return area === undefined ? undefined : areaNameIn(area, language)
}
