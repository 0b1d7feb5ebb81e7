import { Component } from 'react'
import { Ad } from './ad.tsx'
import type { AdSlotProps } from './slots.ts'

/** No ad may break a page. */
export class SafeAd extends Component<AdSlotProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error('Ad setup failed:', error)
  }

  override render() {
    return this.state.failed ? null : <Ad {...this.props} />
  }
}
