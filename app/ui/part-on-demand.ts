import { type ComponentType, lazy } from 'react'
import { untilLoaded } from './until-loaded.ts'

/**
 * A part of a page that is loaded when it is first shown. Without a connection the page goes on without it, and gets it when there is
 * one again: what `lazy` alone cannot load takes the whole page down.
 */
export const partOnDemand = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy<ComponentType<Props>>(async () => ({ default: await untilLoaded(load) }))
