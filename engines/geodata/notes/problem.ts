import type { AxesChoice } from '#engines/coordinates/index.ts'

/** Every reason a geodata file cannot be read or written, with what a sentence about it needs. */
export type GeodataProblem =
  | { readonly code: 'empty_file' }
  /** `found` is the id of the format the first bytes look like, when one is recognised. */
  | { readonly code: 'not_this_format'; readonly expected: string; readonly found?: string }
  | { readonly code: 'pair_not_supported'; readonly from: string; readonly to: string }
  /** `featuresBefore` of them stand before the break, and are had with the option `partial`. */
  | { readonly code: 'truncated'; readonly offset: number; readonly line?: number; readonly featuresBefore?: number }
  | { readonly code: 'malformed'; readonly offset: number; readonly line?: number; readonly detail?: string }
  /** A limit that protects the reader's machine; `limit` is the most that is accepted. */
  | { readonly code: 'too_deep'; readonly limit: number; readonly offset?: number; readonly line?: number }
  | { readonly code: 'too_large'; readonly what: string; readonly limit: number }
  /** A sound file, read or written, that is longer than its format or this program can hold. */
  | { readonly code: 'file_too_large'; readonly name: string; readonly limitBytes: number }
  | { readonly code: 'expands_too_much'; readonly entry: string; readonly limit: number }
  /** Lines that are stored once would be written out so often that the result has more points than `limit`. */
  | { readonly code: 'unfolds_too_much'; readonly limit: number }
  | {
      readonly code: 'absurd_count'
      readonly what: string
      readonly declared: number
      readonly possible: number
      readonly record?: number
    }
  /** A document type that declares entities: what entity bombs and theft of local files are made of. */
  | { readonly code: 'entities_refused'; readonly offset: number; readonly line?: number }
  /** `because` is what was left out most, where anything was counted. */
  | {
      readonly code: 'no_usable_coordinates'
      readonly because?: { readonly code: PositionLoss; readonly count: number }
    }
  | { readonly code: 'checksum_wrong' }
  /** `examples` are the values of the first row, for who has to tell the columns apart. */
  | {
      readonly code: 'no_position_columns'
      readonly columns: readonly string[]
      readonly examples: readonly string[]
    }
  | { readonly code: 'unclosed_quote'; readonly offset: number; readonly line?: number }
  | { readonly code: 'database_damaged'; readonly detail?: string }
  /** `found` says what there is instead of features, `subject` names it (the address a link leads to). */
  | { readonly code: 'nothing_to_convert'; readonly found?: NothingFound; readonly subject?: string }
  | { readonly code: 'not_a_zip' }
  | { readonly code: 'zip_damaged'; readonly entry?: string }
  | { readonly code: 'zip_encrypted'; readonly entry: string }
  | { readonly code: 'zip_method_unknown'; readonly entry: string; readonly method: number }
  /** The archive or the set of files holds nothing of this kind (`.kml`, `.shp`). */
  | { readonly code: 'missing_member'; readonly extension: string }
  | { readonly code: 'service_exception'; readonly text: string }
  /** Numbers that cannot be degrees, and no system (or WGS 84, `named`) to go with them: the visitor is asked. `words` are texts of the file. */
  | {
      readonly code: 'crs_needed'
      readonly named?: string
      readonly extent: readonly [west: number, south: number, east: number, north: number]
      readonly words: string
    }
  /** The chosen system has no place for these numbers. */
  | { readonly code: 'crs_does_not_fit'; readonly crs: string }
  /** The numbers fall outside the area of use of the chosen system: where the first of them would be, and what the area is called. */
  | {
      readonly code: 'outside_crs_area'
      readonly crs: string
      readonly area: string
      readonly longitudeDegrees?: number
      readonly latitudeDegrees?: number
      readonly line?: number
    }
  /** X and Y, or two columns without a telling name, are inside the area in both orders: the custom of the system first. */
  | {
      readonly code: 'crs_axes_needed'
      readonly crs: string
      readonly choices: readonly {
        readonly axes: AxesChoice
        readonly longitudeDegrees: number
        readonly latitudeDegrees: number
      }[]
    }
  /** Some rows have their two numbers in one order, as many in the other one: the lines of the first of each, where they are known. */
  | { readonly code: 'crs_axes_mixed'; readonly line?: number; readonly otherLine?: number }
  /** The numbers are degrees, the chosen system is in metres. */
  | { readonly code: 'degrees_for_metres'; readonly crs: string; readonly line?: number }
  /** `missing` names what would have to be known: a code, a method, a kind of system that is no map. */
  | {
      readonly code: 'unknown_crs'
      readonly crs: string
      readonly missing?: { readonly kind: string; readonly name: string }
    }
  /** The format of the result is in WGS 84 by definition, or has no words for the system asked for (`crs`). */
  | { readonly code: 'crs_not_written'; readonly to: string; readonly crs?: string }
  /** A system without a code: other programs would not know what the file says. */
  | { readonly code: 'crs_without_code'; readonly crs: string }
  /** The system of the result has no numbers for a place of the file. */
  | {
      readonly code: 'place_outside_crs'
      readonly crs: string
      readonly longitudeDegrees: number
      readonly latitudeDegrees: number
    }
  /** The same for the system of the result. */
  | {
      readonly code: 'unknown_target_crs'
      readonly crs: string
      readonly missing?: { readonly kind: string; readonly name: string }
    }
  | { readonly code: 'unknown_type'; readonly what: string; readonly value: string; readonly record?: number }
  /** What is asked of a step is not in the words it knows. */
  | { readonly code: 'step_not_understood'; readonly step: string; readonly value: string }
  /** A step asks for a field that the file has not; these it has. */
  | { readonly code: 'step_field_unknown'; readonly field: string; readonly fields: readonly string[] }
  /** A step goes by something that nothing in the file has. */
  | { readonly code: 'step_lacks'; readonly step: string; readonly what: 'times' | 'laps' }
  /** More parts than anybody wants as files or layers. */
  | { readonly code: 'too_many_parts'; readonly limit: number }
  /** What was asked for leaves out every feature. */
  | { readonly code: 'nothing_left'; readonly steps: readonly string[] }
  | { readonly code: 'aborted' }
  /** `name` is that of the error, where it was one: who knows the platform can tell a full disk by it. */
  | { readonly code: 'internal'; readonly detail: string; readonly name?: string }

/** Notes of positions that were left out. */
export const positionLosses = [
  'points-without-position-dropped',
  'coordinates-unreadable',
  'points-out-of-range-dropped',
  'geometry-unreadable',
] as const
export type PositionLoss = (typeof positionLosses)[number]

/** What a file holds that cannot be converted to anything: links to a server, images, objects without a place. */
export type NothingFound = 'links' | 'overlays' | 'models' | 'without-geometry'

export type GeodataProblemCode = GeodataProblem['code']

/** Whether the problem goes away once the owner of the file names its reference system. */
export const asksForSystem = ({ code }: { readonly code: string }): boolean =>
  ['crs_needed', 'crs_does_not_fit', 'outside_crs_area', 'unknown_crs', 'degrees_for_metres'].includes(code)

/** Carries a problem out of a generator; `convert` and `inspect` turn it into a `Result`. */
export class GeodataError extends Error {
  readonly problem: GeodataProblem

  constructor(problem: GeodataProblem) {
    super(problem.code)
    this.problem = problem
  }
}

/** The file ends before it should: what is whole before that can be had. */
export const isCut = (error: unknown): boolean => error instanceof GeodataError && error.problem.code === 'truncated'

export function fail(problem: GeodataProblem): never {
  throw new GeodataError(problem)
}
