import { type ComponentType, lazy } from 'react'

/** Where a part cannot be loaded (no connection any more), the page goes on without it: the answer is there all the same. */
const nothing = () => null

export function partOnDemand<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(async () => ({ default: await load().catch(() => nothing) }))
}
