import { partOnDemand } from '#app/ui/part-on-demand.ts'

const load = () => import('./parts.ts')

export const ListCard = partOnDemand(async () => (await load()).ListCard)
export const RangeCard = partOnDemand(async () => (await load()).RangeCard)
export const RangeToBlocks = partOnDemand(async () => (await load()).RangeToBlocks)
export const ReadingRemarks = partOnDemand(async () => (await load()).ReadingRemarks)
export const SplitByHosts = partOnDemand(async () => (await load()).SplitByHosts)
export const SplitNetworks = partOnDemand(async () => (await load()).SplitNetworks)
