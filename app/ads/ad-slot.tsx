import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { AdSlotProps } from './slots.ts'

/**
 * An ad of a position, in the element the page gives it. Prerendered pages carry no ad markup, and where ads are off not even
 * the code for them is loaded.
 */
export function AdSlot(props: AdSlotProps) {
  const [Ad, setAd] = useState<ComponentType<AdSlotProps>>()

  useEffect(() => {
    if (!document.documentElement.dataset.ads) return
    import('./ad.tsx').then((module) => setAd(() => module.default), logFailure)
  }, [])

  return (
    Ad && (
      <AdBoundary>
        <Ad {...props} />
      </AdBoundary>
    )
  )
}

const logFailure = (error: unknown) => console.error('Ad setup failed:', error)

/** No ad may break a page. */
class AdBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    logFailure(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
