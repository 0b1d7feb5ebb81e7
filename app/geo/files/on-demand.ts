import { createElement, Fragment, type FunctionComponent, lazy } from 'react'

/** Where a part cannot be loaded (no connection any more), the page goes on without it: the file is saved all the same. */
const nothing = { default: () => createElement(Fragment) }

export const onDemand = <Properties>(load: () => Promise<{ default: FunctionComponent<Properties> }>) =>
  lazy<FunctionComponent<Properties>>(() => load().catch(() => nothing))
