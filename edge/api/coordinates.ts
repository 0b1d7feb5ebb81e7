import {
  type AnySystem,
  type AskedOfText,
  type AxesChoice,
  accuracyAt,
  alsoAs,
  axesChoices,
  type Candidate,
  factsOf,
  isSystemId,
  meaningIn,
  meaningOfText,
  notationIds,
  type Position,
  printAll,
  printInSystem,
  type RankedSystem,
  read,
  type SystemId,
  systemAt,
  systemIds,
  systems,
  systemsCalled,
  type TextMeaning,
} from '#engines/coordinates/index.ts'
import { failure, type Language, languages, type Problem, type Result, success } from '#engines/core/index.ts'
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
      isGuess: plain<boolean>('boolean', {
        description: 'Nothing in the value tells the system: it is the first of those that the numbers fit.',
      }),
      areAxesTurned: plain<boolean>('boolean', {
        description:
          'Only the other way round than the axes are named do the numbers fall into the area of the system.',
      }),
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
    isGuess: boolean
    areAxesTurned: boolean
    otherSystems: readonly string[]
  }
  /** The system the value wants it in. */
  readonly to?: string
}

/** Where there is nothing more to say. */
const plainly = {
  system: 'wgs84',
  notation: null,
  mapService: null,
  heightMetres: null,
  isGuess: false,
  areAxesTurned: false,
  otherSystems: [],
} as const satisfies Understood['how']

/** In the named system; what that cannot read is read as whatever it most likely is. */
function understand(from: Source, value: string, asked: AskedOfText): Understanding | Promise<Understanding> {
  const reading = isSystemId(from) ? read(from, value) : undefined
  if (reading?.ok && isSystemId(from)) return success({ position: reading.value, how: { ...plainly, system: from } })
  if (reading && !reading.ok && reading.problem.suggestion !== undefined) return reading
  return understoodOf(from === 'mgi' ? `MGI ${value}` : value, asked, reading)
}

type Understanding = Result<Understood, Problem>

async function understoodOf(
  value: string,
  asked: AskedOfText,
  reading: ReturnType<typeof read> | undefined,
): Promise<Understanding> {
  const { to, ...meaning } = await meaningOfText(value, asked)
  const found = understood(meaning, value, reading)
  return found.ok && to !== undefined ? success({ ...found.value, to }) : found
}

function understood(meaning: TextMeaning, value: string, reading: ReturnType<typeof read> | undefined): Understanding {
  switch (meaning.kind) {
    case 'registered': {
      const { system, position, isContrary } = meaning.placement
      return success({ position, how: { ...plainly, notation: system.id, areAxesTurned: isContrary } })
    }
    case 'link':
      return success({ position: meaning.position, how: { ...plainly, mapService: meaning.service } })
    case 'likeliest': {
      const { position, system, notation = null, heightMetres = null } = meaning.candidate
      const others = meaning.others.filter(({ doubt }) => !doubt).map((one) => one.notation ?? one.system)
      const otherSystems = [...others, ...meaning.elsewhere.map(({ code }) => `EPSG:${code}`)]
      const { isGuess } = meaning
      return success({ position, how: { ...plainly, system, notation, heightMetres, isGuess, otherSystems } })
    }
    case 'several':
      return failure({ code: 'several_systems', ...choices(meaning.candidates, meaning.systems) })
    case 'families': {
      const places = meaning.placements.map(({ system, position }) => ({ from: system.id, ...position }))
      return failure({ code: 'several_systems', ...ofPlaces(places) })
    }
    case 'refused':
      return failure({
        code: meaning.reason,
        ...(meaning.systems.length > 0 ? choices([], meaning.systems) : {}),
      })
    case 'shortened-link':
      return failure({ code: 'shortened_link', mapService: meaning.service })
    case 'unplaced':
      return failure(meaning.problem)
    case 'unknown-system':
      return failure({ code: 'unknown_system', name: meaning.name })
    case 'alone':
      return failure({ code: 'system_alone', systems: meaning.systems.map(({ id }) => id) })
    case 'unread': {
      const problem = meaning.problem ?? unreadAs(reading ?? read('wgs84', value))
      return failure(problem)
    }
  }
}

const unreadAs = (reading: ReturnType<typeof read>): Problem => (reading.ok ? { code: 'unreadable' } : reading.problem)

/** What to name in `from`, and where the point would then lie. */
const choices = (candidates: readonly Candidate[], systems: readonly RankedSystem[]) =>
  ofPlaces([
    ...candidates.map(({ notation, system, position }) => ({ from: notation ?? system, ...position })),
    ...systems.map(({ code, name, land, latitudeDegrees, longitudeDegrees }) => ({
      from: `EPSG:${code}`,
      name,
      land,
      latitudeDegrees,
      longitudeDegrees,
    })),
  ])

const ofPlaces = <Place extends { readonly from: string }>(candidates: readonly Place[]) => ({
  systems: candidates.map(({ from }) => from),
  candidates,
})

interface Options {
  readonly from: string
  readonly to: string | undefined
  readonly axes: AxesChoice | undefined
  readonly language: Language
}

const isSource = (from: string): from is Source => sources.some((source) => source === from)

function inWanted(wanted: readonly AnySystem[], position: Position) {
  const system = systemAt(wanted, position)
  const printed = system && printInSystem(system, position)
  if (!system || printed === undefined) return null
  return { system: system.id, name: system.name, text: printed, accuracyMetres: accuracyAt(system, position) ?? null }
}

async function prepare({ from, to, axes, language }: Options): Promise<Prepared<unknown>> {
  const given = isSource(from) ? undefined : await systemsCalled(from, language)
  if (given && !given.ok) return failure({ code: 'unknown_system', at: 'from' })
  const wanted = to === undefined ? undefined : await systemsCalled(to, language)
  if (wanted && !wanted.ok) return failure({ code: 'unknown_system', at: 'to' })
  const asked = { language, axes }
  if (given) {
    const called = async () => given
    return success(async (value) => {
      const understanding = understood(await meaningIn(from, value, { ...asked, called }), value, undefined)
      return understanding.ok ? success(answerAt(understanding.value, wanted?.value)) : understanding
    })
  }
  return success((value) => {
    const understanding = understand(from as Source, value, { ...asked, hasTarget: wanted !== undefined })
    // What needs no look at the registry is answered at once.
    return understanding instanceof Promise
      ? understanding.then((known) => (known.ok ? answered(known.value, wanted?.value, language) : known))
      : understanding.ok
        ? success(answerAt(understanding.value, wanted?.value))
        : understanding
  })
}

/** `44.78, 20.45 to EPSG:6316` */
async function answered(
  understood: Understood,
  wanted: readonly AnySystem[] | undefined,
  language: Language,
): Promise<Result<unknown, Problem>> {
  if (understood.to === undefined) return success(answerAt(understood, wanted))
  const called = await systemsCalled(understood.to, language)
  if (!called.ok) return failure({ code: 'unknown_system', name: understood.to })
  const answer = answerAt(understood, called.value)
  return answer.wanted === null
    ? failure({ code: 'outside_system_area', system: called.value[0]!.id })
    : success(answer)
}

function answerAt({ position, how }: Understood, wanted: readonly AnySystem[] | undefined) {
  const texts = printAll(position)
  const inEach = systemIds.map((id) => {
    const facts = factsOf(id, position)
    if (!facts) return [id, null]
    const { printedMetres, datumShiftMetres = null, extrapolated = false } = facts.accuracy
    const epsgCode = facts.epsgCode ?? null
    return [id, { text: texts[id], epsgCode, printedMetres, datumShiftMetres, isExtrapolated: extrapolated }]
  })
  const others = alsoAs(position).map(({ id, name, text, epsgCode = null }) => ({ id, name, text, epsgCode }))
  const asked = wanted ? inWanted(wanted, position) : null
  return { ...position, how, systems: Object.fromEntries(inEach), wanted: asked, alsoAs: others }
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
        description: `System of the values: one of ${sources.join(', ')}, or any of the registry by code or name (EPSG:6316, Gauss-Krüger zone 7). What one of the first cannot read is read as what it most likely is, and \`how\` says so; a system of the registry that the value names itself is heard (EPSG:31467 3500000 5400000). Two bare numbers of a plane are tried in the systems of the registry, too: what is only the likeliest is called a guess, and numbers that fit several systems alike are refused with the place in each. In a system of the registry a point is read only within its area of use.`,
      }),
      'wgs84',
    ),
    to: optional(
      text({
        maxLength: longestName,
        description:
          'A further system of the registry, by code or name: see `wanted`. Else the one that the value asks for: “44.78, 20.45 to EPSG:6316”.',
      }),
      undefined,
    ),
    axes: optional(
      choice(axesChoices, {
        description:
          'Which letter is north, or which number comes first, where both orders fall into the area of a system.',
      }),
      undefined,
    ),
    language: optional(
      choice(languages, {
        description: 'Numbers that fit the own system of a country are in it for Russian and Serbian.',
      }),
      'en',
    ),
  },
  answer,
  example: { options: { from: 'wgs84' }, values: ['52.520008, 13.404954'] },
  prepare,
}
