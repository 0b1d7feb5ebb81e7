import { type ReadingProblem, type RefusalReason, recognise, whyNoPoint } from '#engines/coordinates/index.ts'
import { type AddressProblem, whyNoAddress } from '#engines/devtools/ip/index.ts'
import { type JwtFault, whyNoToken } from '#engines/devtools/jwt/index.ts'
import { type MomentProblem, readMoment } from '#engines/devtools/timestamp/index.ts'
import { strayWord, textOf, tokenise } from '#engines/language/index.ts'
import { otherQuantityOf, type WordProblem, whyNoQuestion } from '#engines/units/index.ts'
import { ask } from './ask.ts'
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
export function whyNothing(text: string, circumstances: Circumstances): Reason | undefined {
  const trimmed = text.trim()
  for (const why of whyNot) {
    const reason = why(trimmed, circumstances)
    if (reason) return reason
  }
  return undefined
}

type Why = (text: string, circumstances: Circumstances) => Reason | undefined

/** The one table of whose reason is told. */
const whyNot: readonly Why[] = [
  token,
  (text) => (text.length > longestLine ? { kind: 'tooLong' } : undefined),
  place,
  // `31.02.2025` looks like the beginning of an address, and is a day that does not exist.
  (text, circumstances) => moment(text, circumstances, ({ code }) => code === 'date_no_such_day'),
  topic,
  address,
  (text, circumstances) => moment(text, circumstances, ({ code }) => !saidOfAnyText.has(code)),
  (text, circumstances) =>
    moment(text, circumstances, ({ code }) => code === 'timestamp_out_of_range' && hasWord(text, circumstances)),
  (text) => point(text, ({ code }) => code !== 'unreadable'),
  (text, circumstances) =>
    units(text, circumstances, ({ needs, sum, category, word, other }) =>
      Boolean(needs || sum || category || other || otherQuantityOf(word)),
    ),
  stray,
  (text) => point(text, () => true),
  (text) => (tokenise(text) === undefined ? { kind: 'tooLong' } : undefined),
  (text, circumstances) => units(text, circumstances, () => true),
]

/** Problems that any text without a date has: they explain nothing. */
const saidOfAnyText: ReadonlySet<MomentProblem['code']> = new Set([
  'timestamp_empty',
  'timestamp_not_numeric',
  'timestamp_out_of_range',
])

function token(text: string): Reason | undefined {
  const fault = whyNoToken(text)
  return fault && { kind: 'token', fault }
}

function place(text: string): Reason | undefined {
  const found = recognise(text)
  if (found?.kind === 'shortened-link') return { kind: 'shortenedLink' }
  return found?.kind === 'refused' ? { kind: 'place', reason: found.reason } : undefined
}

function topic(text: string): Reason | undefined {
  const found = topicIn(text)
  return found && { kind: 'topic', topic: found }
}

function address(text: string): Reason | undefined {
  const problem = whyNoAddress(text)
  return problem && { kind: 'address', problem }
}

function moment(
  text: string,
  circumstances: Circumstances,
  isTold: (problem: MomentProblem) => boolean,
): Reason | undefined {
  const { problem } = readMoment(text, circumstances)
  return problem && isTold(problem) ? { kind: 'moment', problem } : undefined
}

function point(text: string, isTold: (problem: ReadingProblem) => boolean): Reason | undefined {
  const problem = whyNoPoint(text, 'anything')
  return problem && isTold(problem) ? { kind: 'point', problem } : undefined
}

function units(
  text: string,
  { language }: Circumstances,
  isTold: (problem: WordProblem) => boolean,
): Reason | undefined {
  const problem = whyNoQuestion(text, language)
  return problem && isTold(problem) ? { kind: 'units', problem } : undefined
}

/** Whatever the text is about. */
function stray(text: string, circumstances: Circumstances): Reason | undefined {
  const { language, now } = circumstances
  const withoutTools: Circumstances = {
    language,
    now,
    get zone() {
      return circumstances.zone
    },
    tools: [],
  }
  const word = strayWord(text, (rest) => ask(rest, withoutTools).length > 0)
  return word === undefined ? undefined : { kind: 'word', problem: { word } }
}

const hasWord = (text: string, { language }: Circumstances): boolean =>
  textOf(text, language)?.tokens.some((one) => one.kind === 'word' && one.text.length > 2) === true
