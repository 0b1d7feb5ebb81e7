import type { Language } from '#engines/core/index.ts'
import { categoryById, type SumPart, type SumRefusal } from '#engines/units/index.ts'
import { m } from '#messages'

/** Why a sum comes to nothing. */
export function sumRefusalText({ code, parts }: SumRefusal, language: Language): string {
  switch (code) {
    case 'different_quantities':
      return m.metrics_sum_different({ parts: parts.map((part) => sumPart(part, language)).join(', ') })
    case 'division_by_zero':
      return m.metrics_sum_by_zero()
    case 'power_not_whole':
      return m.metrics_sum_power()
    case 'too_large':
      return m.metrics_sum_too_large()
    case 'no_category':
      return m.metrics_sum_no_category({ text: parts[0]?.typed ?? '' })
  }
}

/** `3 ft (length)` */
function sumPart(part: SumPart, language: Language): string {
  const kind = kindOf(part, language)
  return kind === undefined ? part.typed : `${part.typed} (${kind})`
}

/** What a part is of, as a word within a sentence. */
export function kindOf({ category }: SumPart, language: Language): string | undefined {
  if (category === undefined) return undefined
  return category === 'number' ? m.metrics_sum_number() : categoryById(category)?.name[language].toLowerCase()
}
