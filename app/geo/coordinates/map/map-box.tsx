import { type ComponentType, memo, useEffect, useRef, useState } from 'react'
import { m } from '#app/paraglide/messages.js'
import { Card } from '#app/ui/card.tsx'
import { untilLoaded } from '#app/ui/until-loaded.ts'
import type { MapProps } from './place-map.tsx'

/** Keeps the map's place on the page and fetches it once the fields work and the box is near the screen; without a connection, when there is one again. */
export const MapBox = memo(function MapBox({ position, onPlace }: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const [loaded, setLoaded] = useState<{ Map: ComponentType<MapProps> }>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const element = box.current
    if (!element) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        const load = () =>
          import('./place-map.tsx').catch((error: unknown) => {
            setFailed(true)
            throw error
          })
        void untilLoaded(load).then(({ PlaceMap }) => setLoaded({ Map: PlaceMap }))
      },
      { rootMargin: '200px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return (
    <Card title={m.coordinates_map_heading()} className="mt-5 print:hidden">
      <div ref={box} className="min-h-[36rem] sm:min-h-[33rem] lg:min-h-[37rem]">
        {loaded ? (
          <loaded.Map position={position} onPlace={onPlace} />
        ) : (
          <div className="grid h-80 place-items-center rounded-field bg-sunken p-4 text-center text-sm text-muted sm:h-96 lg:h-[30rem]">
            {failed ? m.coordinates_map_failed() : m.coordinates_map_loading()}
          </div>
        )}
      </div>
    </Card>
  )
})
