import { useEffect, useState } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import type { BoundingBox } from '#engines/geodata/index.ts'

/** The name of the area a chosen system is used in, where one of the files lies outside it. */
export function useAreaFarFrom(crs: string | undefined, boxes: readonly BoundingBox[]): string | undefined {
  const language = useLanguage()
  const [area, setArea] = useState<string>()
  const places = JSON.stringify(boxes)
  useEffect(() => {
    setArea(undefined)
    if (crs === undefined) return
    let isCurrent = true
    import('./area-far-from.ts')
      .then(({ nameOfAreaFarFrom }) => nameOfAreaFarFrom(crs, JSON.parse(places), language))
      // Without the registry nothing is said before; the conversion tells it.
      .catch(() => undefined)
      .then((far) => isCurrent && setArea(far))
    return () => {
      isCurrent = false
    }
  }, [crs, places, language])
  return area
}
