import { recognise } from '../coordinates/index.ts'
import {
  type AddressNotation,
  type AddressProblem,
  listIn,
  readAddress,
  readAddressList,
  readSplit,
} from '../devtools/ip/index.ts'
import { readJwt } from '../devtools/jwt/index.ts'
import { guessUnit, type Moment, readMoment } from '../devtools/timestamp/index.ts'
import { detectFormat } from '../geodata/index.ts'
import { categoryById, readPaceQuestion, readQuestion, readSeveral } from '../units/index.ts'
import { findTools } from './find-tools.ts'
import { byLikelihood, type Likelihood, type Likely } from './likelihood.ts'
import { loneMask } from './lone-mask.ts'
import type { Circumstances, Meaning } from './meaning.ts'
import { inOtherLayout } from './other-layout.ts'
import { usualTarget } from './usual-target.ts'

/** A longer text can only be a file or hold a token; the readers of lines are not asked about it. */
const longestLine = 500

const mostMeanings = 6
const mostPoints = 3
const mostOtherMoments = 2

/** What a text may mean, the likeliest first; nothing for rubbish. Asks the readers of the other engines and knows no notation itself. */
export function ask(text: string, circumstances: Circumstances): readonly Meaning[] {
  const trimmed = text.trim()
  const token = tokenIn(trimmed)
  if (token) return [token]
  const file = fileIn(trimmed)
  const isLine = trimmed.length <= longestLine
  const meanings = isLine ? meaningsOfLine(trimmed, circumstances) : []
  if (!file) return meanings.slice(0, mostMeanings)
  const all = isOnePoint(meanings[0], trimmed) ? [...meanings, file] : [file, ...meanings]
  return all.slice(0, mostMeanings)
}

/** A single point in a notation of files is rather a place than a file of one feature. */
const isOnePoint = (first: Meaning | undefined, text: string): boolean =>
  first?.kind === 'point' &&
  (first.candidate.notation === 'wkt' ||
    first.candidate.notation === 'nmea' ||
    (first.candidate.notation === 'geojson' && !text.includes('Feature')))

/** What a file is, by its first bytes. */
export function askFile(firstBytes: Uint8Array): Meaning | undefined {
  const format = detectFormat(firstBytes)
  return format && { kind: 'file', format }
}

function tokenIn(text: string): Meaning | undefined {
  // A quick look first, because searching a large text for a token takes long: every token has two dots, is JSON, or is Base64 of one.
  const beginning = text.slice(0, searchedForToken)
  const isOpen = /\..*\./s.test(beginning) || text.startsWith('{')
  if (!isOpen && !tokenInBase64.test(beginning)) return undefined
  const reading = readJwt(text)
  const objects = reading.legible.filter((part) => part.text.startsWith('{'))
  // Header and payload without a signature, and without the dot before it, are two objects.
  const hasObjects = objects.length >= (isOpen ? 1 : 2)
  const isToken = reading.result.ok || reading.result.problem.code === 'jwt_encrypted' || hasObjects
  return isToken ? { kind: 'token', reading } : undefined
}

const searchedForToken = 100_000

/** Base64 of `eyJ`, `Bearer` and `{"`. */
const tokenInBase64 = /ZXlK|QmVhcmVy|eyJ/

const sniffedCharacters = 4096

function fileIn(text: string): Meaning | undefined {
  return askFile(new TextEncoder().encode(text.slice(0, sniffedCharacters)))
}

function meaningsOfLine(text: string, circumstances: Circumstances): Meaning[] {
  const places = isOneNumber(text, circumstances) ? [] : points(text, circumstances)
  const isLink = places[0]?.likelihood === 'certain'
  const quantities = units(text, circumstances)
  // Tools are found by the beginning of their names; a quantity (`5 km`) is not the beginning of KML.
  const tools = quantities.length > 0 && /^\W{0,2}\d/.test(text) ? [] : findTools(text, circumstances.tools)
  const mask = loneMask(text)
  const found = [
    ...(mask ? [likely('certain', { kind: 'mask', network: mask })] : []),
    ...addresses(text),
    ...quantities,
    ...places,
    // The numbers in the address of a map are no timestamps.
    ...(isLink ? [] : moments(text, circumstances)),
    ...tools.map((tool, index) => likely(index === 0 ? 'toolByName' : 'otherTool', { kind: 'tool', id: tool.id })),
  ]
  const sure = found.filter(({ likelihood }) => likelihood !== 'quantityAlone')
  const best = sure.length > 0 ? sure : found.length > 0 ? found : byOtherLayout(text, circumstances)
  return byLikelihood(best).map(({ meaning }) => meaning)
}

/** Only a whole question, with what is given and what is wanted: less of it any letters make. */
function byOtherLayout(text: string, circumstances: Circumstances): Likely[] {
  const other = inOtherLayout(text)
  return other === undefined
    ? []
    : units(other, circumstances).filter(({ meaning }) => meaning.kind === 'units' && meaning.question.to !== undefined)
}

/**
 * One number, and not two coordinates with a comma between them: digits in groups of three; `36,6` and `36,6 градуса` in a language with
 * decimal commas; in English only where coordinates are impossible, because of four digits in a row (`45413,926`) or a word.
 */
const isOneNumber = (text: string, { language }: Circumstances): boolean =>
  groupedDigits.test(text) ||
  withExponent.test(text) ||
  (/^[-+−]?\d+,\d{1,5}(?!\d)[^\d,]*$/.test(text) && (language !== 'en' || /\d{4}|\p{L}{4}/u.test(text)))

const withExponent = /^[-+−]?\d+[.,]\d+e[-+]?\d{1,3}$/i

const groupedDigits = /^\d{1,3}(?:[,.\s\u00a0_']\d{3}){2,}$/

const likely = (likelihood: Likelihood, meaning: Meaning): Likely => ({ likelihood, meaning })

function addresses(text: string): Likely[] {
  if (twoDecimals.test(text)) return []
  const remaining = listIn(text)
  const split = readSplit(text)
  if (split) return [likely('certain', { kind: 'split', split })]
  if (remaining?.excluded) return [likely('certain', { kind: 'addresses', list: remaining })]
  const list = readAddressList(text)
  // Numbers without a dot or colon may each be an address, but nobody means a row of them as addresses.
  const hasAddress = list.entries.some(({ text: one }) => /[.:]/.test(one))
  if (list.entries.length > 1 && list.entries.length >= list.problems.length)
    return hasAddress ? [likely('certain', { kind: 'addresses', list })] : []
  // Normalized, so that full-width digits are read too.
  const reading = readAddress(text.normalize('NFKC'))
  if (!reading.ok) return withoutLeadingZeros(reading.problem, text)
  const { value } = reading
  if (value.kind === 'range') return [likely('certain', { kind: 'address', reading: value })]
  if (value.notation === 'insideText' && versionNumber.test(text)) return []
  const first = likely(likelihoodByNotation[value.notation] ?? 'certain', { kind: 'address', reading: value })
  if (value.otherPrefix === undefined || isWithinOtherText(value.notation)) return [first]
  const { otherPrefix: prefix, ...rest } = value
  return [first, likely('certain', { kind: 'address', reading: { ...rest, prefix, mask: 'prefix' } })]
}

const likelihoodByNotation: Partial<Readonly<Record<AddressNotation, Likelihood>>> = {
  insideText: 'addressInsideText',
  otherMarks: 'addressWithOtherMarks',
  decimal: 'numberAsAddress',
}

const isWithinOtherText = (notation: AddressNotation): boolean => notation === 'insideText' || notation === 'otherMarks'

/** `version 1.2.3.4` has the form of an address. */
const versionNumber = /^(?:version|ver\.|build|release|firmware|версия|верзија|verzija)[ :]{0,2}\d/i

/** `91.5, 20.4`, `44.08, 20.04`: rather a place, or none, than an address with a comma among its points. */
const twoDecimals = /^\d{1,3}\.\d{1,3}, \d{1,3}\.\d{1,3}$/

/** Whether a text has the form of an address, perhaps a faulty one: then its numbers and points are not read as a date. */
function isMeantForAddress(text: string): boolean {
  const octets = text.split('.')
  // A Serbian date ends with a point: `17.11.26.`
  const areBytes =
    octets.length === 4 && !/^\d{1,2}\.\d{1,2}\.\d\d\.$/.test(text) && octets.every((octet) => Number(octet) < 256)
  return areBytes || addressLikeForms.some((form) => form.test(text))
}

const addressLikeForms: readonly RegExp[] = [
  // The same three digits four times, though too large for an octet: `999.999.999.999`.
  /^(\d{3})(?:\.\1){3}$/,
  // Octal octets: `0177.0.0.1`.
  /^0\d{0,3}(?:\.\d{1,4}){3}$/,
  // The beginning of every home network, its last octet not yet typed, or one too large.
  /^192\.168\.[\d.]+$/,
  // A number that is said to be an address: `3232235777 to ip`, `ip 3232235777`.
  /^ip(?:v4)?[: ]{1,2}\d{8,10}$|^\d{8,10} (?:(?:to|in|as|into|в|у|u) )?(?:an? )?ip(?:v4)?(?: address)?\??$/i,
]

/** `192.168.001.001` has a fault, and means what it says without the zeros: nobody is assumed to write octal numbers. */
function withoutLeadingZeros(problem: AddressProblem, text: string): Likely[] {
  if (problem.code !== 'ip_invalid' || problem.fault?.kind !== 'octetLeadingZero') return []
  const meant = readAddress(text.replace(/(^|\.)0+(?=\d)/g, '$1'))
  return meant.ok ? [likely('certain', { kind: 'address', reading: meant.value })] : []
}

function units(text: string, { language }: Circumstances): Likely[] {
  if (surelyOfDecember.test(text) || (language !== 'sr' && dayOfDecember.test(text))) return []
  const pace = readPaceQuestion(text, language)
  if (pace) return [likely('quantity', { kind: 'pace', asked: pace })]
  const asked = readQuestion(text, language)
  const questions = asked.length > 0 ? asked : readSeveral(text, language)
  return questions.flatMap((question) => {
    const to = question.to ?? (question.isSum ? question.from : usualTarget(question.category, question.from))
    const { otherwise, ...rest } = question
    const isRare = categoryById(question.category)?.isSeldomMeantAlone
    const first = likely(isRare ? 'quantityAlone' : 'quantity', { kind: 'units', question, to })
    if (otherwise === undefined) return [first]
    // A mark may group digits or begin the decimals: both readings are given.
    const parts = [{ plain: otherwise, unit: question.from }]
    return [first, likely(first.likelihood, { kind: 'units', question: { ...rest, value: otherwise, parts }, to })]
  })
}

/** Days that are squares of MGRS as well: `1 Jan 1900`, `31mar`, `apr 15`. */
const dayOfMonth =
  /^(?:3[01]|[012]?\d) ?(?:jan|feb|ma[ryj]|apr|ju[nl]|a[uv]g|sep|o[ck]t|nov|dec)(?: ?(?:1[89]|20)\d\d)?$|^(?:jan|feb|ma[ryj]|apr|ju[nl]|a[uv]g|sep|o[ck]t|nov|dec) \d{1,2}$/iu

/** `2 dec` is decilitres to Serbian cooks, and a day to all others; of a point behind the day nobody doubts. */
const dayOfDecember = /^(?:3[01]|[12]?\d) ?dec$/iu
const surelyOfDecember = /^(?:3[01]|[12]?\d)\. ?(?:dec|дец)\.?$|^dec\.? (?:3[01]|[12]?\d)$/iu

/** From one number to another, or from one hour to another; a temperature as it is said, `36 и 6`: a place would be written with more digits. */
const range =
  /^\d{1,3}(?:[ \u00a0]\d{3})*(?:[.,]\d)?\s?[-–—]\s?\d{1,3}(?:[ \u00a0]\d{3})*(?:[.,]\d)?$|^\d{1,2}:\d\d[\s,;–—-]{1,3}\d{1,2}:\d\d$|^(?:1?\d|2[0-4])\.(?:00|15|30|45)\s?[-–—]\s?(?:1?\d|2[0-4])\.(?:00|15|30|45)$|^\d{1,3} (?:and|и|i) \d{1,3}$/iu

function points(text: string, { language }: Circumstances): Likely[] {
  if (dayOfMonth.test(text) || range.test(text)) return []
  const recognition = recognise(text, language)
  if (recognition?.kind === 'map-link')
    return [likely('certain', { kind: 'point', candidate: { system: 'wgs84', position: recognition.position } })]
  if (recognition?.kind !== 'system') return []
  return recognition.candidates
    .slice(0, mostPoints)
    .map((candidate) => likely(candidate.notation === 'geohash' ? 'geohash' : 'point', { kind: 'point', candidate }))
}

function moments(text: string, { now, zone, language }: Circumstances): Likely[] {
  if (isMeantForAddress(text)) return []
  const { taken, offered } = readMoment(text, { now, zone, language })
  const isOfOurTime = ({ how }: Moment): boolean =>
    how.kind !== 'count' || how.unitFrom === 'text' || guessUnit(how.digits, now) !== undefined
  const isTaken = taken !== undefined && isOfOurTime(taken)
  const isGrouped = taken?.how.kind === 'count' && groupedDigits.test(text)
  return [
    ...(isTaken ? [likely(isGrouped ? 'groupedCount' : 'moment', { kind: 'moment', moment: taken })] : []),
    ...(isTaken ? offered : offered.filter(isSpreadsheetDay))
      .slice(0, mostOtherMoments)
      .map((moment) => likely('otherMoment', { kind: 'moment', moment })),
  ]
}

/** A number too small for a timestamp may still be a day as spreadsheets count them, where that gives a date of this century. */
const isSpreadsheetDay = ({ how, instant }: Moment): boolean =>
  how.kind === 'otherCount' && how.count === 'excelDay' && instant > firstOfCentury

const firstOfCentury = BigInt(Date.UTC(2000, 0, 1)) * 1_000_000n
