import { partOnDemand } from '#app/ui/part-on-demand.ts'

/** What few files leave to their owner. Apart from what shows results, which asks such questions itself. */
export const ColumnChoice = partOnDemand(async () => (await import('./column-choice.tsx')).ColumnChoice)
export const SystemChoice = partOnDemand(
  async () => (await import('./reference-system/system-choice.tsx')).SystemChoice,
)
export const AxesChoiceButtons = partOnDemand(
  async () => (await import('./reference-system/axes-choice-buttons.tsx')).AxesChoiceButtons,
)
/** Where it cannot be loaded nothing can be searched: WGS 84 stays. */
export const SystemSearch = partOnDemand(
  async () => (await import('./reference-system/system-search.tsx')).SystemSearch,
)
