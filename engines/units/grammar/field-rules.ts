import { type Rule, rule } from '../../language/index.ts'
import type { UnitValue } from './unit-value.ts'

/** `70 kg to lbs`, `70 to lbs`: a page answers in all units, also in the one that is asked for. */
export const fieldRules: readonly Rule[] = [
  rule('asked', 'quantity in|equals unit', ([given, , unit]) =>
    (unit.value as UnitValue).category === given.value.unit.category
      ? { value: given.value, key: given.key }
      : undefined,
  ),
  rule('askedNumber', 'number in|equals unit', ([given]) => ({ value: given.value, key: given.key })),
]
