import { join } from 'node:path'
import { expect, test } from 'vitest'
import { none, points } from '#engines/coordinates/fixtures/everyday.cases.ts'
import { meaningOfText } from '#engines/coordinates/index.ts'
import { languages } from '#engines/core/index.ts'
import { textsOfEachReading } from '#engines/core/testing/readings.ts'
import { boundsOf, formatIpAddress, listIn, readAddress } from '#engines/devtools/ip/index.ts'
import { moments, others as otherMoments, refusals } from '#engines/devtools/timestamp/fixtures/everyday.cases.ts'
import { describeInstant, readMoment } from '#engines/devtools/timestamp/index.ts'
import { english, russian, serbian } from '#engines/units/fixtures/everyday.cases.ts'
import { categoryById, exactDigits, type ReadQuestion, readQuestion } from '#engines/units/index.ts'
import { conversions } from './operations.ts'

const pointTexts = [...points.map(([text]) => text), ...none]

/** Texts of every form of reading, through the API: the value and the account of how it was read are those of the engines. */
const engines = join(import.meta.dirname, '../../engines')
const milliseconds = Date.UTC(2026, 10, 15, 12)

type Given = { readonly ok: true; readonly value: never } | { readonly ok: false; readonly problem: object }

async function reader(path: string, options: object): Promise<(value: string) => Given> {
  const prepared = await conversions
    .find((conversion) => conversion.path === path)!
    .prepare(options as never, new Date(milliseconds))
  if (!prepared.ok) throw new Error(prepared.problem.code)
  return prepared.value as (value: string) => Given
}

/** What is answered, or why nothing is. */
const contentOf = (given: Given): object => (given.ok ? given.value : { problem: given.problem })

/** A word that is two units of one category (`cup`) is the first of them to the API. */
const likeliestOfEach = (read: readonly ReadQuestion[]): readonly ReadQuestion[] =>
  read.filter(({ category }, index) => read.findIndex((one) => one.category === category) === index)

const quantities = { en: english, ru: russian, sr: serbian }

test.each(languages)('quantities in %s', async (language) => {
  for (const [text] of quantities[language])
    for (const read of likeliestOfEach(readQuestion(text, language))) {
      const { category: id, from, to = from, value, parts, otherwise = null } = read
      const options = { category: id, from, to, language }
      const given = contentOf((await reader('/units/{category}/convert', options))(text))
      const digits = exactDigits(categoryById(id)!, from, to, value, 'en')!
      const understood = parts.length > 0 ? parts : [{ plain: value, unit: from }]
      expect(given, text).toMatchObject({
        digits: digits.text,
        isComplete: digits.complete,
        read: { parts: understood.map(({ plain, unit }) => ({ value: plain, unit })), otherwise },
      })
    }
})

const everydayTexts = [...moments, ...refusals, ...otherMoments].map(([text]) => text)

test('moments', async () => {
  const read = await reader('/timestamp', { unit: 'auto', zone: 'Europe/Belgrade' })
  const circumstances = { now: BigInt(milliseconds) * 1_000_000n, zone: 'Europe/Belgrade' }
  for (const text of everydayTexts) {
    const { taken, problem, offered } = readMoment(text, circumstances)
    const given = contentOf(read(text))
    const alternatives = offered.map(({ instant, how }) => ({ iso: describeInstant(instant).iso, how }))
    if (taken) {
      const { how, notes, local } = taken
      const clocks = local ? { local: { kind: local.kind, offsetSeconds: local.offsetSeconds } } : {}
      const { isoExact } = describeInstant(taken.instant)
      expect(given, text).toMatchObject({ isoExact, how, notes, alternatives, ...clocks })
    } else
      expect(given, text).toMatchObject({ problem: alternatives.length > 0 ? { ...problem, alternatives } : problem! })
  }
})

test('addresses', async () => {
  const read = await reader('/ip', {})
  for (const text of textsOfEachReading(join(engines, 'devtools/ip/fixtures/readings.txt'))) {
    const given = contentOf(read(text))
    const list = listIn(text)
    const reading = readAddress(text)
    if (list) {
      const entries = list.entries.map(({ text: entry, reading: one }) => {
        const { first, last } = boundsOf(one)
        return { text: entry, how: { kind: one.kind }, first: formatIpAddress(first), last: formatIpAddress(last) }
      })
      const unreadable = list.problems.map((problem) => problem.text)
      expect(given, text).toMatchObject({ how: { kind: 'list' }, list: { entries, unreadable } })
    } else if (!reading.ok) expect(given, text).toEqual({ problem: reading.problem })
    else if (reading.value.kind === 'range') {
      const [first, last] = [reading.value.first, reading.value.last].map(formatIpAddress)
      expect(given, text).toMatchObject({ how: { kind: 'range' }, range: { first, last } })
    } else {
      const { address, addressText: ip, prefix, ...how } = reading.value
      const subnet = prefix === undefined ? null : { cidr: prefix }
      expect(given, text).toMatchObject({ how, address: { ip, canonical: formatIpAddress(address) }, subnet })
    }
  }
})

/** A named system is asked first; whatever it cannot read is read as it is without one. */
test.each(['any', 'wgs84', 'mgrs'] as const)('points, where %s is said', async (from) => {
  const read = await reader('/coordinates/convert', { from, language: 'en' })
  for (const text of pointTexts) {
    const given = contentOf(await read(text))
    const meaning = await meaningOfText(text, { language: 'en' })
    if (meaning.kind === 'refused') expect(given, text).toMatchObject({ problem: { code: meaning.reason } })
    else if (meaning.kind === 'shortened-link')
      expect(given, text).toMatchObject({ problem: { code: 'shortened_link' } })
    else if (meaning.kind === 'link')
      expect(given, text).toMatchObject({ ...meaning.position, how: { mapService: meaning.service } })
    else if (meaning.kind === 'registered')
      expect(given, text).toMatchObject({
        latitudeDegrees: meaning.placement.position.latitudeDegrees,
        how: { notation: meaning.placement.system.id },
      })
    else if (meaning.kind === 'likeliest') {
      const { position, system, notation = null, heightMetres = null } = meaning.candidate
      const { isGuess } = meaning
      const how = from === 'any' ? { system, notation, heightMetres, isGuess } : {}
      expect(given, text).toMatchObject({ ...position, how })
    } else if (meaning.kind === 'several' && meaning.candidates.length > 0) {
      const candidates = meaning.candidates.map(({ position }) => position)
      expect(given, text).toMatchObject({ problem: { code: 'several_systems', candidates } })
    } else expect(given, text).toMatchObject({ problem: { code: expect.any(String) } })
  }
})

test.each(['31/12', '12 + 5', '2.5 + 3', '2 + 3,5', '5 000'])(
  '%s is a fraction, a sum or a number, and no place',
  async (text) =>
    expect(await (await reader('/coordinates/convert', { from: 'any', language: 'en' }))(text)).toEqual({
      ok: false,
      problem: { code: 'unreadable' },
    }),
)
