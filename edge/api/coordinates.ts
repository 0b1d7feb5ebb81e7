import {
  type AnySystem,
  type AxesChoice,
  accuracyAt,
  alsoAs,
  axesChoices,
  type Candidate,
  factsOf,
  isLikeliest,
  isSystemId,
  notationIds,
  onlyMeaning,
  type Position,
  printAll,
  printInSystem,
  read,
  readInSystem,
  recognise,
  type SystemId,
  systemAt,
  systemIds,
  systems,
  systemsCalled,
  whyNoPoint,
} from '#engines/coordinates/index.ts'
import { failure, type Problem, type Result, success } from '#engines/core/index.ts'
import type { Conversion, Listing, Prepared } from './conversion.ts'
import { choice, list, nullable, object, optional, plain, type Schema, text } from './schema.ts'
import { localized } from './units.ts'

export const systemListing: Listing<unknown> = {
  path: '/coordinates',
  id: 'listCoordinateSystems',
  summary: 'Coordinate systems',
  description: 'Every system with its names and an example of what it prints and reads.',
  answer: object({
    systems: list(object({ id: text(), category: text(), name: localized, description: localized, example: text() })),
  }),
  list: () => ({
    systems: systems.map(({ id, category, name, description, example }) => ({
      id,
      category,
      name,
      description,
      example,
    })),
  }),
}

const printed = nullable(
  object(
    {
      text: text({ description: 'As the site prints it. MGRS, USNG and OSGB cut digits off, the others round.' }),
      epsgCode: nullable(plain<number>('integer', { description: 'Of the zone in use; null for grids.' })),
      printedMetres: plain<number>('number', { description: 'What the last printed digit is worth on the ground.' }),
      datumShiftMetres: nullable(
        plain<number>('number', { description: 'Error of the shift between datums; null where there is none.' }),
      ),
      isExtrapolated: plain<boolean>('boolean', {
        description: 'Outside the region the datum shift was determined for.',
      }),
    },
    { description: 'Null where the point is outside the area of use of the system.' },
  ),
)

const answer = object({
  latitudeDegrees: plain<number>('number'),
  longitudeDegrees: plain<number>('number'),
  how: object(
    {
      system: choice(systemIds, {
        description: 'The system it was read in; of another notation, the one that says the same.',
      }),
      notation: nullable(
        text({
          description: `One of ${notationIds.join(', ')}, where it is none of the systems; the code of a system of the registry.`,
        }),
      ),
      mapService: nullable(text({ description: 'Of a link: whose.' })),
      heightMetres: nullable(
        plain<number>('number', { description: 'A height written beside the point; no system carries it.' }),
      ),
      otherSystems: list(text(), { description: 'Systems the numbers fit as well; name one in `from` to have it.' }),
    },
    { description: 'How the value was read.' },
  ),
  systems: object(Object.fromEntries(systemIds.map((id) => [id, printed])) as Record<SystemId, Schema<unknown>>),
  wanted: nullable(
    object(
      {
        system: text({ description: 'Its code.' }),
        name: text(),
        text: text({ description: 'With the letters and in the order of the registry.' }),
        accuracyMetres: nullable(
          plain<number>('number', { description: 'How far off it can be; null where nobody has published it.' }),
        ),
      },
      { description: 'The point in the system of `to`; null without one, and outside its area of use.' },
    ),
  ),
  alsoAs: list(object({ id: text(), name: localized, text: text(), epsgCode: nullable(plain<number>('integer')) }), {
    description: 'National systems where the point is in their area, and short codes.',
  }),
})

const sources = [...systemIds, 'mgi', 'any'] as const
type Source = (typeof sources)[number]

interface Understood {
  readonly position: Position
  readonly how: {
    system: SystemId
    notation: string | null
    mapService: string | null
    heightMetres: number | null
    otherSystems: readonly string[]
  }
}

/** In the named system; what that cannot read is read as whatever it most likely is. */
function understand(from: Source, value: string): Result<Understood, Problem> {
  const reading = isSystemId(from) ? read(from, value) : undefined
  if (reading?.ok && isSystemId(from))
    return success({
      position: reading.value,
      how: { system: from, notation: null, mapService: null, heightMetres: null, otherSystems: [] },
    })
  if (reading && !reading.ok && reading.problem.suggestion !== undefined) return reading
  return recognised(from === 'mgi' ? `MGI ${value}` : value, reading)
}

function recognised(value: string, reading: ReturnType<typeof read> | undefined): Result<Understood, Problem> {
  const recognition = recognise(value)
  const others = recognition?.kind === 'system' ? recognition.candidates.slice(1) : []
  const otherSystems = others.filter(({ doubt }) => !doubt).map((one) => one.notation ?? one.system)
  const meaning = onlyMeaning(value)
  if (meaning) {
    const isLink = 'service' in meaning
    const how = {
      system: meaning.system,
      notation: isLink ? null : (meaning.notation ?? null),
      mapService: isLink ? meaning.service : null,
      heightMetres: isLink ? null : (meaning.heightMetres ?? null),
      otherSystems,
    }
    return success({ position: meaning.position, how })
  }
  if (recognition?.kind === 'refused') return failure({ code: recognition.reason })
  if (recognition?.kind === 'shortened-link')
    return failure({ code: 'shortened_link', mapService: recognition.service })
  if (recognition?.kind === 'system' && isLikeliest(recognition.candidates)) {
    const [first] = recognition.candidates
    const { system, position, notation = null, heightMetres = null } = first
    return success({ position, how: { system, notation, mapService: null, heightMetres, otherSystems } })
  }
  if (recognition?.kind === 'system') return failure({ code: 'several_systems', ...choices(recognition.candidates) })
  const nearly = whyNoPoint(value)
  if (nearly) return failure(nearly)
  const asDegrees = reading ?? read('wgs84', value)
  return asDegrees.ok ? failure({ code: 'unreadable' }) : asDegrees
}

/** What to name in `from`, and where the point would then lie. */
const choices = (candidates: readonly Candidate[]) => ({
  systems: candidates.map(({ notation, system }) => notation ?? system),
  candidates: candidates.map(({ notation, system, position }) => ({ from: notation ?? system, ...position })),
})

interface Options {
  readonly from: string
  readonly to: string | undefined
  readonly axes: AxesChoice | undefined
}

const isSource = (from: string): from is Source => sources.some((source) => source === from)

/** In a system of the registry; of several with one name the first in whose area the numbers fall. */
function understandIn(
  given: readonly AnySystem[],
  value: string,
  axes: AxesChoice | undefined,
): Result<Understood, Problem> {
  const readings = given.map((system) => ({ system, reading: readInSystem(system, value, axes) }))
  const [found, other] = readings.filter(({ reading }) => reading.ok)
  if (found && other) return failure({ code: 'several_systems', systems: [found.system.id, other.system.id] })
  if (!found?.reading.ok)
    return failure(readings[0]!.reading.ok ? { code: 'unreadable' } : readings[0]!.reading.problem)
  const how = {
    system: 'wgs84',
    notation: found.system.id,
    mapService: null,
    heightMetres: null,
    otherSystems: [],
  } as const
  return success({ position: found.reading.value.position, how })
}

function inWanted(wanted: readonly AnySystem[], position: Position) {
  const system = systemAt(wanted, position)
  const printed = system && printInSystem(system, position)
  if (!system || printed === undefined) return null
  return { system: system.id, name: system.name, text: printed, accuracyMetres: accuracyAt(system, position) ?? null }
}

async function prepare({ from, to, axes }: Options): Promise<Prepared<unknown>> {
  const given = isSource(from) ? undefined : await systemsCalled(from)
  if (given && !given.ok) return failure({ code: 'unknown_system', at: 'from' })
  const wanted = to === undefined ? undefined : await systemsCalled(to)
  if (wanted && !wanted.ok) return failure({ code: 'unknown_system', at: 'to' })
  return success((value) => {
    const understood = given?.ok ? understandIn(given.value, value, axes) : understand(from as Source, value)
    if (!understood.ok) return understood
    const { position, how } = understood.value
    const texts = printAll(position)
    const inEach = systemIds.map((id) => {
      const facts = factsOf(id, position)
      if (!facts) return [id, null]
      const { printedMetres, datumShiftMetres = null, extrapolated = false } = facts.accuracy
      const epsgCode = facts.epsgCode ?? null
      return [id, { text: texts[id], epsgCode, printedMetres, datumShiftMetres, isExtrapolated: extrapolated }]
    })
    const others = alsoAs(position).map(({ id, name, text, epsgCode = null }) => ({ id, name, text, epsgCode }))
    const asked = wanted?.ok ? inWanted(wanted.value, position) : null
    return success({ ...position, how, systems: Object.fromEntries(inEach), wanted: asked, alsoAs: others })
  })
}

const longestName = 200

export const coordinateConversion: Conversion<Options, unknown> = {
  path: '/coordinates/convert',
  id: 'convertCoordinates',
  summary: 'Convert coordinates',
  description:
    'A point written in one system comes back in all of them, each with its accuracy. Other notations are read too (JSON, NMEA, plus codes, map links …), and the answer says how.',
  options: {
    from: optional(
      text({
        maxLength: longestName,
        description: `System of the values: one of ${sources.join(', ')}, or any of the registry by code or name (EPSG:6316, Gauss-Krüger zone 7). What one of the first cannot read is read as what it most likely is, and \`how\` says so; two bare numbers that fit several systems are refused with the place in each. In a system of the registry a point is read only within its area of use.`,
      }),
      'wgs84',
    ),
    to: optional(
      text({ maxLength: longestName, description: 'A further system of the registry, by code or name: see `wanted`.' }),
      undefined,
    ),
    axes: optional(
      choice(axesChoices, {
        description:
          'Which letter is north, or which number comes first, where both orders fall into the area of a system.',
      }),
      undefined,
    ),
  },
  answer,
  example: { options: { from: 'wgs84' }, values: ['52.520008, 13.404954'] },
  prepare,
}
