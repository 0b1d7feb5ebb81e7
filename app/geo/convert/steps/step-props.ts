import type { StepChoices, StepId } from '#engines/geodata/index.ts'

export interface StepProps {
  steps: StepChoices
  /** Without a value the step is not done. */
  onStep: (id: StepId, value: string | undefined) => void
}
