import type { Spill } from '../bytes/spill.ts'
import type { DocumentInfo } from '../model/document.ts'
import type { FeatureBatch } from '../model/feature.ts'
import type { StoredFeatures } from '../model/stored-features.ts'
import type { Notes } from '../notes/notes.ts'
import { fail } from '../notes/problem.ts'

/** In the order in which they are done, whatever order they are asked in. */
export const stepIds = [
  'where',
  'area',
  'during',
  'clip',
  'join',
  'split',
  'reverse',
  'measure',
  'simplify',
  'reduce',
  'fields',
] as const
export type StepId = (typeof stepIds)[number]

/** What is asked of each step, as it is typed after the option of the command line; `yes` for a step that takes no value. */
export type StepChoices = Readonly<Partial<Record<StepId, string>>>

export interface StepContext {
  readonly notes: Notes
  readonly document: DocumentInfo
  readonly createSpill: () => Spill
  /** Where the caller wants the parts that a step makes, a drawer each; nothing is handed on then. */
  readonly parts?: StoredFeatures | undefined
}

export type Batches = AsyncIterable<FeatureBatch>

/** Features in, features out; what it did is counted in the notes. */
export type Change = (batches: Batches, context: StepContext) => AsyncGenerator<FeatureBatch, void, undefined>

/** One row: the option of the command line, the property of an assistant's call and the control of the page come from it. */
export interface Step {
  readonly id: StepId
  /** Forms of its value, as the help shows them; none for a step that is only wanted or not. */
  readonly value?: string
  /** What it has in memory at once. */
  readonly holds: 'feature' | 'everything'
  /** What was typed in its usual spelling; nothing where it is not understood. */
  tidy(text: string): string | undefined
  load(text: string): Promise<Change>
}

interface StepParts<Choice> extends Omit<Step, 'tidy' | 'load'> {
  read(text: string): Choice | undefined
  print(choice: Choice): string
  load(): Promise<(choice: Choice) => Change>
}

export function step<Choice>({ read, print, load, ...row }: StepParts<Choice>): Step {
  return {
    ...row,
    tidy(text) {
      const choice = read(text)
      return choice === undefined ? undefined : print(choice)
    },
    async load(text) {
      const choice = read(text) ?? fail({ code: 'step_not_understood', step: row.id, value: text })
      return (await load())(choice)
    },
  }
}

/** For a step without a value. */
export const onlyWanted = {
  read: (text: string): true | undefined => (text === 'yes' ? true : undefined),
  print: (): string => 'yes',
}
