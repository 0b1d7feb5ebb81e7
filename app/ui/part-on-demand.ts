import { type ComponentType, lazy } from 'react'

/**
 * A part of a page that is loaded when it is first shown. Without a connection the page goes on without it, and gets it when there is
 * one again: what `lazy` alone cannot load takes the whole page down.
 */
export const partOnDemand = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await loaded(load) }))

const pause = 5000

// A build must end.
const loaded = <Part>(load: () => Promise<Part>): Promise<Part> =>
  import.meta.env.SSR
    ? load()
    : load().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(() => loaded(load)))
