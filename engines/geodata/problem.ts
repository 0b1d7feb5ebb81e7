import type { Problem } from '#engines/core/index.ts'

/** Every reason a geodata file cannot be read or written, with what a sentence about it needs. */
export type GeodataProblem =
  | { readonly code: 'empty-file' }
  /** `found` is the id of the format the first bytes look like, when one is recognised. */
  | { readonly code: 'not-this-format'; readonly expected: string; readonly found?: string }
  | { readonly code: 'pair-not-supported'; readonly from: string; readonly to: string }
  | { readonly code: 'truncated'; readonly offset: number; readonly line?: number }
  | { readonly code: 'malformed'; readonly offset: number; readonly line?: number; readonly detail?: string }
  /** A limit that protects the reader's machine; `limit` is the most that is accepted. */
  | { readonly code: 'too-deep'; readonly limit: number; readonly offset?: number; readonly line?: number }
  | { readonly code: 'too-large'; readonly what: string; readonly limit: number }
  /** A sound file, read or written, that is longer than its format or this program can hold. */
  | { readonly code: 'file-too-large'; readonly name: string; readonly limitBytes: number }
  | { readonly code: 'expands-too-much'; readonly entry: string; readonly limit: number }
  /** Lines that are stored once would be written out so often that the result has more points than `limit`. */
  | { readonly code: 'unfolds-too-much'; readonly limit: number }
  | {
      readonly code: 'absurd-count'
      readonly what: string
      readonly declared: number
      readonly possible: number
      readonly record?: number
    }
  /** A document type that declares entities: what entity bombs and theft of local files are made of. */
  | { readonly code: 'entities-refused'; readonly offset: number; readonly line?: number }
  | { readonly code: 'no-usable-coordinates' }
  | { readonly code: 'checksum-wrong' }
  | { readonly code: 'no-position-columns'; readonly columns: readonly string[] }
  | { readonly code: 'unclosed-quote'; readonly offset: number; readonly line?: number }
  | { readonly code: 'database-damaged'; readonly detail?: string }
  /** `found` says what there is instead of features, `subject` names it (the address a link leads to). */
  | { readonly code: 'nothing-to-convert'; readonly found?: NothingFound; readonly subject?: string }
  | { readonly code: 'not-a-zip' }
  | { readonly code: 'zip-damaged'; readonly entry?: string }
  | { readonly code: 'zip-encrypted'; readonly entry: string }
  | { readonly code: 'zip-method-unknown'; readonly entry: string; readonly method: number }
  /** The archive or the set of files holds nothing of this kind (`.kml`, `.shp`). */
  | { readonly code: 'missing-member'; readonly extension: string }
  | { readonly code: 'service-exception'; readonly text: string }
  /** Numbers that cannot be degrees, and no system (or WGS 84, `named`) to go with them: the visitor is asked. `words` are texts of the file. */
  | {
      readonly code: 'crs-needed'
      readonly named?: string
      readonly extent: readonly [west: number, south: number, east: number, north: number]
      readonly words: string
    }
  /** The chosen system has no place for these numbers. */
  | { readonly code: 'crs-does-not-fit'; readonly crs: string }
  /** `missing` names what would have to be known: a code, a method, a kind of system that is no map. */
  | {
      readonly code: 'unknown-crs'
      readonly crs: string
      readonly missing?: { readonly kind: string; readonly name: string }
    }
  | { readonly code: 'unknown-type'; readonly what: string; readonly value: string; readonly record?: number }
  | { readonly code: 'aborted' }
  | { readonly code: 'internal'; readonly detail: string }

/** What a file holds that cannot be converted to anything: links to a server, images, objects without a place. */
export type NothingFound = 'links' | 'overlays' | 'models' | 'without-geometry'

export type GeodataProblemCode = GeodataProblem['code']

type IsProblem = GeodataProblem extends Problem ? true : never
export const problemsAreProblems: IsProblem = true

/** Carries a problem out of a generator; `convert` and `inspect` turn it into a `Result`. */
export class GeodataError extends Error {
  readonly problem: GeodataProblem

  constructor(problem: GeodataProblem) {
    super(problem.code)
    this.problem = problem
  }
}

export function fail(problem: GeodataProblem): never {
  throw new GeodataError(problem)
}
