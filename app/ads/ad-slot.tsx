import { type ComponentType, useEffect, useState } from 'react'
import type { AdPosition } from './slots.ts'

export interface AdSlotProps {
  position: AdPosition
  className: string
  /** A list can hold only its own kind of child. */
  element?: 'div' | 'li'
}

/**
 * An ad of a position, in the element the page gives it. Prerendered pages carry no ad markup, and where ads are off not even
 * the code for them is loaded.
 */
export function AdSlot(props: AdSlotProps) {
  const [Ad, setAd] = useState<ComponentType<AdSlotProps>>()

  useEffect(() => {
    if (!document.documentElement.dataset.ads) return
    import('./ad.tsx').then(
      (module) => setAd(() => module.default),
      (error: unknown) => console.error('Ad setup failed:', error),
    )
  }, [])

  return Ad ? <Ad {...props} /> : null
}
