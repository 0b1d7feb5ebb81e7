import type { GeodataProblem, GeodataProblemCode } from '#engines/geodata/index.ts'

type Sentence<Code extends GeodataProblemCode> = (problem: Extract<GeodataProblem, { code: Code }>) => string

const at = ({ line, offset }: { readonly line?: number; readonly offset?: number }): string =>
  line === undefined ? (offset === undefined ? '' : ` at byte ${offset}`) : ` in line ${line}`

const inRecord = (record: number | undefined): string => (record === undefined ? '' : ` in record ${record}`)

/** One sentence per problem: what is wrong, and where. */
const sentences: { readonly [Code in GeodataProblemCode]: Sentence<Code> } = {
  empty_file: () => 'the file is empty',
  not_this_format: ({ expected, found }) =>
    `this is not ${name(expected)}${found === undefined ? '' : `; it looks like ${name(found)}`}`,
  pair_not_supported: ({ from, to }) => `conversion from ${name(from)} to ${name(to)} is not supported`,
  truncated: (problem) => `the file ends too early${at(problem)}`,
  malformed: (problem) =>
    `the file is damaged${at(problem)}${problem.detail === undefined ? '' : ` (${problem.detail})`}`,
  too_deep: (problem) => `elements are nested more than ${problem.limit} deep${at(problem)}`,
  too_large: ({ what, limit }) =>
    what.endsWith('s') ? `there are more than ${limit} ${what}` : `one ${what} is larger than ${limit} bytes`,
  file_too_large: ({ name, limitBytes }) => `${name} would be longer than ${limitBytes} bytes`,
  expands_too_much: ({ entry, limit }) => `${entry} expands to more than ${limit} bytes; this looks like a zip bomb`,
  unfolds_too_much: ({ limit }) =>
    `written out, the shared lines of the file have more than ${limit} points; no real topology has that`,
  absurd_count: ({ what, declared, possible, record }) =>
    `${what} is declared as ${declared}, but at most ${possible} is possible${inRecord(record)}`,
  entities_refused: (problem) => `the file declares entities${at(problem)}, which is refused`,
  no_usable_coordinates: () => 'no position in the file can be read',
  checksum_wrong: () => 'the checksum is wrong: the file was damaged on its way',
  no_position_columns: ({ columns }) =>
    `no columns of longitude and latitude or of geometry found; the columns are: ${columns.join(', ')}`,
  unclosed_quote: (problem) => `a quotation mark is opened${at(problem)} and never closed`,
  database_damaged: ({ detail }) => `the database is damaged${detail === undefined ? '' : ` (${detail})`}`,
  nothing_to_convert: ({ found, subject }) =>
    found === 'links'
      ? `the file holds no data, it only points to data on a server${subject === undefined ? '' : ` (${subject})`}: download that and convert it`
      : found === 'overlays'
        ? 'the file holds only images laid over the map, no points, lines or areas'
        : found === 'models'
          ? 'the file holds only models or tours, no points, lines or areas'
          : found === 'without-geometry'
            ? 'nothing in the file has a position'
            : 'there is nothing to convert in the file',
  not_a_zip: () => 'this is not a zip archive',
  zip_damaged: ({ entry }) => `the archive is damaged${entry === undefined ? '' : ` (${entry})`}`,
  zip_encrypted: ({ entry }) => `${entry} is protected by a password`,
  zip_method_unknown: ({ entry, method }) => `${entry} is packed by method ${method}, which is not supported`,
  missing_member: ({ extension }) => `there is no ${extension} file inside`,
  service_exception: ({ text }) => `the file is an error message of a service: ${text}`,
  crs_needed: ({ named, extent }) =>
    `the coordinates (${extent.map((value) => Math.round(value)).join(' ')}) are no degrees${named === undefined ? ' and the file names no reference system' : `, though the file names ${named}`}; name the right one with --crs, as --crs=EPSG:31467`,
  crs_does_not_fit: ({ crs }) => `the coordinates have no place in ${crs}; name the right system with --crs`,
  unknown_crs: ({ crs, missing }) =>
    `unknown coordinate system: ${crs}${missing === undefined || missing.name === crs ? '' : ` (${missing.kind} ${missing.name} is not known)`}; name the right one with --crs`,
  unknown_type: ({ what, value, record }) => `unknown ${what}: ${value}${inRecord(record)}`,
  aborted: () => 'cancelled',
  internal: ({ detail }) => `internal fault: ${detail}`,
}

const name = (format: string): string =>
  format === 'geojson' ? 'GeoJSON' : format === 'topojson' ? 'TopoJSON' : format.toUpperCase()

export function problemText(problem: GeodataProblem): string {
  return (sentences[problem.code] as (problem: GeodataProblem) => string)(problem)
}
