import { step } from '../step.ts'
import { printChoice, readChoice } from './field-choice.ts'

/** Only some fields, perhaps under other names. */
export const fields = step({
  id: 'fields',
  value: 'name,ele as height|* , ele as height',
  holds: 'feature',
  read: readChoice,
  print: printChoice,
  load: async () => (await import('./chosen-fields.ts')).chosenFields,
})
