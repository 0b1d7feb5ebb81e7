import { ListTaker } from '../bridge/point-lists.ts'
import type { FeatureBatch } from '../model/feature.ts'
import { fail } from '../notes/problem.ts'
import { area } from './area/area.ts'
import { clip } from './clip/clip.ts'
import { during } from './during/during.ts'
import { fields } from './fields/fields.ts'
import { join } from './join/join.ts'
import { measure } from './measure/measure.ts'
import { reduce } from './reduce/reduce.ts'
import { reverse } from './reverse/reverse.ts'
import { simplify } from './simplify/simplify.ts'
import { split } from './split/split.ts'
import type { Batches, Change, Step, StepChoices, StepContext, StepId } from './step.ts'
import { where } from './where/where.ts'

/** In the order in which they are done. */
export const steps: readonly Step[] = [
  where,
  area,
  during,
  clip,
  join,
  split,
  reverse,
  measure,
  simplify,
  reduce,
  fields,
]

export const stepOf = (id: StepId): Step => steps.find((step) => step.id === id)!

const chosen = (choices: StepChoices): readonly Step[] => steps.filter(({ id }) => choices[id] !== undefined)

/** One of them needs all features before it gives the first: files that become one must then come as one. */
export const holdsEverything = (choices: StepChoices = {}): boolean =>
  chosen(choices).some(({ holds }) => holds === 'everything')

/** What is done until features fall into parts, and what is done to each part. */
export function aroundParts(choices: StepChoices): readonly [StepChoices, StepChoices] {
  const last = steps.indexOf(split)
  const those = (isMeant: (place: number) => boolean): StepChoices =>
    Object.fromEntries(Object.entries(choices).filter(([id]) => isMeant(steps.findIndex((step) => step.id === id))))
  return [those((place) => place <= last), those((place) => place > last)]
}

/** All that is asked as one change, or nothing where nothing is; fails at once where something is not understood. */
export async function loadChange(choices: StepChoices = {}): Promise<Change | undefined> {
  const changes = await Promise.all(chosen(choices).map((step) => step.load(choices[step.id]!)))
  if (changes.length === 0) return undefined
  return (batches, context) =>
    changes.reduce<AsyncGenerator<FeatureBatch, void, undefined>>(
      (before, change) => change(before, context),
      notAsItStands(batches, context),
    )
}

/**
 * Nothing can be handed on unread, and an order of kinds that a reader promised may not last. What stands in lists beside the coordinates
 * goes to the points it is of: they may go, turn round, or part.
 */
async function* notAsItStands(
  batches: Batches,
  { document }: StepContext,
): AsyncGenerator<FeatureBatch, void, undefined> {
  const lists = new ListTaker()
  for await (const batch of batches) {
    lists.take(batch)
    document.sourceKml = undefined
    document.onlyTracksFollow = false
    yield batch
  }
  document.sourceKml = undefined
}

/** Where the changes leave nothing, an empty result is none. */
export function expectSomethingLeft(choices: StepChoices | undefined, before: number, after: number): void {
  const steps = choices === undefined ? [] : chosen(choices).map(({ id }) => id)
  if (steps.length > 0 && before > 0 && after === 0) fail({ code: 'nothing_left', steps })
}
