import { recognise } from '../coordinates/index.ts'
import { type AddressProblem, readAddress, readAddressList } from '../devtools/ip/index.ts'
import { readJwt } from '../devtools/jwt/index.ts'
import { guessUnit, type Moment, readMoment } from '../devtools/timestamp/index.ts'
import { detectFormat } from '../geodata/index.ts'
import { categories, findUnit, type ReadQuestion, readQuestion, readSeveral } from '../units/index.ts'
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
  const files = file && !isPointFirst(meanings[0], trimmed) ? [file] : []
  return [...files, ...meanings, ...(file && files.length === 0 ? [file] : [])].slice(0, mostMeanings)
}

/** One point alone is a place before it is a file of one feature. */
const isPointFirst = (first: Meaning | undefined, text: string): boolean =>
  first?.kind === 'point' &&
  (first.candidate.notation === 'wkt' || (first.candidate.notation === 'geojson' && !text.includes('Feature')))

/** What a file is, by its first bytes. */
export function askFile(firstBytes: Uint8Array): Meaning | undefined {
  const format = detectFormat(firstBytes)
  return format && { kind: 'file', format }
}

function tokenIn(text: string): Meaning | undefined {
  // Every token has two dots, or is JSON, or is wrapped in Base64; without that the search through a large text is not worth it.
  const beginning = text.slice(0, 100_000)
  const isOpen = /\..*\./s.test(beginning) || text.startsWith('{')
  if (!isOpen && !wrappedBeginning.test(beginning)) return undefined
  const reading = readJwt(text)
  const isObject = isOpen && reading.legible.some((part) => /^\s*\{/.test(part.text))
  const isToken = reading.result.ok || reading.result.problem.code === 'jwt_encrypted' || isObject
  return isToken ? { kind: 'token', reading } : undefined
}

/** Base64 of `eyJ`, `Bearer` and `{"`. */
const wrappedBeginning = /ZXlK|QmVhcmVy|eyJ/

const sniffedCharacters = 4096

function fileIn(text: string): Meaning | undefined {
  return askFile(new TextEncoder().encode(text.slice(0, sniffedCharacters)))
}

function meaningsOfLine(text: string, circumstances: Circumstances): Meaning[] {
  const places = isOneNumber(text, circumstances) ? [] : points(text, circumstances)
  const isLink = places[0]?.rank === 0
  const quantities = units(text, circumstances)
  // `5 km` is no beginning of KML.
  const tools = quantities.length > 0 && /^\W{0,2}\d/.test(text) ? [] : findTools(text, circumstances.tools)
  const ranked = [
    ...addresses(text),
    ...quantities,
    ...places,
    // The number of a place in its address counts nothing.
    ...(isLink ? [] : moments(text, circumstances)),
    ...tools.map((tool, index) => ranking(index === 0 ? 3 : 8, { kind: 'tool', id: tool.id })),
  ]
  return ranked.toSorted((left, right) => left.rank - right.rank).map(({ meaning }) => meaning)
}

/** `36,6` and `36,6 градуса` where a comma parts decimals, `45413,926` and grouped digits anywhere: one number, and no two coordinates. */
const isOneNumber = (text: string, { language }: Circumstances): boolean =>
  isGroupedNumber.test(text) ||
  (/^[-+−]?\d+,\d{1,3}(?!\d)[^\d,]*$/.test(text) && (language !== 'en' || /\d{4}|\p{L}{4}/u.test(text)))

const isGroupedNumber = /^\d{1,3}(?:[,.\s\u00a0_']\d{3}){2,}$/

/** Less is likelier; of equals, what the reader gave first. */
interface Ranked {
  readonly rank: number
  readonly meaning: Meaning
}

const ranking = (rank: number, meaning: Meaning): Ranked => ({ rank, meaning })

function addresses(text: string): Ranked[] {
  const list = readAddressList(text)
  // Bare numbers in a row are addresses to nobody.
  const hasAddress = list.entries.some(({ text: one }) => /[.:]/.test(one))
  if (list.entries.length > 1 && list.entries.length >= list.problems.length)
    return hasAddress ? [ranking(0, { kind: 'addresses', list })] : []
  // Full-width digits are digits.
  const reading = readAddress(text.normalize('NFKC'))
  if (!reading.ok) return probably(reading.problem, text)
  const { value } = reading
  // What is said about more than the address is rather about that: a line of a log about a moment.
  if (value.kind !== 'range' && value.notation === 'insideText')
    return isVersion.test(text) ? [] : [ranking(5, { kind: 'address', reading: value })]
  // Four numbers with commas or spaces may as well be two coordinates with theirs.
  if (value.kind !== 'range' && value.notation === 'otherMarks')
    return [ranking(2.7, { kind: 'address', reading: value })]
  // A bare number is a date more often than an address.
  const isBareNumber = value.kind !== 'range' && value.notation === 'decimal'
  const first = ranking(isBareNumber ? 6 : 0, { kind: 'address', reading: value })
  if (value.kind === 'range' || value.otherPrefix === undefined) return [first]
  const { otherPrefix: prefix, ...rest } = value
  return [first, ranking(0, { kind: 'address', reading: { ...rest, prefix, mask: 'prefix' } })]
}

const isVersion = /^(?:version|ver\.|build|release|firmware|версия|верзија|verzija)[ :]{0,2}\d/i

/**
 * Four numbers with points between them are an address, with its fault if it has one, also where an octet is too large or octal, and so is
 * what begins as every home network does.
 */
const isMeantForAddress = (text: string): boolean =>
  (/^\d{1,3}(?:\.\d{1,3}){3}$/.test(text) && text.split('.').every((octet) => Number(octet) < 256)) ||
  /^(\d{3})(?:\.\1){3}$|^0\d{0,3}(?:\.\d{1,4}){3}$|^192\.168\.\d{1,3}$/.test(text)

/** `192.168.001.001`: with a fault, and only one thing that it can mean; what is an address as octal numbers alone is not assumed. */
function probably(problem: AddressProblem, text: string): Ranked[] {
  if (problem.code !== 'ip_invalid' || problem.fault?.kind !== 'octetLeadingZero') return []
  const meant = readAddress(text.replace(/(^|\.)0+(?=\d)/g, '$1'))
  return meant.ok ? [ranking(0, { kind: 'address', reading: meant.value })] : []
}

function units(text: string, { language }: Circumstances): Ranked[] {
  const asked = readQuestion(text, language)
  const questions = asked.length > 0 ? asked : readSeveral(text, language)
  return (questions.length > 0 ? questions : namedUnits(text)).flatMap((question) => {
    const to = question.to ?? usualTarget(question.category, question.from)
    const { otherwise, ...rest } = question
    const first = ranking(1, { kind: 'units', question, to })
    if (otherwise === undefined) return [first]
    // One mark may part the decimals or group: both readings are given.
    const parts = [{ plain: otherwise, unit: question.from }]
    return [first, ranking(1, { kind: 'units', question: { ...rest, value: otherwise, parts }, to })]
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

function points(text: string, { language }: Circumstances): Ranked[] {
  // Two letters are a square of the British grid to its page, and a word to everybody else; `FY2025` is a year.
  if (/^\p{L}{2}$|^FY ?\d{2,4}$/iu.test(text)) return []
  const recognition = recognise(text, language)
  if (recognition?.kind === 'map-link')
    return [ranking(0, { kind: 'point', candidate: { system: 'wgs84', position: recognition.position } })]
  if (recognition?.kind !== 'system') return []
  return (
    recognition.candidates
      .slice(0, 3)
      // Letters that make a geohash make many other things as well: a week, `2025W421`.
      .map((candidate) => ranking(candidate.notation === 'geohash' ? 4.5 : 2.5, { kind: 'point', candidate }))
  )
}

function moments(text: string, { now, zone }: Circumstances): Ranked[] {
  if (isMeantForAddress(text)) return []
  const { taken, offered } = readMoment(text, { now, zone })
  const likely = (moment: Moment): boolean =>
    moment.how.kind !== 'count' || moment.how.unitFrom === 'text' || guessUnit(moment.how.digits, now) !== undefined
  // Digits in groups of three are one number, and not two coordinates.
  const isGrouped = taken?.how.kind === 'count' && isGroupedNumber.test(text)
  return [
    ...(taken && likely(taken) ? [ranking(isGrouped ? 2.2 : 4, { kind: 'moment', moment: taken })] : []),
    ...(taken && likely(taken) ? offered : offered.filter(isDayOfSheet))
      .slice(0, 2)
      .map((moment) => ranking(7, { kind: 'moment', moment })),
  ]
}

/** A number too small for a clock may still be the day of a spreadsheet, where it gives a date of this century. */
const isDayOfSheet = ({ how, instant }: Moment): boolean =>
  how.kind === 'otherCount' && how.count === 'excelDay' && instant > firstOfCentury

const firstOfCentury = BigInt(Date.UTC(2000, 0, 1)) * 1_000_000n
