import {
  type AlsoAsId,
  alsoAs,
  type Candidate,
  factsOf,
  isLikeliest,
  isSystemId,
  notationNames,
  type Position,
  printAll,
  type ReadingProblem,
  recognise,
  type SystemId,
  serviceName,
  systemIds,
  systemOf,
  systems,
  whyNoPoint,
} from '#engines/coordinates/index.ts'
import { pointProblemText } from '#wording/point-problem-text.ts'
import { refusedPointText } from '#wording/refused-point-text.ts'
import { type Circumstances, type Outcome, type Row, refuse } from './outcome.ts'

export interface CoordinatesQuestion {
  readonly text: string
  readonly from?: CoordinateSource
  readonly to?: CoordinateTarget
}

/** What a point can be said to be in. */
export const coordinateSources = [...systemIds, 'mgi'] as const
export type CoordinateSource = (typeof coordinateSources)[number]
export const isCoordinateSource = (id: string): id is CoordinateSource => isSystemId(id) || id === 'mgi'

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
  bng: 'osgb',
}

/** A system by its id, a short name of it, or as the pages call it. */
export function coordinateTarget(word: string): CoordinateTarget | undefined {
  const plain = folded(word)
  return (
    otherNames[plain] ??
    coordinateTargets.find((id) => folded(id) === plain) ??
    systems.find(({ name, shortName }) =>
      [...Object.values(name), ...Object.values(shortName)].some((each) => folded(each) === plain),
    )?.id
  )
}

const folded = (text: string): string => text.toLowerCase().replace(/[\s_-]/g, '')

export function askCoordinates({ text, from, to }: CoordinatesQuestion, circumstances: Circumstances): Outcome {
  const found =
    from === undefined || from === 'mgi'
      ? recognised(from ? `MGI ${text}` : text, circumstances)
      : inSystem(text, from, circumstances)
  if ('ok' in found) return found
  const { position, remarks, readAs } = found
  const { language, say } = circumstances
  const texts = printAll(position)
  const also = alsoAs(position)
  const { latitudeDegrees: latitude, longitudeDegrees: longitude } = position
  const known = { ok: true, readAs, latitude, longitude } as const
  if (to !== undefined) {
    const result = isSystemId(to) ? texts[to] : (also.find(({ id }) => id === to)?.text ?? '')
    if (result === '') return refuse({ code: 'outside_area' }, say('coordinates_fact_outside'))
    const facts = isSystemId(to) ? factsOf(to, position) : undefined
    return { ok: true, value: { ...known, to, result, ...facts }, short: result, remarks }
  }
  const rows: Row[] = [
    ...systems.flatMap(({ id, name }): Row[] => (texts[id] === '' ? [] : [[name[language], texts[id]]])),
    ...also.map(({ name, text: printed }): Row => [name[language], printed]),
  ]
  const results = { ...texts, ...Object.fromEntries(also.map(({ id, text: printed }) => [id, printed])) }
  return { ok: true, value: { ...known, results }, short: rows.map(([, value]) => value).join('\t'), rows, remarks }
}

interface Found {
  readonly position: Position
  readonly readAs: string
  readonly remarks: readonly string[]
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

function recognised(text: string, circumstances: Circumstances): Found | Outcome {
  const { language, say } = circumstances
  const recognition = recognise(text)
  if (recognition === undefined) {
    const problem = whyNoPoint(text)
    return problem ? refusedFor(problem, circumstances) : inSystem(text, 'wgs84', circumstances)
  }
  switch (recognition.kind) {
    case 'map-link': {
      const service = serviceName(recognition.service, language)
      return {
        position: recognition.position,
        readAs: recognition.service,
        remarks: [say('coordinates_recognised_link', { service })],
      }
    }
    case 'shortened-link':
      return refuse({ code: 'shortened_link' }, say('coordinates_shortened_link'))
    case 'refused':
      return refuse({ code: recognition.reason }, refusedPointText(recognition.reason))
    case 'system': {
      const [first, ...others] = recognition.candidates
      const nameOf = ({ notation, system }: Candidate): string => notation ?? system
      if (!isLikeliest(recognition.candidates)) {
        const names = recognition.candidates.map((one) => `${nameOf(one)}: ${degreesOf(one)}`).join('; ')
        return refuse({ code: 'several_systems' }, say('cli_coords_several', { names }))
      }
      const name = first.notation ? notationNames[first.notation][language] : systemOf(first.system).name[language]
      const height = first.heightMetres
      return {
        position: first.position,
        readAs: first.notation ?? first.system,
        remarks: [
          ...(first.system === 'wgs84' && !first.notation
            ? []
            : [say('coordinates_recognised_system', { system: name })]),
          ...(height === undefined ? [] : [say('coordinates_height_left_out', { height })]),
          ...(others[0]?.isMinus ? [`${say('coordinates_dash_or_minus')} ${degreesOf(others[0])}`] : []),
          ...(others.length === 0 || others[0]?.isMinus
            ? []
            : [
                say('cli_coords_also_fits', {
                  names: others.map((one) => `${nameOf(one)}: ${degreesOf(one)}`).join('; '),
                }),
              ]),
        ],
      }
    }
  }
}

const degreesOf = ({ position }: Candidate): string => systemOf('wgs84').print(position)
