import type { Language } from '#engines/core/index.ts'
import type { Said } from './grammar/said.ts'
import { readSaid, type SaidReading } from './grammar.ts'
import { dateInLine } from './in-line.ts'
import { type Instant, type TimestampUnit, wallTimeAt } from './instant.ts'
import type { MomentCircumstances, MomentReading } from './moment.ts'
import { maximumOffers } from './moment-of-date.ts'
import { momentOfSaid } from './moment-of-said.ts'
import { readNotation } from './notations.ts'
import { isNamedCount } from './other-counts.ts'
import { countsIn, guessUnit } from './read-count.ts'

/** A moment in any of the ways people write one: a number, a date, an identifier that carries its time. */
export function readMoment(text: string, circumstances: MomentCircumstances): MomentReading {
  const typed = text.trim()
  if (typed === '') return { problem: { code: 'timestamp_empty' }, offered: [] }
  const read = (said: Said): MomentReading => momentOfSaid(said, circumstances, typed)
  const notation = readNotation(typed, wallTimeAt(circumstances.now, 0))
  if (typeof notation !== 'string') return read(notation)
  const language = languageOf(circumstances)
  const inWords = readSaid(notation, language)
  if (inWords.said) return noted(read(inWords.said), inWords, notation)
  const inLine = inLineOf(notation, language)
  const inLineRead = inLine && read(inLine)
  if (inLineRead?.taken) return inLineRead
  return readCounts(typed, circumstances.now, read) ?? refused(inWords)
}

/** The day comes first in most languages; in which it does not is known only where the language is. */
const languageOf = ({ language = 'sr' }: MomentCircumstances): Language => language

const refused = ({ unread }: SaidReading): MomentReading => ({
  problem: { code: 'timestamp_not_numeric', ...(unread === undefined ? {} : { word: unread }) },
  offered: [],
})

const noted = (reading: MomentReading, { mayBeLength }: SaidReading, text: string): MomentReading =>
  mayBeLength && reading.taken
    ? { ...reading, taken: { ...reading.taken, notes: [...reading.taken.notes, { code: 'mayBeLength', text }] } }
    : reading

/** The date of a line of a log or of the name of a file. */
function inLineOf(text: string, language: Language): Said | undefined {
  const found = dateInLine(text)
  const of = found && readSaid(found.date, language).said
  if (!of || found.written === text) return of
  return { kind: 'part', base: of, written: found.written }
}

/** Numbers in a longer text, each a time near ours. */
function readCounts(text: string, now: Instant, read: (said: Said) => MomentReading): MomentReading | undefined {
  const [taken, ...offered] = countsIn(text, now).flatMap(
    (digits) => read({ kind: 'part', base: { kind: 'count', digits, written: '' }, written: digits }).taken ?? [],
  )
  return taken && { taken, offered: offered.slice(0, maximumOffers) }
}

/** The unit that a number counts in by its size, as it was pasted: grouped, `1.7E+12`, with a name before it. None where the text names its unit itself. */
export function guessUnitOfText(text: string, now: Instant): TimestampUnit | undefined {
  if (isNamedCount(text)) return undefined
  const said = readNotation(text, wallTimeAt(now, 0))
  return typeof said === 'object' && said.kind === 'count' && said.unit === undefined
    ? guessUnit(said.digits, now)
    : undefined
}
