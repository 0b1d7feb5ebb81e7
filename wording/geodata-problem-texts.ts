import { type AxesChoice, areaNameIn } from '#engines/coordinates/index.ts'
import { type Language, languageFacts } from '#engines/core/index.ts'
import {
  type FormatId,
  formatMetas,
  type GeodataProblem,
  type NothingFound,
  type PositionLoss,
  steps,
} from '#engines/geodata/index.ts'
import { m } from '#messages'
import { geodataAdvice } from './geodata-advice.ts'
import { formatBytes, formatCount, formatDegrees } from './numbers.ts'

type Reasons = {
  readonly [Code in GeodataProblem['code']]: (
    problem: Extract<GeodataProblem, { readonly code: Code }>,
    language: Language,
  ) => string
}

/** A sentence a person can act on, for every problem there is. */
const reasons: Reasons = {
  empty_file: () => m.geodata_problem_empty_file(),
  not_this_format: ({ expected, found }) => {
    if (found === undefined) return m.geodata_problem_not_this_format({ format: nameOf(expected) })
    if (found === 'HTML') return m.geodata_problem_web_page()
    const text = m.geodata_problem_not_this_format_but({ format: nameOf(expected), found: nameOf(found) })
    return [text, geodataAdvice(found)].filter(Boolean).join(' ')
  },
  pair_not_supported: () => m.geodata_not_supported(),
  truncated: ({ featuresBefore = 0, offset }, language) =>
    featuresBefore === 0
      ? m.geodata_problem_truncated()
      : m.geodata_problem_truncated_behind({
          count: featuresBefore,
          formatted: formatCount(featuresBefore, language),
          size: formatBytes(offset, language),
        }),
  malformed: () => m.geodata_problem_malformed(),
  too_deep: ({ limit }, language) => m.geodata_problem_too_deep({ limit: formatCount(limit, language) }),
  too_large: ({ limit }, language) => m.geodata_problem_too_large({ limit: formatCount(limit, language) }),
  file_too_large: ({ name, limitBytes }, language) =>
    m.geodata_problem_file_too_large({ name, limit: formatBytes(limitBytes, language) }),
  expands_too_much: ({ entry }) => m.geodata_problem_expands_too_much({ entry }),
  unfolds_too_much: ({ limit }, language) =>
    m.geodata_problem_unfolds_too_much({ limit: formatCount(limit, language) }),
  absurd_count: ({ declared, possible }, language) =>
    m.geodata_problem_absurd_count({
      declared: formatCount(declared, language),
      possible: formatCount(possible, language),
    }),
  entities_refused: () => m.geodata_problem_entities_refused(),
  no_usable_coordinates: ({ because }, language) => {
    if (because === undefined) return m.geodata_problem_no_usable_coordinates()
    const { code, count } = because
    const text = positionLosses[code]({ count, amount: formatCount(count, language) })
    return m.geodata_problem_no_usable_coordinates_because({ text })
  },
  checksum_wrong: () => m.geodata_problem_checksum_wrong(),
  no_position_columns: ({ columns }) => m.geodata_problem_no_position_columns({ columns: columns.join(', ') }),
  unclosed_quote: () => m.geodata_problem_unclosed_quote(),
  database_damaged: () => m.geodata_problem_database_damaged(),
  nothing_to_convert: ({ found, subject }) => nothingToConvert(found, subject),
  not_a_zip: () => m.geodata_problem_not_a_zip(),
  zip_damaged: ({ entry }) =>
    entry === undefined ? m.geodata_problem_zip_damaged() : m.geodata_problem_zip_entry_damaged({ entry }),
  zip_encrypted: ({ entry }) => m.geodata_problem_zip_encrypted({ entry }),
  zip_method_unknown: ({ entry, method }) => m.geodata_problem_zip_method_unknown({ entry, method }),
  missing_member: ({ extension }) => m.geodata_problem_missing_member({ extension }),
  service_exception: ({ text }) => m.geodata_problem_service_exception({ text }),
  crs_needed: ({ named, extent: [west, south, east, north] }, language) => {
    // The corner that shows it: one wrong point among others may be far from the first.
    const [x, y] = Math.abs(west) > 180 || Math.abs(south) > 90 ? [west, south] : [east, north]
    const numbers = { x: formatCount(Math.round(x), language), y: formatCount(Math.round(y), language) }
    return named === undefined
      ? m.geodata_problem_crs_needed(numbers)
      : m.geodata_problem_crs_needed_though({ ...numbers, crs: named })
  },
  crs_does_not_fit: ({ crs }) => m.geodata_problem_crs_does_not_fit({ crs }),
  outside_crs_area: ({ crs, area, longitudeDegrees, latitudeDegrees }, language) => {
    const name = areaNameIn(area, language)
    return longitudeDegrees === undefined || latitudeDegrees === undefined
      ? m.geodata_problem_outside_crs_area_nowhere({ crs, area: name })
      : m.geodata_problem_outside_crs_area({
          crs,
          area: name,
          place: placeText({ longitudeDegrees, latitudeDegrees }, language),
        })
  },
  crs_axes_needed: ({ crs, choices }, language) =>
    m.geodata_problem_crs_axes_needed({
      crs,
      choices: choices.map((choice) => axesChoiceText(choice.axes, placeText(choice, language))).join('; '),
    }),
  crs_axes_mixed: ({ line, otherLine }) =>
    line === undefined || otherLine === undefined
      ? m.geodata_problem_crs_axes_mixed()
      : m.geodata_problem_crs_axes_mixed_lines({ line, other: otherLine }),
  degrees_for_metres: ({ crs }) => m.geodata_problem_degrees_for_metres({ crs }),
  unknown_crs: unknownSystem,
  unknown_target_crs: unknownSystem,
  crs_not_written: ({ to, crs }, language) =>
    crs === undefined
      ? m.geodata_problem_crs_not_written({
          format: nameOf(to),
          formats: new Intl.ListFormat(languageFacts[language].locale).format(namingASystem),
        })
      : m.geodata_problem_crs_not_in_format({ format: nameOf(to), crs }),
  crs_without_code: ({ crs }) => m.geodata_problem_crs_without_code({ crs }),
  place_outside_crs: ({ crs, latitudeDegrees, longitudeDegrees }, language) =>
    m.geodata_problem_place_outside_crs({
      crs,
      place: `${formatDegrees(latitudeDegrees, language)}, ${formatDegrees(longitudeDegrees, language)}`,
    }),
  step_not_understood: ({ step, value }) =>
    m.geodata_problem_step_not_understood({ step: `--${step}`, value, forms: formsOf(step) }),
  step_field_unknown: ({ field, fields }) =>
    fields.length === 0
      ? m.geodata_problem_step_without_fields({ field })
      : m.geodata_problem_step_field_unknown({ field, fields: fields.slice(0, 20).join(', ') }),
  step_lacks: ({ what }) =>
    what === 'times' ? m.geodata_problem_step_lacks_times() : m.geodata_problem_step_lacks_laps(),
  too_many_parts: ({ limit }, language) => m.geodata_problem_too_many_parts({ limit: formatCount(limit, language) }),
  nothing_left: () => m.geodata_problem_nothing_left(),
  unknown_type: ({ value }) => m.geodata_problem_unknown_type({ value }),
  aborted: () => m.geodata_cancelled(),
  internal: ({ detail }) => m.geodata_problem_internal({ detail }),
}

const positionLosses: Readonly<Record<PositionLoss, (counted: { count: number; amount: string }) => string>> = {
  'points-without-position-dropped': m.geodata_problem_points_without_position,
  'coordinates-unreadable': m.geodata_note_coordinates_unreadable,
  'points-out-of-range-dropped': m.geodata_note_points_out_of_range_dropped,
  'geometry-unreadable': m.geodata_note_geometry_unreadable,
}

/** How the value of a step may be written, as the help has it. */
const formsOf = (step: string): string => steps.find(({ id }) => id === step)?.value?.replaceAll('|', ' | ') ?? ''

const roundedDegrees = 1000

export const placeText = (place: { longitudeDegrees: number; latitudeDegrees: number }, language: Language): string =>
  [place.latitudeDegrees, place.longitudeDegrees]
    .map((degrees) => formatDegrees(Math.round(degrees * roundedDegrees) / roundedDegrees, language))
    .join(', ')

/** A choice of axes with the place it leads to. */
export function axesChoiceText(axes: AxesChoice, place: string): string {
  const texts = {
    'x-north': m.geodata_axes_x_north,
    'x-east': m.geodata_axes_x_east,
    'north-east': m.geodata_axes_north_east,
    'east-north': m.geodata_axes_east_north,
  }
  return texts[axes]({ place })
}

function unknownSystem({ crs, missing }: { crs: string; missing?: { readonly name: string } }): string {
  return missing === undefined || missing.name === crs
    ? m.geodata_problem_unknown_crs({ crs })
    : m.geodata_problem_unknown_crs_missing({ crs, missing: missing.name })
}

function nothingToConvert(found: NothingFound | undefined, subject: string | undefined): string {
  switch (found) {
    case 'links':
      return subject === undefined
        ? m.geodata_problem_only_links()
        : m.geodata_problem_only_links_to({ address: shortened(subject) })
    case 'overlays':
      return m.geodata_problem_only_overlays()
    case 'models':
      return m.geodata_problem_only_models()
    case 'without-geometry':
      return m.geodata_problem_without_geometry()
    default:
      return m.geodata_problem_nothing_to_convert()
  }
}

/** Where in the file the problem is, where that is known. Numbers of lines are not grouped, as editors do not group them. */
function placeOf(problem: GeodataProblem): string {
  // Where there are two, the sentence has them.
  if ('otherLine' in problem) return ''
  if ('line' in problem && problem.line !== undefined) return m.geodata_place_line({ line: problem.line })
  if ('offset' in problem && problem.offset !== undefined) return m.geodata_place_offset({ offset: problem.offset })
  if ('record' in problem && problem.record !== undefined) return m.geodata_place_record({ record: problem.record })
  return ''
}

const longestAddress = 200

const shortened = (address: string): string =>
  address.length > longestAddress ? `${address.slice(0, longestAddress)}…` : address

const namingASystem = formatMetas.filter(({ options }) => options?.includes('crs')).map(({ name }) => name)

const nameOf = (id: string): string => formatMetas.find((meta) => meta.id === (id as FormatId))?.name ?? id

/** What is wrong with a file, and where in it. */
export function geodataProblemText(problem: GeodataProblem, language: Language): string {
  const reason = reasons[problem.code] as (problem: GeodataProblem, language: Language) => string
  return [reason(problem, language), placeOf(problem)].filter(Boolean).join(' ')
}
