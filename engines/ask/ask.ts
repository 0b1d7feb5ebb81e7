import { tokenIn } from '#engines/devtools/jwt/index.ts'
import { detectFormat } from '#engines/geodata/index.ts'
import { beginsWithNumber, inOtherLayout, textOf } from '#engines/language/index.ts'
import { findTools } from './find-tools.ts'
import type { Circumstances, Meaning } from './meaning.ts'
import { type Found, inOrder } from './order.ts'
import { addresses, moments, points, quantities } from './readers.ts'
import { finished, type Turns } from './turns.ts'

/** A longer text can only be a file or hold a token; the readers of lines are not asked about it. */
const longestLine = 500

const mostMeanings = 6
const sniffedCharacters = 4096

/** What a text may mean, the likeliest first; nothing for rubbish. Asks the readers of the other engines and knows no notation itself. */
export const ask = (text: string, circumstances: Circumstances): readonly Meaning[] =>
  finished(askInTurns(text, circumstances))

/** The same, a reader a turn: for a page, which must draw and hear in between. The first time a reader builds its tables, which takes a phone a while. */
export function* askInTurns(text: string, circumstances: Circumstances): Turns<readonly Meaning[]> {
  const trimmed = text.trim()
  const reading = tokenIn(trimmed)
  if (reading) return [{ kind: 'token', reading }]
  const format = formatOf(trimmed)
  const meanings = trimmed.length <= longestLine ? yield* meaningsOfLine(trimmed, circumstances) : []
  if (!format) return meanings.slice(0, mostMeanings)
  const file: Meaning = { kind: 'file', format }
  const all = isOnePoint(meanings[0], trimmed) ? [...meanings, file] : [file, ...meanings]
  return all.slice(0, mostMeanings)
}

/** What is not ruled out. */
export interface MayBe {
  readonly moment: boolean
  readonly quantity: boolean
  readonly otherLayout: boolean
}

/** Whether `ask` finds a meaning, tools left out. */
export function hasMeaning(text: string, circumstances: Circumstances, mayBe: MayBe): boolean {
  const trimmed = text.trim()
  if (tokenIn(trimmed) || formatOf(trimmed)) return true
  return (
    trimmed.length <= longestLine &&
    (addresses(trimmed).length > 0 ||
      (mayBe.moment && moments(trimmed, circumstances).length > 0) ||
      points(trimmed, circumstances, false).length > 0 ||
      (mayBe.quantity && quantities(trimmed, circumstances).length > 0) ||
      (mayBe.otherLayout && byOtherLayout(trimmed, circumstances).length > 0))
  )
}

const formatOf = (text: string) => detectFormat(new TextEncoder().encode(text.slice(0, sniffedCharacters)))

/** A single point in a notation of files is rather a place than a file of one feature. */
const isOnePoint = (first: Meaning | undefined, text: string): boolean =>
  first?.kind === 'point' &&
  (first.candidate.notation === 'wkt' ||
    first.candidate.notation === 'nmea' ||
    (first.candidate.notation === 'geojson' && !text.includes('Feature')))

function* meaningsOfLine(text: string, circumstances: Circumstances): Turns<readonly Meaning[]> {
  const asAddresses = addresses(text)
  const times = moments(text, circumstances)
  yield
  const isDay = times.some(({ meaning }) => isNamedDay(meaning))
  // `2 dec` is decilitres to Serbian cooks, and a day to all others.
  const amounts = isDay && circumstances.language !== 'sr' ? [] : quantities(text, circumstances)
  yield
  const isAmount = amounts.some(({ place }) => place === 'quantity')
  // What has a unit is no place (`11st 4`), and two hours are none either: `9.00-17.00`.
  const places = isAmount || times.some(({ meaning }) => isEnd(meaning)) ? [] : points(text, circumstances, isDay)
  yield
  const isLink = places.some(({ place }) => place === 'certain')
  const found: readonly Found[] = [
    ...asAddresses,
    ...amounts,
    ...places,
    // The numbers in the address of a map are no timestamps.
    ...(isLink ? [] : times),
    ...tools(text, circumstances),
  ]
  yield
  return inOrder(found.length > 0 ? found : byOtherLayout(text, circumstances))
}

const isNamedDay = (meaning: Meaning): boolean =>
  meaning.kind === 'moment' && meaning.moment.how.kind === 'date' && meaning.moment.how.form === 'words'

/** Of an interval. */
const isEnd = (meaning: Meaning): boolean =>
  meaning.kind === 'moment' &&
  meaning.moment.notes.some((note) => note.code === 'insideText' && note.side !== undefined)

/** Tools are found by the beginning of their names; of a quantity (`5 km`, `5 km / 0`) that is not the beginning of KML. */
function tools(text: string, circumstances: Circumstances): readonly Found[] {
  if (beginsWithNumber(textOf(text, 'en')?.tokens ?? [])) return []
  return findTools(text, circumstances.tools).map(({ id }, index) => ({
    place: index === 0 ? 'toolByName' : 'otherTool',
    meaning: { kind: 'tool', id },
  }))
}

/** Only a whole question, with what is given and what is wanted: less of it any letters make. */
function byOtherLayout(text: string, circumstances: Circumstances): readonly Found[] {
  const other = inOtherLayout(text)
  return other === undefined
    ? []
    : quantities(other, circumstances).filter(
        ({ meaning }) => meaning.kind === 'units' && meaning.question.to !== undefined,
      )
}
