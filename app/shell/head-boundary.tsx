import { Component, type ReactNode } from 'react'

/**
 * What a page says about itself in its head may break like anything else. Drawn outside of the pages, it would take the crash screen down as
 * well and leave the visitor with the router's own, a stack in English. A page without its title is the smaller harm.
 */
export class HeadBoundary extends Component<{ children: ReactNode }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    console.error(error)
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
