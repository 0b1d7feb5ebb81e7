import type { Category } from './category.ts'
import { dev } from './dev.ts'
import { geo } from './geo.ts'
import { metrics } from './metrics.ts'

const withTools: readonly Category[] = [metrics, geo, dev]

/** What the home page shows, in its order; the planned ones stand beside them in `all.ts`. */
export const enabledCategories: readonly Category[] = withTools.filter(({ enabled }) => enabled)
