import { setFlagsFromString } from 'node:v8'

/**
 * Keeps V8's space for new objects at its first size. Grown, it holds a hundred megabytes of bodies that were sent long ago, because
 * only the small objects pointing at them count; requests leave little behind, so collecting more often costs nothing that can be measured
 * (docs/decisions/0030). To be imported before anything is allocated.
 */
setFlagsFromString('--semi-space-growth-factor=1')
