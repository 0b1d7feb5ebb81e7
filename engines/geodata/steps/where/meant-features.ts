import { appendFeature } from '../../model/whole-features.ts'
import { fail } from '../../notes/problem.ts'
import { featureByFeature } from '../feature-by-feature.ts'
import { FieldValues } from '../field-values.ts'
import type { Change } from '../step.ts'
import { type Condition, fieldsIn } from './condition.ts'
import { matcher } from './matches.ts'

export const meantFeatures = (condition: Condition): Change =>
  async function* (batches, { notes, document }) {
    const values = new FieldValues(document, fieldsIn(condition))
    const isMeant = matcher(condition)
    let left = 0
    yield* featureByFeature(batches, (out, batch, feature) => {
      values.look(batch, feature)
      if (isMeant(values.of)) appendFeature(out, batch, feature)
      else left++
    })
    const [unknown] = values.unknown()
    if (unknown !== undefined && left > 0) fail({ code: 'step_field_unknown', field: unknown, fields: values.known() })
    notes.add('features-not-meant', left)
  }
