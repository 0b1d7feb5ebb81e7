import { PropertyRewriter } from '../../bridge/property-rewriter.ts'
import type { DocumentInfo } from '../../model/document.ts'
import { fail } from '../../notes/problem.ts'
import type { Change } from '../step.ts'
import type { FieldChoice } from './field-choice.ts'

/** An id stays whatever is chosen: it is no value, but what a feature is known by. Values of points are no fields of the feature. */
export const chosenFields = (choice: FieldChoice): Change =>
  async function* (batches, { notes, document }) {
    const rewriter = new PropertyRewriter()
    const uses: ({ readonly field: number } | 'drop')[] = []
    const found = new Set<string>()
    const dropped = new Map<string, number>()
    const fateOf = (index: number) => {
      const { name, role } = document.fields[index]!
      const kept = choice.kept.find((each) => each.name === name) ?? choice.kept.find((each) => each.name.toLowerCase() === name.toLowerCase()) // biome-ignore format: one line
      if (kept) found.add(kept.name)
      if (kept?.as !== undefined && kept.as !== name) {
        notes.add('fields-renamed', 1, { subject: `${name} → ${kept.as}` })
        return { field: document.field(kept.as) }
      }
      return kept || choice.isAll || role === 'id' ? { field: index } : 'drop'
    }
    for await (const batch of batches) {
      rewriter.begin(batch)
      for (let feature = 0; feature < batch.featureCount; feature++) {
        rewriter.beginFeature(feature)
        for (let property = batch.firstProperty[feature]!; property < batch.firstProperty[feature + 1]!; property++) {
          const index = batch.propertyField[property]!
          uses[index] ??= fateOf(index)
          const use = uses[index]
          if (use !== 'drop') rewriter.keep(property, use.field)
          else dropped.set(document.fields[index]!.name, (dropped.get(document.fields[index]!.name) ?? 0) + 1)
        }
      }
      rewriter.finish()
      yield batch
    }
    const unknown = choice.kept.find(({ name }) => !found.has(name) && !isKnown(document, name))
    if (unknown) fail({ code: 'step_field_unknown', field: unknown.name, fields: namesIn(document) })
    for (const [subject, count] of dropped) notes.add('fields-left-out', count, { subject })
  }

const isKnown = (document: DocumentInfo, name: string): boolean => document.channels.some((channel) => channel.name === name) // biome-ignore format: one line

const namesIn = ({ fields }: DocumentInfo): readonly string[] => [
  ...new Set(fields.flatMap(({ name, kinds }) => (kinds === 0 ? [] : [name]))),
]
