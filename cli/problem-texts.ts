import {
  type FormatId,
  formatMetas,
  type GeodataProblem,
  type GeodataProblemCode,
  type NothingFound,
} from '#engines/geodata/index.ts'
import { formatBytes, formatCount, formatDegrees } from './numbers.ts'
import type { Inputs, Speech, TextKey } from './texts.ts'

type Sentence = TextKey | readonly [key: TextKey, inputs: Inputs]
type Sentences = {
  readonly [Code in GeodataProblemCode]: (
    problem: Extract<GeodataProblem, { code: Code }>,
    language: Speech['language'],
  ) => Sentence
}

const formatName = (id: string): string => formatMetas.find((meta) => meta.id === (id as FormatId))?.name ?? id

const nothing: Readonly<Record<NothingFound, TextKey>> = {
  links: 'geodata_problem_only_links',
  overlays: 'geodata_problem_only_overlays',
  models: 'geodata_problem_only_models',
  'without-geometry': 'geodata_problem_without_geometry',
}

const unknownSystem = ({ crs, missing }: { crs: string; missing?: { readonly name: string } }): Sentence =>
  missing === undefined || missing.name === crs
    ? ['geodata_problem_unknown_crs', { crs }]
    : ['geodata_problem_unknown_crs_missing', { crs, missing: missing.name }]

/** Which sentence of the pages says what is wrong. */
const sentences: Sentences = {
  empty_file: () => 'geodata_problem_empty_file',
  not_this_format: ({ expected, found }) =>
    found === undefined
      ? ['geodata_problem_not_this_format', { format: formatName(expected) }]
      : ['geodata_problem_not_this_format_but', { format: formatName(expected), found: formatName(found) }],
  pair_not_supported: () => 'geodata_not_supported',
  truncated: () => 'geodata_problem_truncated',
  malformed: () => 'geodata_problem_malformed',
  too_deep: ({ limit }, language) => ['geodata_problem_too_deep', { limit: formatCount(limit, language) }],
  too_large: ({ limit }, language) => ['geodata_problem_too_large', { limit: formatCount(limit, language) }],
  file_too_large: ({ name, limitBytes }, language) => [
    'geodata_problem_file_too_large',
    { name, limit: formatBytes(limitBytes, language) },
  ],
  expands_too_much: ({ entry }) => ['geodata_problem_expands_too_much', { entry }],
  unfolds_too_much: ({ limit }, language) => [
    'geodata_problem_unfolds_too_much',
    { limit: formatCount(limit, language) },
  ],
  absurd_count: ({ declared, possible }, language) => [
    'geodata_problem_absurd_count',
    { declared: formatCount(declared, language), possible: formatCount(possible, language) },
  ],
  entities_refused: () => 'geodata_problem_entities_refused',
  no_usable_coordinates: () => 'geodata_problem_no_usable_coordinates',
  checksum_wrong: () => 'geodata_problem_checksum_wrong',
  no_position_columns: ({ columns }) => ['geodata_problem_no_position_columns', { columns: columns.join(', ') }],
  unclosed_quote: () => 'geodata_problem_unclosed_quote',
  database_damaged: () => 'geodata_problem_database_damaged',
  nothing_to_convert: ({ found, subject }) =>
    found === 'links' && subject !== undefined
      ? ['geodata_problem_only_links_to', { address: subject }]
      : found === undefined
        ? 'geodata_problem_nothing_to_convert'
        : nothing[found],
  not_a_zip: () => 'geodata_problem_not_a_zip',
  zip_damaged: ({ entry }) =>
    entry === undefined ? 'geodata_problem_zip_damaged' : ['geodata_problem_zip_entry_damaged', { entry }],
  zip_encrypted: ({ entry }) => ['geodata_problem_zip_encrypted', { entry }],
  zip_method_unknown: ({ entry, method }) => ['geodata_problem_zip_method_unknown', { entry, method }],
  missing_member: ({ extension }) => ['geodata_problem_missing_member', { extension }],
  service_exception: ({ text }) => ['geodata_problem_service_exception', { text }],
  crs_needed: ({ named, extent: [x, y] }, language) => {
    const numbers = { x: formatCount(Math.round(x), language), y: formatCount(Math.round(y), language) }
    return named === undefined
      ? ['geodata_problem_crs_needed', numbers]
      : ['geodata_problem_crs_needed_though', { ...numbers, crs: named }]
  },
  crs_does_not_fit: ({ crs }) => ['geodata_problem_crs_does_not_fit', { crs }],
  unknown_crs: unknownSystem,
  unknown_target_crs: unknownSystem,
  crs_not_written: ({ to, crs }) =>
    crs === undefined
      ? ['geodata_problem_crs_not_written', { format: formatName(to) }]
      : ['geodata_problem_crs_not_in_format', { format: formatName(to), crs }],
  crs_without_code: ({ crs }) => ['geodata_problem_crs_without_code', { crs }],
  place_outside_crs: ({ crs, latitudeDegrees, longitudeDegrees }, language) => {
    const place = `${formatDegrees(latitudeDegrees, language)}, ${formatDegrees(longitudeDegrees, language)}`
    return ['geodata_problem_place_outside_crs', { crs, place }]
  },
  unknown_type: ({ value }) => ['geodata_problem_unknown_type', { value }],
  aborted: () => 'geodata_cancelled',
  internal: ({ detail }) => ['geodata_problem_internal', { detail }],
}

/** Where the visitor of a page is asked, a terminal names the option. */
const asksForSystem: ReadonlySet<GeodataProblemCode> = new Set(['crs_needed', 'crs_does_not_fit', 'unknown_crs'])

export function problemText(problem: GeodataProblem, { say, language }: Speech): string {
  const sentenceOf = sentences[problem.code] as (problem: GeodataProblem, language: Speech['language']) => Sentence
  const sentence = sentenceOf(problem, language)
  const parts = [
    typeof sentence === 'string' ? say(sentence) : say(...sentence),
    'line' in problem && problem.line !== undefined
      ? say('geodata_place_line', { line: problem.line })
      : 'offset' in problem && problem.offset !== undefined
        ? say('geodata_place_offset', { offset: problem.offset })
        : 'record' in problem &&
          problem.record !== undefined &&
          say('geodata_place_record', { record: problem.record }),
    asksForSystem.has(problem.code) && say('cli_crs_hint'),
    problem.code === 'no_position_columns' && say('cli_columns_hint'),
  ]
  return parts.filter(Boolean).join(' ')
}
