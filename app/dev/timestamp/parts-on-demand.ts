import { partOnDemand } from '#app/ui/part-on-demand.ts'

const load = () => import('./parts.ts')

export const ClockChange = partOnDemand(async () => (await load()).ClockChange)
export const MomentFacts = partOnDemand(async () => (await load()).MomentFacts)
export const Remarks = partOnDemand(async () => (await load()).Remarks)
