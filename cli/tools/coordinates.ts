import {
  type AlsoAsId,
  type AnySystem,
  type AxesChoice,
  accuracyAt,
  alsoAs,
  areaNameIn,
  areaNameOf,
  type Candidate,
  factsOf,
  gridAt,
  isSystemId,
  meaningIn,
  meaningOfText,
  notationNames,
  type Placement,
  type PlacingProblem,
  type Position,
  printAll,
  printInSystem,
  type RankedSystem,
  type ReadingProblem,
  type SystemId,
  serviceName,
  systemAt,
  systemOf,
  systems,
  type TextMeaning,
} from '#engines/coordinates/index.ts'
import { distanceText } from '#wording/distance-text.ts'
import { geodataProblemText } from '#wording/geodata-problem-texts.ts'
import { pointProblemText } from '#wording/point-problem-text.ts'
import { refusedPointText } from '#wording/refused-point-text.ts'
import { systemAloneText } from '#wording/system-alone-text.ts'
import { listed } from '../likely-systems.ts'
import { systemsNamed } from '../named-systems.ts'
import { type Circumstances, type Outcome, type Row, refuse } from './outcome.ts'

export interface CoordinatesQuestion {
  readonly text: string
  /** One of the sources, or whatever a system of the registry is called. */
  readonly from?: string
  /** One of the targets, or whatever a system of the registry is called. */
  readonly to?: string
  readonly axes?: AxesChoice
}

const otherIds = ['gsk2011', 'etrs89-serbia', 'mgi', 'plus-code', 'geohash', 'maidenhead'] as const satisfies AlsoAsId[]

export type CoordinateTarget = SystemId | AlsoAsId
export const coordinateTargets: readonly CoordinateTarget[] = [...systems.map(({ id }) => id), ...otherIds]

const otherNames: Readonly<Record<string, CoordinateTarget>> = {
  latlon: 'wgs84',
  wgs: 'wgs84',
  dd: 'wgs84',
  dms: 'wgs84dms',
  dm: 'wgs84dm',
  pluscode: 'plus-code',
  mercator: 'webmercator',
  'epsg:4326': 'wgs84',
  'epsg:3857': 'webmercator',
  bng: 'osgb',
}

const folded = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '')

/** A system by its id, a short name of it, or as the pages call it. */
export const coordinateTarget = (word: string): CoordinateTarget | undefined => targetOfName.get(folded(word))

const targetOfName: ReadonlyMap<string, CoordinateTarget> = new Map([
  ...systems.flatMap(({ id, name, shortName }) =>
    [...Object.values(name), ...Object.values(shortName)].map((each) => [folded(each), id] as const),
  ),
  ...coordinateTargets.map((id) => [folded(id), id] as const),
  ...Object.entries(otherNames),
])

export async function askCoordinates(question: CoordinatesQuestion, circumstances: Circumstances): Promise<Outcome> {
  const found = await placed(question, circumstances)
  return 'ok' in found ? found : printed(found, question.to ?? found.to, circumstances)
}

async function placed(question: CoordinatesQuestion, circumstances: Circumstances): Promise<Found | Outcome> {
  const { text, from, to, axes } = question
  const { language } = circumstances
  const called = (name: string) => systemsNamed(name, circumstances)
  const asked = { language, axes, called, hasTarget: to !== undefined }
  const source = from === undefined ? undefined : coordinateTarget(from)
  if (source === 'mgi') return placed({ text: `MGI ${text}`, ...(to && { to }), ...(axes && { axes }) }, circumstances)
  if (source !== undefined && isSystemId(source)) return inSystem(text, source, circumstances)
  return told(
    from === undefined ? await meaningOfText(text, asked) : await meaningIn(from, text, asked),
    text,
    circumstances,
  )
}

function remarksOn(
  { system, isContrary, accuracyMetres, position }: Placement & { system: AnySystem },
  circumstances: Circumstances,
) {
  const { say } = circumstances
  return [
    say('coordinates_recognised_system', { system: `${system.name} (${system.id})` }),
    ...(isContrary ? [say('coordinates_axes_turned')] : []),
    ...gridRemarks(system, position, circumstances),
    ...(accuracyMetres === undefined ? [say('geodata_note_crs_accuracy_unknown')] : []),
  ]
}

/** The grid a point was shifted by, with its accuracy; or that an open one does not reach it. */
function gridRemarks(system: AnySystem, position: Position, { say, language }: Circumstances): string[] {
  const grid = gridAt(system, position)
  const metres = accuracyAt(system, position)
  if (!grid) return []
  const distance =
    metres === undefined ? [] : [say('coordinates_fact_shift', { distance: distanceText(metres, language) })]
  const name =
    grid.name === undefined ? say('coordinates_fact_outside_grid') : say('coordinates_fact_grid', { name: grid.name })
  return [`${system.id}: ${[name, ...distance].join(', ')}`]
}

/** The same for one of the ten systems of the page. */
function gridRemarksOfOwn(id: string, position: Position, { say, language }: Circumstances): string[] {
  const accuracy = isSystemId(id) ? factsOf(id, position)?.accuracy : undefined
  if (accuracy?.grid === undefined) return []
  const distance = distanceText(accuracy.datumShiftMetres ?? 0, language)
  return [
    `${id}: ${say('coordinates_fact_grid', { name: accuracy.grid })}, ${say('coordinates_fact_shift', { distance })}`,
  ]
}

async function refusedPlacing(problem: PlacingProblem, { say, language }: Circumstances): Promise<Outcome> {
  if (problem.code === 'unreadable') return refuse(problem, say('cli_coords_unread'))
  if (problem.code === 'axes_needed') {
    const choices = problem.choices.map(({ axes, place }) => ({ axes, ...place }))
    const needed = { code: 'crs_axes_needed', crs: problem.system, choices } as const
    return refuse(problem, geodataProblemText(needed, language))
  }
  const area = areaNameIn(await areaNameOf(problem.system), language)
  const place = problem.place ? say('coordinates_would_be_at', { place: printedDegrees(problem.place) }) : undefined
  return refuse(problem, say('coordinates_outside_area', { system: problem.system, area }), place)
}

async function printed(
  { position, remarks: told, readAs }: Found,
  to: string | undefined,
  circumstances: Circumstances,
): Promise<Outcome> {
  const { language, say } = circumstances
  const remarks = [
    ...told,
    ...gridRemarksOfOwn(readAs, position, circumstances),
    ...gridRemarksOfOwn(to ?? '', position, circumstances),
  ]
  const texts = printAll(position)
  const also = alsoAs(position)
  const { latitudeDegrees: latitude, longitudeDegrees: longitude } = position
  const known = { ok: true, readAs, latitude, longitude } as const
  const target = to === undefined ? undefined : coordinateTarget(to)
  if (to !== undefined && target === undefined) return inWantedSystem(known, position, to, remarks, circumstances)
  if (target !== undefined) {
    const result = isSystemId(target) ? texts[target] : (also.find(({ id }) => id === target)?.text ?? '')
    if (result === '') return refuse({ code: 'outside_area' }, say('coordinates_fact_outside'))
    const facts = isSystemId(target) ? factsOf(target, position) : undefined
    return { ok: true, value: { ...known, to: target, result, ...facts }, short: result, remarks }
  }
  const rows: Row[] = [
    ...systems.flatMap(({ id, name }): Row[] => (texts[id] === '' ? [] : [[name[language], texts[id]]])),
    ...also.map(({ name, text: printed }): Row => [name[language], printed]),
  ]
  const results = { ...texts, ...Object.fromEntries(also.map(({ id, text: printed }) => [id, printed])) }
  return {
    ok: true,
    value: { ...known, results },
    short: rows.map(([, value]) => value).join('\t'),
    rows: () => rows,
    remarks,
  }
}

async function inWantedSystem(
  known: object,
  position: Position,
  to: string,
  remarks: readonly string[],
  circumstances: Circumstances,
): Promise<Outcome> {
  const { language, say } = circumstances
  const called = await systemsNamed(to, circumstances)
  if (!called.ok) return refuse(called.problem, say('coordinates_system_unknown', { name: to }))
  const system = systemAt(called.value, position)
  const result = system && printInSystem(system, position)
  if (!system || result === undefined) {
    const [first] = called.value
    const area = areaNameIn(await areaNameOf(first!.id), language)
    return refuse({ code: 'outside_system_area' }, say('coordinates_outside_area', { system: first!.id, area }))
  }
  const accuracyMetres = accuracyAt(system, position)
  const value = { ...known, to: system.id, name: system.name, result, accuracyMetres: accuracyMetres ?? null }
  const doubt = accuracyMetres === undefined ? [say('geodata_note_crs_accuracy_unknown')] : []
  return {
    ok: true,
    value,
    short: result,
    remarks: [...remarks, ...gridRemarks(system, position, circumstances), ...doubt],
  }
}

interface Found {
  readonly position: Position
  readonly readAs: string
  readonly remarks: readonly string[]
  /** The system the text wants it in. */
  readonly to?: string
}

function inSystem(text: string, system: SystemId, circumstances: Circumstances): Found | Outcome {
  const reading = systemOf(system).read(text)
  if (reading.ok) return { position: reading.value, readAs: system, remarks: [] }
  return refusedFor(reading.problem, circumstances)
}

const refusedFor = (problem: ReadingProblem, { say, language }: Circumstances): Outcome =>
  refuse(
    problem,
    pointProblemText(problem, language) ?? say('cli_coords_unread'),
    problem.suggestion && say('coordinates_use_suggestion', { suggestion: problem.suggestion }),
  )

async function told(
  { to, ...meaning }: TextMeaning & { readonly to?: string },
  text: string,
  circumstances: Circumstances,
): Promise<Found | Outcome> {
  const found = await toldOf(meaning, text, circumstances)
  return 'ok' in found || to === undefined ? found : { ...found, to }
}

async function toldOf(meaning: TextMeaning, text: string, circumstances: Circumstances): Promise<Found | Outcome> {
  const { language, say } = circumstances
  switch (meaning.kind) {
    case 'registered': {
      const { placement } = meaning
      return { position: placement.position, readAs: placement.system.id, remarks: remarksOn(placement, circumstances) }
    }
    case 'families': {
      const names = meaning.placements.map(({ system, position }) => `${system.id}: ${printedDegrees(position)}`)
      return refuse({ code: 'several_systems' }, say('cli_coords_several', { names: names.join('; ') }))
    }
    case 'unplaced':
      return refusedPlacing(meaning.problem, circumstances)
    case 'unknown-system':
      return refuse(meaning.problem, say('coordinates_system_unknown', { name: meaning.name }))
    case 'link': {
      const service = serviceName(meaning.service, language)
      return {
        position: meaning.position,
        readAs: meaning.service,
        remarks: [say('coordinates_recognised_link', { service })],
      }
    }
    case 'shortened-link':
      return refuse({ code: 'shortened_link' }, say('coordinates_shortened_link'))
    case 'refused':
      return withSystems(
        refuse({ code: meaning.reason }, refusedPointText(meaning.reason)),
        meaning.systems,
        circumstances,
      )
    case 'several': {
      if (meaning.candidates.length === 0) return whichOf(meaning.systems, circumstances)
      const names = meaning.candidates.map((one) => `${nameOf(one)}: ${degreesOf(one)}`).join('; ')
      return refuse({ code: 'several_systems' }, say('cli_coords_several', { names }))
    }
    case 'likeliest':
      return likeliest(meaning, circumstances)
    case 'alone':
      return { ...refuse({ code: 'system_alone' }, systemAloneText(meaning.systems)), likely: meaning.systems }
    case 'unread':
      return meaning.problem ? refusedFor(meaning.problem, circumstances) : inSystem(text, 'wgs84', circumstances)
  }
}

function likeliest(
  { candidate, others, elsewhere }: Extract<TextMeaning, { kind: 'likeliest' }>,
  { say, language }: Circumstances,
): Found {
  const { system, notation, position, heightMetres: height } = candidate
  const name = notation ? notationNames[notation][language] : systemOf(system).name[language]
  const doubt = others[0]?.doubt
  const alsoFits = [
    ...(doubt ? [] : others.map((one) => `${nameOf(one)}: ${degreesOf(one)}`)),
    ...elsewhere.map((one) => `EPSG:${one.code}: ${printedDegrees(one)}`),
  ]
  return {
    position,
    readAs: nameOf(candidate),
    remarks: [
      ...(system === 'wgs84' && !notation ? [] : [say('coordinates_recognised_system', { system: name })]),
      ...(height === undefined ? [] : [say('coordinates_height_left_out', { height })]),
      ...(doubt ? [`${say(doubts[doubt])} ${degreesOf(others[0]!)}`] : []),
      ...(alsoFits.length === 0 ? [] : [say('cli_coords_also_fits', { names: alsoFits.join('; ') })]),
    ],
  }
}

const nameOf = ({ notation, system }: Candidate): string => notation ?? system

const whichOf = (systems: readonly RankedSystem[], circumstances: Circumstances): Outcome =>
  withSystems(refuse({ code: 'several_systems' }, circumstances.say('cli_coords_which')), systems, circumstances)

/** A refusal with the systems that the numbers fit, where there are any. */
function withSystems(
  refusal: ReturnType<typeof refuse>,
  systems: readonly RankedSystem[],
  circumstances: Circumstances,
): Outcome {
  if (systems.length === 0) return refusal
  const likely = listed(systems, circumstances)
  return { ...refusal, message: refusal.message + likely.text, likely: likely.systems }
}

const doubts = { dash: 'coordinates_dash_or_minus', 'letter-o': 'coordinates_letter_o' } as const

const printedDegrees = (position: Position): string => systemOf('wgs84').print(position)
const degreesOf = ({ position }: Candidate): string => printedDegrees(position)
