import { type ReadingProblem, type RefusalReason, recognise, whyNoPoint } from '#engines/coordinates/index.ts'
import { type AddressProblem, whyNoAddress } from '#engines/devtools/ip/index.ts'
import { type JwtFault, whyNoToken } from '#engines/devtools/jwt/index.ts'
import { type MomentProblem, readMoment, strangersToTime } from '#engines/devtools/timestamp/index.ts'
import { inOtherLayout, strayWord, textOf, tokenise } from '#engines/language/index.ts'
import { otherQuantityOf, strangersToUnits, type WordProblem, whyNoQuestion } from '#engines/units/index.ts'
import { hasMeaning } from './ask.ts'
import type { Circumstances } from './meaning.ts'
import { type TopicId, topicIn } from './topics.ts'

/** Why a text means nothing, in the words of the reader that nearly took it. */
export type Reason =
  | { readonly kind: 'shortenedLink' }
  | { readonly kind: 'place'; readonly reason: RefusalReason }
  | { readonly kind: 'point'; readonly problem: ReadingProblem }
  | { readonly kind: 'address'; readonly problem: AddressProblem }
  | { readonly kind: 'moment'; readonly problem: MomentProblem }
  | { readonly kind: 'token'; readonly fault: JwtFault }
  | { readonly kind: 'units'; readonly problem: WordProblem }
  /** It is known what is wanted, and it is not here. */
  | { readonly kind: 'topic'; readonly topic: TopicId }
  /** Without this word the text is understood. */
  | { readonly kind: 'word'; readonly problem: { readonly word: string } }
  /** Longer than any question. */
  | { readonly kind: 'tooLong' }

/** Longer than any question, and than any line that is one thing. */
const longestLine = 500

/** For a text that `ask` has no meaning for; nothing for rubbish. */
export function whyNothing(typed: string, circumstances: Circumstances): Reason | undefined {
  const text = typed.trim()
  const { language } = circumstances
  const refused: Refused = {
    text,
    circumstances,
    moment: once(() => readMoment(text, circumstances).problem),
    point: once(() => whyNoPoint(text, 'anything')),
    units: once(() => whyNoQuestion(text, language)),
  }
  for (const why of whyNot) {
    const reason = why(refused)
    if (reason) return reason
  }
  return undefined
}

/** A text, and what its readers say of it: each is asked at most once. */
interface Refused {
  readonly text: string
  readonly circumstances: Circumstances
  readonly moment: () => MomentProblem | undefined
  readonly point: () => ReadingProblem | undefined
  readonly units: () => WordProblem | undefined
}

function once<Answer>(ask: () => Answer): () => Answer {
  let answer: { readonly given: Answer } | undefined
  return () => {
    answer ??= { given: ask() }
    return answer.given
  }
}

type Why = (refused: Refused) => Reason | undefined

/** The one table of whose reason is told. */
const whyNot: readonly Why[] = [
  token,
  ({ text }) => (text.length > longestLine ? { kind: 'tooLong' } : undefined),
  place,
  // `31.02.2025` looks like the beginning of an address, and is a day that does not exist.
  (refused) => moment(refused, ({ code }) => code === 'date_no_such_day'),
  topic,
  address,
  (refused) => moment(refused, ({ code }) => !saidOfAnyText.has(code)),
  (refused) => moment(refused, ({ code }) => code === 'timestamp_out_of_range' && hasWord(refused)),
  (refused) => point(refused, ({ code }) => code !== 'unreadable'),
  (refused) =>
    units(refused, ({ needs, sum, category, word, other }) =>
      Boolean(needs || sum || category || other || otherQuantityOf(word)),
    ),
  stray,
  (refused) => point(refused, () => true),
  ({ text }) => (tokenise(text) === null ? { kind: 'tooLong' } : undefined),
  (refused) => units(refused, () => true),
]

/** Problems that any text without a date has: they explain nothing. */
const saidOfAnyText: ReadonlySet<MomentProblem['code']> = new Set([
  'timestamp_empty',
  'timestamp_not_numeric',
  'timestamp_out_of_range',
])

function token({ text }: Refused): Reason | undefined {
  const fault = whyNoToken(text)
  return fault && { kind: 'token', fault }
}

function place({ text }: Refused): Reason | undefined {
  const found = recognise(text)
  if (found?.kind === 'shortened-link') return { kind: 'shortenedLink' }
  return found?.kind === 'refused' ? { kind: 'place', reason: found.reason } : undefined
}

function topic({ text }: Refused): Reason | undefined {
  const found = topicIn(text)
  return found && { kind: 'topic', topic: found }
}

function address({ text }: Refused): Reason | undefined {
  const problem = whyNoAddress(text)
  return problem && { kind: 'address', problem }
}

function moment(refused: Refused, isTold: (problem: MomentProblem) => boolean): Reason | undefined {
  const problem = refused.moment()
  return problem && isTold(problem) ? { kind: 'moment', problem } : undefined
}

function point(refused: Refused, isTold: (problem: ReadingProblem) => boolean): Reason | undefined {
  const problem = refused.point()
  return problem && isTold(problem) ? { kind: 'point', problem } : undefined
}

function units(refused: Refused, isTold: (problem: WordProblem) => boolean): Reason | undefined {
  const problem = refused.units()
  return problem && isTold(problem) ? { kind: 'units', problem } : undefined
}

/** Whatever the text is about. */
function stray({ text, circumstances }: Refused): Reason | undefined {
  const { language } = circumstances
  const other = inOtherLayout(text)
  const strangers = {
    moment: strangersToTime(text, language),
    quantity: strangersToUnits(text, language),
    otherLayout: other === undefined ? undefined : strangersToUnits(other, language),
  }
  const isWithout = (of: readonly string[] | undefined, word: string | undefined): boolean =>
    of === undefined || of.every((stranger) => word?.includes(stranger))
  const word = strayWord(text, (rest, leftOut) =>
    hasMeaning(rest, circumstances, {
      moment: isWithout(strangers.moment, leftOut),
      quantity: isWithout(strangers.quantity, leftOut),
      otherLayout: isWithout(strangers.otherLayout, inOtherLayout(leftOut)),
    }),
  )
  return word === undefined ? undefined : { kind: 'word', problem: { word } }
}

const hasWord = ({ text, circumstances }: Refused): boolean =>
  textOf(text, circumstances.language)?.tokens.some((one) => one.kind === 'word' && one.text.length > 2) === true
