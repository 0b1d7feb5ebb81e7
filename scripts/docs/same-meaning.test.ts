import { describe, expect, test } from 'vitest'
import type { Word } from '../../app/geo/coordinates/converter-state.ts'
import { typed } from '../../app/geo/coordinates/understood-state.ts'
import { resultOf } from '../../cli/mcp/result.ts'
import { runHere } from '../../cli/testing/run-here.ts'
import { sayIn } from '../../cli/texts.ts'
import { askCoordinates } from '../../cli/tools/coordinates.ts'
import { askIp } from '../../cli/tools/ip.ts'
import { askTime } from '../../cli/tools/time.ts'
import { createApp } from '../../edge/app.ts'
import { ask, type Meaning } from '../../engines/ask/index.ts'
import { convertList, type Recognition, recognise } from '../../engines/coordinates/index.ts'
import { type AddressReading, formatIpAddress, listIn, readAddress } from '../../engines/devtools/ip/index.ts'
import { describeInstant, readMoment } from '../../engines/devtools/timestamp/index.ts'

/**
 * A text means the same in its field, as a line of a list, in the box, on the command line, to assistants and to the API: here dates, points
 * and addresses; quantities are in `same-answers.test.ts`. Lists are those of the pages; moments have none there, so theirs is the command line's.
 */
const zone = 'Europe/Belgrade'
const milliseconds = Date.UTC(2026, 10, 15, 12)
const now = BigInt(milliseconds) * 1_000_000n
const app = createApp({ countrySource: () => ({ ok: true, value: null }), clock: () => new Date(milliseconds) })
const circumstances = { language: 'en', say: sayIn('en'), now, zone } as const

const firstMeaning = (text: string): Meaning | undefined => ask(text, { ...circumstances, tools: [] })[0]

// biome-ignore lint/suspicious/noExplicitAny: what JSON holds is looked at here
type Json = any

async function fromApi(path: string, text: string, options: Readonly<Record<string, string>> = {}): Promise<Json> {
  const response = await app.request(`/api/v1/${path}?${new URLSearchParams({ value: text, ...options })}`)
  const { results } = (await response.json()) as Json
  return results[0].result
}

const fromCommand = async (...words: readonly string[]): Promise<Json> =>
  JSON.parse((await runHere([...words, '--json'])).stdout)

/** The first of two lines, so that it is a list. */
const fromLines = async (first: string, second: string, ...words: readonly string[]): Promise<Json> =>
  JSON.parse((await runHere([...words, '--json'], { input: `${first}\n${second}\n` })).stdout.split('\n', 1)[0]!)

describe('a moment', () => {
  test.each([
    ['1700000000', '2023-11-14T22:13:20.000Z'],
    ['1700000000123', '2023-11-14T22:13:20.123Z'],
    // A day alone is in UTC, as ECMAScript reads it.
    ['2026-06-03', '2026-06-03T00:00:00.000Z'],
    ['2026-06-03T10:00:00Z', '2026-06-03T10:00:00.000Z'],
    ['2026-06-03 10:00 UTC', '2026-06-03T10:00:00.000Z'],
    ['2026-06-03T10:00:00+03:00', '2026-06-03T07:00:00.000Z'],
    ['3 June 2026 9:30 pm', '2026-06-03T19:30:00.000Z'],
    ['June 3, 2026 at 12 am', '2026-06-02T22:00:00.000Z'],
    ['June 3, 2026 at 10 am PDT', '2026-06-03T17:00:00.000Z'],
    ['3 июня 2026 в 9:30 вечера', '2026-06-03T19:30:00.000Z'],
    ['3. jun 2026. 10h po Moskvi', '2026-06-03T07:00:00.000Z'],
    ['3. јун 2026. у 10 часова', '2026-06-03T08:00:00.000Z'],
    ['eleven days after 5 May 2026', '2026-05-15T22:00:00.000Z'],
    ['двенадцать недель после 1 мая 2026', '2026-07-23T22:00:00.000Z'],
    ['Wed, 03 Jun 2026 19:30:00 GMT', '2026-06-03T19:30:00.000Z'],
    ['01890a5d-ac96-774b-bcce-b302099a8057', '2023-06-30T03:34:18.518Z'],
  ])('%s', async (text, instant) => {
    const { taken } = readMoment(text, { now, zone, language: 'en' })
    const meaning = firstMeaning(text)
    expect({
      field: taken && describeInstant(taken.instant).iso,
      list: (await fromLines(text, '0', 'time', '-', '--zone', zone)).iso,
      box: meaning?.kind === 'moment' ? describeInstant(meaning.moment.instant).iso : meaning?.kind,
      command: (await fromCommand('time', text, '--zone', zone)).iso,
      assistant: (resultOf(askTime({ text }, circumstances)).structuredContent as Json).iso,
      api: (await fromApi('timestamp', text, { zone, unit: 'auto' })).iso,
    }).toEqual({ field: instant, list: instant, box: instant, command: instant, assistant: instant, api: instant })
  })
})

describe('a point', () => {
  const placeIn = (found: Recognition | undefined): string | undefined =>
    found?.kind === 'system'
      ? placeText(found.candidates[0]!.position)
      : found?.kind === 'map-link'
        ? placeText(found.position)
        : undefined
  const placeText = (at: { latitudeDegrees: number; longitudeDegrees: number }): string =>
    `${at.latitudeDegrees.toFixed(3)} ${at.longitudeDegrees.toFixed(3)}`
  const placeOf = (found: Json): string =>
    found.results.wgs84
      .split(', ')
      .map((one: string) => Number(one).toFixed(3))
      .join(' ')

  test.each([
    ['44.8125, 20.4612', '44.813 20.461'],
    ['51.5007 0.1246 w', '51.501 -0.125'],
    ['33.8568, 70.6693 S, W', '-33.857 -70.669'],
    ['22,9068 43,1729 ю.ш. з.д.', '-22.907 -43.173'],
    ['55°45′21″N 37°37′02″E', '55.756 37.617'],
    ['N55 45.350 E37 37.033', '55.756 37.617'],
    ['55°45′21″ с.ш. 37°37′02″ в.д.', '55.756 37.617'],
    ['44°48′45″ С 20°27′40″ И', '44.813 20.461'],
    ['lat: 55.7558, lon: 37.6173', '55.756 37.617'],
    ['https://www.openstreetmap.org/#map=12/55.7558/37.6173', '55.756 37.617'],
    ['geo:48.2014,16.3691', '48.201 16.369'],
    ['POINT(37.6173 55.7558)', '55.756 37.617'],
    ['u4pruydqqvj', '57.649 10.407'],
  ])('%s', async (text, place) => {
    const meaning = firstMeaning(text)
    expect({
      field: placeIn(recognise(text, 'en')),
      list: placeOf({ results: [...convertList(`${text}\n0.5, 0.5`, 'any', { language: 'en' })][0]!.texts }),
      box: meaning?.kind === 'point' ? placeText(meaning.candidate.position) : meaning?.kind,
      command: placeOf(await fromCommand('coords', text)),
      assistant: placeOf(resultOf(await askCoordinates({ text }, circumstances)).structuredContent),
      api: placeText(await fromApi('coordinates/convert', text)),
    }).toEqual({ field: place, list: place, box: place, command: place, assistant: place, api: place })
  })
})

describe('a pair that fits its system in both orders is answered by none who cannot ask; the custom of the system stands first', () => {
  const places = (found: readonly { latitudeDegrees: number; longitudeDegrees: number }[]): readonly string[] =>
    found.map(({ latitudeDegrees, longitudeDegrees }) => `${latitudeDegrees.toFixed(3)} ${longitudeDegrees.toFixed(3)}`)
  const placesOfChoices = ({ code, choices }: Json): unknown =>
    code === 'axes_needed' ? places(choices.map(({ place }: Json) => place)) : code

  test.each([
    ['530268 179640 OSGB', '51.501 -0.125', '54.619 -5.415'],
    ['OSGB 350000 450000', '53.944 -2.763', '53.045 -1.256'],
    ['EPSG:27700 350000 450000', '53.944 -2.763', '53.045 -1.256'],
  ])('%s', async (text, first, second) => {
    const typedInField = typed('wgs84', text, 'en')
    const outcome = await askCoordinates({ text }, circumstances)
    const response = await app.request(`/api/v1/coordinates/convert?${new URLSearchParams({ value: text })}`)
    const both = [first, second]
    expect({
      field: [typedInField.position, ...offeredPlaces(typedInField.word)],
      list: [...convertList(`${text}\n0.5, 0.5`, 'any', { language: 'en' })][0]!.isRead,
      box: places(
        ask(text, { ...circumstances, tools: [] }).flatMap((one) =>
          one.kind === 'point' ? one.candidate.position : [],
        ),
      ),
      command: placesOfChoices((await fromCommand('coords', text)).problem),
      assistant: outcome.ok || placesOfChoices(outcome.problem),
      api: placesOfChoices(((await response.json()) as Json).results[0].problem),
    }).toEqual({ field: [undefined, ...both], list: false, box: both, command: both, assistant: both, api: both })
  })

  function offeredPlaces(word: Word | undefined): readonly string[] {
    return word?.kind === 'choice' ? places(word.candidates.map(({ position }) => position)) : []
  }
})

describe('an address', () => {
  const textOf = (reading: AddressReading): string =>
    reading.kind === 'range'
      ? `${formatIpAddress(reading.first)} ${formatIpAddress(reading.last)}`
      : formatIpAddress(reading.address)
  const ofTool = (found: Json): string =>
    found.kind === 'range' ? `${found.first} ${found.last}` : (found.address?.canonical ?? found.canonical)
  const ofApi = ({ address, range }: Json): string => (range ? `${range.first} ${range.last}` : address.canonical)

  test.each([
    ['10.0.0.1', '10.0.0.1'],
    ['10.0.0.0/22', '10.0.0.0'],
    ['10.0.0.0 255.255.252.0', '10.0.0.0'],
    ['10.0.0.1-10.0.0.9', '10.0.0.1 10.0.0.9'],
    ['https://192.168.1.1:8080/index.html', '192.168.1.1'],
    ['0xC0A80101', '192.168.1.1'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:0DB8:0:0:0:0:0:1', '2001:db8::1'],
    ['2001:db8::/32', '2001:db8::'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['::ffff:10.0.0.1', '::ffff:10.0.0.1'],
  ])('%s', async (text, address) => {
    const reading = readAddress(text)
    const meaning = firstMeaning(text)
    expect({
      field: reading.ok ? textOf(reading.value) : reading.problem,
      list: listIn(`${text}\n192.0.2.200`)?.entries.map((entry) => textOf(entry.reading)),
      box: meaning?.kind === 'address' ? textOf(meaning.reading) : meaning?.kind,
      command: ofTool(await fromCommand('ip', text)),
      assistant: ofTool(resultOf(askIp({ text }, circumstances)).structuredContent),
      api: ofApi(await fromApi('ip', text)),
    }).toEqual({
      field: address,
      list: [address, '192.0.2.200'],
      box: address,
      command: address,
      assistant: address,
      api: address,
    })
  })
})
