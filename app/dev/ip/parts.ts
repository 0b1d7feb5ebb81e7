/** What the first address shown does not need; together in one file to load. */
export { ListCard } from './list-card.tsx'
export { RangeCard } from './range-card.tsx'
export { RangeToBlocks } from './range-to-blocks.tsx'
export { ReadingRemarks } from './reading-remarks.tsx'
export { SplitByHosts } from './split-by-hosts.tsx'
export { SplitNetworks } from './split-networks.tsx'
