import type { Language } from '../core/index.ts'
import type { Quantity } from './grammar/quantity.ts'
import type { Ask } from './grammar/question-rules.ts'
import type { ReadQuestion } from './question.ts'
import { questionOf } from './question-of.ts'
import { asksIn, everyUnit } from './read-question.ts'

/**
 * One question for each end of a range, for each side of a thing, for each of several questions: `5-10 km`, `3x4 m in feet`,
 * `5 km in miles and 70 kg in lbs`. Nothing for any other text.
 */
export function readSeveral(text: string, language: Language): readonly ReadQuestion[] {
  const [asked] = asksIn(text, language)
  if (asked)
    return endsOf(asked.given).length > 1 ? endsOf(asked.given).map((given) => questionOf({ ...asked, given })) : []
  const [several] = everyUnit().reader.read(text, language, ['asks'])
  const asks: readonly Ask[] = several?.value ?? []
  return asks.flatMap((one) => endsOf(one.given).map((given) => questionOf({ ...one, given })))
}

const endsOf = ({ till, sides, ...first }: Quantity): readonly Quantity[] => [
  first,
  ...(till ? [till] : []),
  ...(sides ?? []),
]
