import { type ComponentType, lazy } from 'react'

/** A part of a page that is loaded when it is first shown. Where that fails (no connection any more), the page goes on without it. */
export const partOnDemand = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => nothing) }))

const nothing = () => null
