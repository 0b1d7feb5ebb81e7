import { recognise } from '../coordinates/index.ts'
import { readAddress } from '../devtools/ip/index.ts'
import { readJwt } from '../devtools/jwt/index.ts'
import { guessUnit, type Moment, readMoment } from '../devtools/timestamp/index.ts'
import { detectFormat } from '../geodata/index.ts'
import { categories, findUnit, type ReadQuestion, readQuestion } from '../units/index.ts'
import { findTools } from './find-tools.ts'
import type { Circumstances, Meaning } from './meaning.ts'
import { usualTarget } from './usual-target.ts'

/** Longer texts are a file or hold a token; no reader of lines is asked about them. */
const longestLine = 500

const mostMeanings = 6

/** What a text may mean, the likeliest first; nothing for rubbish. Asks the readers and knows no notation itself. */
export function ask(text: string, circumstances: Circumstances): readonly Meaning[] {
  const trimmed = text.trim()
  if (trimmed === '') return []
  const token = tokenIn(trimmed)
  if (token) return [token]
  const file = fileIn(trimmed)
  const isLine = trimmed.length <= longestLine
  const meanings = isLine ? meaningsOfLine(trimmed, circumstances) : []
  return [...(file ? [file] : []), ...meanings].slice(0, mostMeanings)
}

/** What a file is, by its first bytes. */
export function askFile(firstBytes: Uint8Array): Meaning | undefined {
  const format = detectFormat(firstBytes)
  return format && { kind: 'file', format }
}

function tokenIn(text: string): Meaning | undefined {
  // Every token has two dots or is JSON; without either the search through a large text is not worth it.
  if (!/\..*\./s.test(text.slice(0, 100_000)) && !text.startsWith('{')) return undefined
  const reading = readJwt(text)
  const isToken = reading.result.ok || reading.result.problem.code === 'jwt_encrypted' || reading.legible.length > 0
  return isToken ? { kind: 'token', reading } : undefined
}

const sniffedCharacters = 4096

function fileIn(text: string): Meaning | undefined {
  return askFile(new TextEncoder().encode(text.slice(0, sniffedCharacters)))
}

function meaningsOfLine(text: string, circumstances: Circumstances): Meaning[] {
  const ranked = [
    ...addresses(text),
    ...units(text, circumstances),
    ...points(text),
    ...moments(text, circumstances),
    ...findTools(text, circumstances.tools).map((tool, index) =>
      ranking(index === 0 ? 3 : 8, { kind: 'tool', id: tool.id }),
    ),
  ]
  return ranked.toSorted((left, right) => left.rank - right.rank).map(({ meaning }) => meaning)
}

/** Less is likelier. */
interface Ranked {
  readonly rank: number
  readonly meaning: Meaning
}

const ranking = (rank: number, meaning: Meaning): Ranked => ({ rank, meaning })

function addresses(text: string): Ranked[] {
  const reading = readAddress(text)
  if (!reading.ok) return []
  const { value } = reading
  // A bare number is a date more often than an address, and a small one is neither.
  const isBareNumber = value.kind !== 'range' && value.notation === 'decimal'
  if (isBareNumber && value.address.value < 1n << 24n) return []
  return [ranking(isBareNumber ? 6 : 0, { kind: 'address', reading: value })]
}

function units(text: string, { language }: Circumstances): Ranked[] {
  const questions = readQuestion(text, language)
  return (questions.length > 0 ? questions : namedUnits(text)).slice(0, 3).map((question, index) => {
    const to = question.to ?? usualTarget(question.category, question.from)
    return ranking((question.to ? 1 : 2) + index / 10, { kind: 'units', question, to })
  })
}

/** A unit alone asks what one of it is. Two letters at least: one is the symbol of too many things. */
function namedUnits(text: string): ReadQuestion[] {
  if (text.length < 2) return []
  return categories.flatMap((category) => {
    const unit = findUnit(category, text)
    return unit && unit.fit < 2 ? [{ category: category.id, from: unit.id, value: '1', parts: [] }] : []
  })
}

function points(text: string): Ranked[] {
  const recognition = recognise(text)
  if (recognition?.kind === 'map-link')
    return [ranking(0, { kind: 'point', candidate: { system: 'wgs84', position: recognition.position } })]
  if (recognition?.kind !== 'system') return []
  return recognition.candidates
    .slice(0, 3)
    .map((candidate, index) => ranking(2.5 + index / 10, { kind: 'point', candidate }))
}

function moments(text: string, { now, zone }: Circumstances): Ranked[] {
  const { taken, offered } = readMoment(text, { now, zone })
  const likely = (moment: Moment): boolean =>
    moment.how.kind !== 'count' ||
    moment.how.unitFrom === 'text' ||
    guessUnit(text.replace(/[^\d-]/g, ''), now) !== undefined
  return [
    ...(taken && likely(taken) ? [ranking(4, { kind: 'moment', moment: taken })] : []),
    ...(taken && likely(taken) ? offered : []).slice(0, 2).map((moment) => ranking(7, { kind: 'moment', moment })),
  ]
}
