import { recognise } from '#engines/coordinates/index.ts'
import { isMeantForAddress, partOfAddress, recogniseAddresses } from '#engines/devtools/ip/index.ts'
import { guessUnit, type Moment, readMoment } from '#engines/devtools/timestamp/index.ts'
import { areTwoCounts, isOneNumber } from '#engines/language/index.ts'
import { categoryById, readQuestion, readSeveral } from '#engines/units/index.ts'
import type { Circumstances } from './meaning.ts'
import type { Found, Place } from './order.ts'
import { usualTarget } from './usual-target.ts'

const mostPoints = 3
const mostOtherMoments = 2

export const addresses = (text: string): readonly Found[] =>
  recogniseAddresses(text).map((meaning) => {
    const reading = meaning.kind === 'address' && meaning.reading.kind !== 'range' ? meaning.reading : undefined
    const part = reading && partOfAddress(reading)
    return {
      place: (reading && placeByNotation[reading.notation]) ?? 'certain',
      meaning,
      ...(part !== undefined && { part }),
    }
  })

const placeByNotation: Readonly<Record<string, Place>> = {
  insideText: 'addressInsideText',
  otherMarks: 'addressWithOtherMarks',
  decimal: 'numberAsAddress',
}

export function quantities(text: string, { language }: Circumstances): readonly Found[] {
  const asked = readQuestion(text, language)
  const questions = asked.length > 0 ? asked : readSeveral(text, language)
  return questions.flatMap((question): Found[] => {
    const { otherwise, category, from, ...rest } = question
    const to = question.to ?? (question.isSum ? from : usualTarget(category, from))
    const place = categoryById(category)?.isSeldomMeantAlone ? 'quantityAlone' : 'quantity'
    const first: Found = { place, meaning: { kind: 'units', question, to } }
    if (otherwise === undefined) return [first]
    // A mark may group digits or begin the decimals: both readings are given.
    const other = { ...rest, category, from, value: otherwise, parts: [{ plain: otherwise, unit: from }] }
    return [first, { place, meaning: { kind: 'units', question: other, to } }]
  })
}

/** `day`: the text is a day by the name of its month, which the letters of a square of a grid make as well: `31mar`. */
export function points(text: string, { language }: Circumstances, day: boolean): readonly Found[] {
  if (isOneNumber(text, language) || areTwoCounts(text, language)) return []
  const recognition = recognise(text, language)
  if (recognition?.kind === 'map-link')
    return [
      { place: 'certain', meaning: { kind: 'point', candidate: { system: 'wgs84', position: recognition.position } } },
    ]
  if (recognition?.kind !== 'system') return []
  return recognition.candidates
    .filter(({ system }) => !(day && gridSystems.has(system)))
    .slice(0, mostPoints)
    .map((candidate) => ({
      place: candidate.notation === 'geohash' ? 'geohash' : 'point',
      meaning: { kind: 'point', candidate },
    }))
}

const gridSystems: ReadonlySet<string> = new Set(['mgrs', 'usng', 'osgb'])

export function moments(text: string, circumstances: Circumstances): readonly Found[] {
  if (isMeantForAddress(text)) return []
  const { now, language } = circumstances
  const { taken, offered } = readMoment(text, circumstances)
  const isOfOurTime = ({ how }: Moment): boolean =>
    how.kind !== 'count' || how.unitFrom === 'text' || guessUnit(how.digits, now) !== undefined
  const isTaken = taken !== undefined && isOfOurTime(taken)
  const isGrouped = taken?.how.kind === 'count' && isOneNumber(text, language)
  const part = taken && partOfMoment(taken)
  const found = (moment: Moment, place: Place): Found => ({
    place,
    meaning: { kind: 'moment', moment },
    ...(part !== undefined && { part }),
  })
  return [
    ...(isTaken ? [found(taken, isGrouped ? 'groupedCount' : 'moment')] : []),
    ...(isTaken ? offered : offered.filter(isSpreadsheetDay))
      .slice(0, mostOtherMoments)
      .map((moment) => found(moment, 'otherMoment')),
  ]
}

/** Of a line of a log the moment alone is read. Both ends of an interval are parts of the text, and together all of it. */
function partOfMoment({ notes }: Moment): string | undefined {
  const note = notes.find(({ code }) => code === 'insideText')
  return note?.code === 'insideText' && note.side === undefined ? note.text : undefined
}

/** A number too small for a timestamp may still be a day as spreadsheets count them, where that gives a date of this century. */
const isSpreadsheetDay = ({ how, instant }: Moment): boolean =>
  how.kind === 'otherCount' && how.count === 'excelDay' && instant > firstOfCentury

const firstOfCentury = BigInt(Date.UTC(2000, 0, 1)) * 1_000_000n
