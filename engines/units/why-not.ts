import type { Language } from '#engines/core/index.ts'
import {
  type Grammar,
  grammar,
  leavesOf,
  type Node,
  parse,
  residue,
  type Text,
  textOf,
  typedText,
} from '#engines/language/index.ts'
import type { Kind } from './arithmetic.ts'
import { categories, volume } from './categories/index.ts'
import { isPlainNumber } from './dimension.ts'
import { isRather, notOfUnits, type Refusal, refusalRules } from './grammar/refusal-rules.ts'
import { type SumProblem, sumRefusals } from './grammar/sum-rules.ts'
import { unitById, unitKey } from './grammar/unit-value.ts'
import { categoriesOf } from './measure.ts'
import { everyUnit } from './read-question.ts'
import type { CategoryId } from './types.ts'

/** Why a text is no question about units: a word in it names no unit, or its parts are of different kinds. */
export interface WordProblem extends Refusal {
  /** Two parts that do not go together, of a sum or of a question; the word is the part that does not. */
  readonly sum?: SumRefusal
}

/** Why a sum or a question comes to nothing: `3 ft + 2 kg`, `5 km / 0`, `10 km in kg`. */
export interface SumRefusal {
  readonly code: SumProblem['code']
  /** The parts as they were typed, with the category of each; `number` for one without a unit. */
  readonly parts: readonly SumPart[]
}

export interface SumPart {
  readonly typed: string
  readonly category?: CategoryId | 'number'
}

const longestQuestion = 100

let known: Grammar | undefined

/** What is read where nothing else is: the rules of refusals too. */
const everyRule = (): Grammar => {
  known ??= grammar([...everyUnit().rules, ...refusalRules, ...sumRefusals(categories)])
  return known
}

/** For `7 l/100km`, `5 psi in bar`, `10 km in kg`, `5 km zorp`; undefined for a text that has no quantity in it. */
export function whyNoQuestion(typed: string, language: Language): WordProblem | undefined {
  const text = typed.length > longestQuestion ? undefined : textOf(typed, language)
  if (!text) return undefined
  const leaves = leavesOf(text, everyUnit().of)
  const readingsOf = (nodes: readonly (readonly Node[])[]) => {
    const [first] = parse(text, nodes, everyRule(), true)
    return (kind: string): Node | undefined => first!.get(kind)?.find(({ end }) => end === text.tokens.length)
  }
  const whole = readingsOf(leaves)
  const asked = whole('ask') ?? whole('asks')
  if (asked && !notOfUnits.some((kind) => isRather(whole(kind), asked))) return undefined
  const glass = glassIn(leaves)
  if (glass) {
    const value = unitById(volume, 'cup')!
    const cup = { kind: 'unit', value, key: unitKey(value) }
    const asCup = leaves.map((found) => found.map((node) => (node.kind === 'glass' ? { ...node, ...cup } : node)))
    const filled = readingsOf(asCup)
    if (filled('ask') || filled('refusal')) return { word: typedText(text, glass.start, glass.end), needs: 'size' }
  }
  const refusal = (whole('use') ?? whole('refusal'))?.value as Refusal | SumProblem | undefined
  if (refusal) return 'code' in refusal ? refusedSum(refusal) : refusal
  const blamed = isAboutAQuantity(text, leaves) ? foreignWord(text, leaves) : undefined
  return blamed === undefined ? undefined : { word: blamed }
}

function refusedSum({ code, left, right, kinds }: SumProblem): WordProblem {
  const parts = [left, right].flatMap((typed, index) => {
    const kind = kinds?.[index]
    const category = kind && categoryOfKind(kind)
    return typed === '' ? [] : [{ typed, ...(category && { category }) }]
  })
  return { word: right || left, sum: { code, parts } }
}

const categoryOfKind = ({ dimension, category }: Kind): SumPart['category'] =>
  isPlainNumber(dimension) ? 'number' : (category ?? categoriesOf(dimension, categories)[0]?.id)

const glassIn = (leaves: readonly (readonly Node[])[]): Node | undefined =>
  leaves.flat().find(({ kind }) => kind === 'glass')

const mostTokensOfAQuestion = 12

/** A number and a unit, with one word that is neither; or a number with one word behind it. */
function isAboutAQuantity({ tokens }: Text, leaves: readonly (readonly Node[])[]): boolean {
  const isOf = (index: number, ...kinds: readonly string[]) =>
    leaves[index]?.some(({ kind }) => kinds.includes(kind)) ?? false
  const isPartNumber = ({ end }: Node) =>
    tokens[end]?.glued === true && tokens[end + 1]?.glued === true && tokens[end + 1]!.kind === 'digits'
  const numbers = leaves.flat().filter((node) => isNumeral(node.kind) && !isPartNumber(node))
  if (numbers.length === 0 || tokens.length > mostTokensOfAQuestion) return false
  if (numbers.some(({ end }) => isOf(end, 'unit', 'alien', 'money'))) return true
  const units = tokens.filter((_, index) => isOf(index, 'unit', 'distance')).length
  const unknown = new Set(tokens.filter((_, index) => isOf(index, 'unknown')).map(({ fold }) => fold))
  if (units > 0 && unknown.size === 1) return true
  const isWord = (index: number) =>
    tokens[index]?.kind === 'word' && !(tokens[index].glued && tokens[index].text.length < 3)
  return numbers.some(
    ({ start, end }) => start < 2 && isWord(end) && (tokens[end + 1] === undefined || isOf(end + 1, 'in')),
  )
}

const isNumeral = (kind: string): boolean => kind === 'number' || kind === 'num' || kind === 'tens' || kind === 'hund'

/** The symbol of another quantity with all that is written tight behind it, or the word that nothing could use. */
function foreignWord(text: Text, leaves: readonly (readonly Node[])[]): string | undefined {
  // What is a unit of some category here is no stranger.
  const [alien] = leaves
    .map((found) =>
      found.some(({ kind }) => kind === 'unit') ? [] : found.filter(({ kind }) => kind === 'alien' || kind === 'money'),
    )
    .filter(({ length }) => length > 0)
  // `А·ч` is more than the `А` that it begins with.
  if (alien) return typedText(text, alien[0]!.start, Math.max(...alien.map(({ end }) => end)))
  const { reader } = everyUnit()
  const word = residue(text, leaves, (rest) => reader.readText(rest, ['ask']).length > 0)
  return word !== undefined && word.length > 1 ? word : undefined
}
