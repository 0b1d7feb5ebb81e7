import { Suspense, useEffect, useState } from 'react'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import type { AdSlotProps } from './slots.ts'

const Ad = partOnDemand(() => import('./safe-ad.tsx').then((part) => part.SafeAd))

/**
 * An ad of a position, in the element the page gives it. Prerendered pages carry no ad markup, and where ads are off not even
 * the code for them is loaded.
 */
export function AdSlot(props: AdSlotProps) {
  const [hasAds, setHasAds] = useState(false)
  useEffect(() => setHasAds('ads' in document.documentElement.dataset), [])
  return (
    hasAds && (
      <Suspense>
        <Ad {...props} />
      </Suspense>
    )
  )
}
