import type { Language } from '#engines/core/index.ts'
import {
  americanZones,
  type Chart,
  cities,
  clockWords,
  dateLinks,
  type Entry,
  grammar,
  leavesOf,
  lexicon,
  monthsAndDays,
  numberRules,
  numerals,
  parse,
  spans,
  strangersIn,
  type Text,
  type Token,
  textOf,
  unknownIn,
  type Words,
  zoneAbbreviations,
  zones,
} from '#engines/language/index.ts'
import { clockRows } from './grammar/clock.ts'
import { dayRows } from './grammar/day.ts'
import { intervalRows } from './grammar/intervals.ts'
import { leavesAt } from './grammar/leaves.ts'
import { lengthRows } from './grammar/lengths.ts'
import { momentRows } from './grammar/moments.ts'
import { questionRows } from './grammar/questions.ts'
import { rulesOf } from './grammar/rows.ts'
import type { Said } from './grammar/said.ts'
import { zoneRows } from './grammar/zones.ts'

/** Numbers here have no sign, are not about so much, and have no point: dates have such marks of their own. */
const notOfDates = new Set(['sign', 'approx', 'point'])
const countRules = numberRules.filter(
  ({ parts }) => !parts.some(({ kinds }) => kinds.some((kind) => notOfDates.has(kind))),
)

const rules = grammar([
  ...countRules,
  ...rulesOf([...dayRows, ...clockRows, ...zoneRows, ...momentRows, ...lengthRows, ...intervalRows, ...questionRows]),
])

/** In all cases of Russian and Serbian. */
const inflected = (table: Words, ...kinds: readonly string[]): Words =>
  function* () {
    for (const entry of table())
      yield kinds.includes(entry.sense.kind) ? ({ ...entry, isInflected: true } satisfies Entry) : entry
  }

const calendar = inflected(monthsAndDays, 'month', 'weekday')
const zoneNames = [inflected(cities, 'city'), zones, zoneAbbreviations, americanZones]
const words = lexicon(numerals, calendar, clockWords, spans, dateLinks, ...zoneNames)
const source = {
  lexicon: words,
  leavesAt: (text: Text, start: number) => leavesAt(text, start, words),
  mistypedAt: (text: Text, start: number, isUnknown: boolean) =>
    isUnknown ? words.lookNear(text, start, isUnknown) : [],
}

export interface SaidReading {
  readonly said?: Said
  /** `2h30` is taken for a time of day and may be a length of time. */
  readonly mayBeLength?: boolean
  /** Where nothing is said: the word that stands in the way, as it was typed; none of a text that is nothing else. */
  readonly unread?: string
}

/** What a text says of time, all of it; the order of day and month is the language's. */
export function readSaid(typed: string, language: Language): SaidReading {
  const text = textOf(typed, language)
  if (!text) return {}
  const leaves = leavesOf(text, source)
  const strangers = unknownIn(leaves).map((index) => text.tokens[index]!)
  if (strangers.length > 0)
    return unreadOf(
      text.tokens.length > 1 ? (strangers.find(({ fold }) => !words.begins(fold)) ?? strangers[0]) : undefined,
    )
  const chart = parse(text, leaves, rules)
  const [said, ...others] = (chart[0]!.get('said') ?? [])
    .filter(({ end }) => end === text.tokens.length)
    .toSorted((left, right) => left.cost - right.cost)
    .map(({ value }): Said => value)
  if (!said) return wordInTheWay(text, chart)
  const isTime = said.kind === 'date' && said.fields.layout === 'time'
  return { said, mayBeLength: isTime && others.some(({ kind }) => kind === 'refused') }
}

/** Words that nothing said of time has, of the text or of less of it. */
export function strangersToTime(typed: string, language: Language): readonly string[] {
  const text = textOf(typed, language)
  return text ? strangersIn(text, leavesOf(text, source), { lexicon: words, rules }) : []
}

/** The word behind the longest beginning that says something, else the one before the longest end that does. */
function wordInTheWay({ tokens }: Text, chart: Chart): SaidReading {
  const isWord = ({ kind }: Token): boolean => kind === 'word'
  const begun = Math.max(0, ...(chart[0]!.get('said') ?? []).map(({ end }) => end))
  if (begun > 0) return unreadOf(tokens.slice(begun).find(isWord))
  const ended = chart.findIndex((from) => from.get('said')?.some(({ end }) => end === tokens.length))
  return unreadOf(ended < 0 ? undefined : tokens.slice(0, ended).findLast(isWord))
}

const unreadOf = (token: Token | undefined): SaidReading => (token ? { unread: token.text } : {})
