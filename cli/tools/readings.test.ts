import { join } from 'node:path'
import { expect, test } from 'vitest'
import { none, points } from '#engines/coordinates/fixtures/everyday.cases.ts'
import {
  areInBothOrders,
  isLikeliest,
  type PlacingProblem,
  type Position,
  recognise,
  systemInText,
} from '#engines/coordinates/index.ts'
import { type Language, languages } from '#engines/core/index.ts'
import { textsOfEachReading } from '#engines/core/testing/readings.ts'
import { formatIpAddress, listIn, readAddress } from '#engines/devtools/ip/index.ts'
import { tokens } from '#engines/devtools/jwt/fixtures/tokens.cases.ts'
import { readJwt } from '#engines/devtools/jwt/index.ts'
import { moments, others as otherMoments, refusals } from '#engines/devtools/timestamp/fixtures/everyday.cases.ts'
import { describeInstant, readMoment } from '#engines/devtools/timestamp/index.ts'
import { english, russian, serbian } from '#engines/units/fixtures/everyday.cases.ts'
import { readQuestion } from '#engines/units/index.ts'
import { askCoordinates } from './coordinates.ts'
import { askIp } from './ip.ts'
import { askJwt } from './jwt.ts'
import type { Circumstances, Outcome } from './outcome.ts'
import { askTime } from './time.ts'
import { askUnits } from './units.ts'

const pointTexts = [...points.map(([text]) => text), ...none]

/** Texts of every form of reading, through the command line and the tools of assistants: as the engines read them. */
const engines = join(import.meta.dirname, '../../engines')
const circumstances = (language: Language = 'en'): Circumstances => ({
  language,
  say: (key) => key,
  now: BigInt(Date.UTC(2026, 10, 15, 12)) * 1_000_000n,
  zone: 'Europe/Belgrade',
})

/** What is answered, or why nothing is: never without a sentence. */
function contentOf(outcome: Outcome): object {
  if (outcome.ok) return outcome.value
  expect(outcome.message).not.toBe('')
  return { problem: outcome.problem }
}

const quantities = { en: english, ru: russian, sr: serbian }

test.each(languages)('quantities in %s', (language) => {
  for (const [text] of quantities[language]) {
    const meanings = readQuestion(text, language)
    const meant = meanings.find(({ to }) => to !== undefined) ?? meanings[0]
    const given = contentOf(askUnits({ words: text.split(' ') }, circumstances(language)))
    if (!meant) continue
    const { category, from, to, value, parts, otherwise = null } = meant
    expect(given, text).toMatchObject({
      category,
      from: { text: value, unit: from },
      read: { parts: parts.map(({ plain, unit }) => ({ value: plain, unit })), otherwise },
      ...(to === undefined ? { results: expect.any(Array) } : { result: { unit: to } }),
    })
  }
})

const everydayTexts = [...moments, ...refusals, ...otherMoments].map(([text]) => text)

test('moments', () => {
  const { now, zone } = circumstances()
  for (const text of everydayTexts) {
    const { taken, problem, offered } = readMoment(text, { now, zone, language: 'en' })
    const outcome = askTime({ text }, circumstances())
    if (taken) {
      const { isoExact } = describeInstant(taken.instant)
      const others = offered.length > 0 ? { offered: offered.map(() => expect.anything()) } : {}
      expect(contentOf(outcome), text).toMatchObject({ isoExact, how: taken.how, notes: taken.notes, ...others })
    } else {
      expect(contentOf(outcome), text).toEqual({ problem })
      for (const { instant } of offered)
        expect(!outcome.ok && outcome.message, text).toContain(describeInstant(instant).isoExact)
    }
  }
})

test('addresses', () => {
  for (const text of textsOfEachReading(join(engines, 'devtools/ip/fixtures/readings.txt'))) {
    const outcome = askIp({ text }, circumstances())
    const given = contentOf(outcome)
    const reading = readAddress(text)
    if (listIn(text)) expect(given, text).toMatchObject({ kind: 'list' })
    else if (!reading.ok) expect(given, text).toEqual({ problem: reading.problem })
    else if (reading.value.kind === 'range') {
      const [first, last] = [reading.value.first, reading.value.last].map(formatIpAddress)
      expect(given, text).toMatchObject({ kind: 'range', first, last })
    } else {
      const { kind, address, prefix, notation, mask, otherPrefix } = reading.value
      const canonical = formatIpAddress(address)
      const how = { notation, ...(mask ? { mask } : {}), ...(otherPrefix === undefined ? {} : { otherPrefix }) }
      expect(given, text).toMatchObject({
        kind,
        how,
        ...(prefix === undefined ? { canonical } : { cidr: prefix, address: { canonical } }),
      })
      const isPlain = notation === 'plain' && mask !== 'wildcard' && otherPrefix === undefined
      expect(outcome.ok && outcome.remarks?.length === 0, text).toBe(isPlain)
    }
  }
})

/** The registry's formulas and the field's agree to a millimetre. */
const near = ({ latitudeDegrees, longitudeDegrees }: Position) => ({
  latitudeDegrees: expect.closeTo(latitudeDegrees, 7),
  longitudeDegrees: expect.closeTo(longitudeDegrees, 7),
})

test('points', async () => {
  for (const text of pointTexts) {
    const given = contentOf(await askCoordinates({ text }, circumstances()))
    const recognition = recognise(text)
    if (recognition?.kind === 'refused') expect(given, text).toEqual({ problem: { code: recognition.reason } })
    else if (recognition?.kind === 'shortened-link')
      expect(given, text).toEqual({ problem: { code: 'shortened_link' } })
    // A code in front of metres is for the registry, which the reader of texts does not ask.
    else if (!recognition && systemInText(text))
      expect(
        [systemInText(text)?.system, 'axes_needed', 'outside_system_area', 'unreadable', 'projection_unknown'],
        text,
      ).toContain((given as { readAs?: string }).readAs ?? (given as { problem: { code: string } }).problem.code)
    else if (!recognition) expect(given, text).toMatchObject({ problem: { code: expect.any(String) } })
    else if (recognition.kind === 'system' && areInBothOrders(recognition.candidates))
      expect((given as { problem: PlacingProblem }).problem, text).toMatchObject({
        code: 'axes_needed',
        choices: recognition.candidates.map(({ position }) => ({ place: near(position) })),
      })
    else if (recognition.kind === 'system' && !isLikeliest(recognition.candidates))
      expect(given, text).toEqual({ problem: { code: 'several_systems' } })
    else {
      const [position, readAs] =
        recognition.kind === 'map-link'
          ? [recognition.position, recognition.service]
          : [recognition.candidates[0].position, recognition.candidates[0].notation ?? recognition.candidates[0].system]
      const { latitudeDegrees: latitude, longitudeDegrees: longitude } = position
      expect(given, text).toMatchObject({ latitude, longitude, readAs })
    }
  }
})

test('tokens', () => {
  for (const text of tokens) {
    const { result, findings } = readJwt(text)
    const given = contentOf(askJwt(text, circumstances()))
    if (result.ok) {
      const { header, payload } = result.value
      expect(given, text).toMatchObject({ headerText: header.pretty, payloadText: payload.pretty, findings })
    } else if (result.problem.code === 'jwt_encrypted') expect(given, text).toMatchObject({ encrypted: true })
    else expect(given, text).toMatchObject({ problem: { code: result.problem.code } })
  }
})
