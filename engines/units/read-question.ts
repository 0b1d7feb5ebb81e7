import type { Language } from '../core/index.ts'
import { categories } from './categories/index.ts'
import { type FoundUnit, findUnit } from './names.ts'
import { plainText } from './read-number.ts'
import { type Quantity, type QuantityPart, readQuantity } from './read-quantity.ts'
import type { Category, CategoryId } from './types.ts'

/** One way to understand a question about units. */
export interface ReadQuestion {
  readonly category: CategoryId
  readonly from: string
  /** Of `from`, written plainly: `convertPrinted(category, from, to, value, 'en')` takes it as it is. */
  readonly value: string
  /** Undefined when the question names only a quantity. */
  readonly to?: string
  /** What the value is made of: `5 ft`, `11 in`; empty when no number was given and one is meant. */
  readonly parts: readonly QuantityPart[]
  /** What else the marks of the number could have meant. */
  readonly otherwise?: string
}

const longestQuestion = 200

/** Words that ask and carry nothing else. */
const askingWords =
  /^(?:what(?:'s| is| are)|how (?:much|many|long|far|heavy|big|fast|hot)(?: is| are)?|convert|calculate|переведи(?:те)?|перевести|перевод|конвертируй|конвертировать|сколько(?: это)?(?: будет)?|чему рав(?:ен|на|но|ны)|претвори(?:ти)?|пребаци|колико(?: је| износи| има)?|pretvori(?:ti)?|prebaci|koliko(?: je| iznosi| ima)?)\s+/i

/** After these the wanted unit comes first: how many feet in a mile. */
const howMany = /^(?:how many|сколько|колико|koliko)\s/i

/** Between what is given and what is wanted. */
const betweens =
  /\s+(?:are there in|are in|in|to|into|as|is|are|в|во|има у|ima u|у|u|на|na|је|je|это|=|->|→|>)\s+|\s*(?:=|->|→)\s*/gi
const article = /^(?:a|an|one|the|один|одна|одно|одном|одной|jedan|jedna|jedno|један|једна|једно|једном|jednom|1)\s+/i

/**
 * Reads `42.195 km in miles`, `5'11" in cm`, `100 F`, `сколько футов в метре`, `колико је 5 миља у километрима`. Best first; nothing
 * for what is no question about units.
 */
export function readQuestion(text: string, language: Language): readonly ReadQuestion[] {
  const trimmed = text.trim()
  if (trimmed === '' || trimmed.length > longestQuestion) return []
  const asked = trimmed.replace(/[?？.!\s]+$/, '')
  const wantedFirst = howMany.test(asked)
  const bare = withoutAsking(asked)
  const found = categories.flatMap((category) => readIn(category, bare, wantedFirst, language))
  return found.toSorted((left, right) => left.fit - right.fit).map(({ fit: _, ...question }) => question)
}

function withoutAsking(text: string): string {
  let rest = text
  for (let next = rest.replace(askingWords, ''); next !== rest; next = rest.replace(askingWords, '')) rest = next
  return rest
}

type Fitted = ReadQuestion & { readonly fit: number }

function readIn(category: Category, text: string, wantedFirst: boolean, language: Language): Fitted[] {
  for (const { before, after } of splits(text)) {
    const asked =
      quantityAndTarget(category, before, after, language) ??
      quantityAndTarget(category, after, before, language) ??
      (wantedFirst ? twoUnits(category, after, before) : twoUnits(category, before, after))
    if (asked) return [asked]
  }
  const quantity = readQuantity(category, text, language)
  return 'code' in quantity ? [] : [asQuestion(category, quantity)]
}

function* splits(text: string): Generator<{ before: string; after: string }> {
  for (let start = 0; start < text.length; ) {
    betweens.lastIndex = start
    const match = betweens.exec(text)
    if (!match) return
    const after = text.slice(match.index + match[0].length)
    yield { before: text.slice(0, match.index), after: withoutAsking(after.replace(/^\?\s*/, '')).replace(article, '') }
    start = match.index + 1
  }
}

/** `5 km` and `miles`. */
function quantityAndTarget(category: Category, given: string, wanted: string, language: Language): Fitted | null {
  const target = findUnit(category, wanted)
  if (!target) return null
  const quantity = readQuantity(category, given, language)
  return 'code' in quantity ? null : asQuestion(category, quantity, target)
}

const asQuestion = (category: Category, quantity: Quantity, target?: FoundUnit): Fitted => ({
  category: category.id,
  from: quantity.unit,
  value: plainText(quantity.value),
  ...(target ? { to: target.id } : {}),
  parts: quantity.parts,
  ...(quantity.otherwise === undefined ? {} : { otherwise: quantity.otherwise }),
  fit: quantity.fit + (target?.fit ?? 0),
})

/** `km` and `miles`: one of the first. */
function twoUnits(category: Category, given: string, wanted: string): Fitted | null {
  const from = findUnit(category, given)
  const to = findUnit(category, wanted)
  if (!from || !to || from.id === to.id) return null
  return { category: category.id, from: from.id, value: '1', to: to.id, parts: [], fit: from.fit + to.fit }
}
