import type { Result } from '#engines/core/index.ts'
import type {
  ConvertSummary,
  FormatId,
  GeodataProblem,
  ReadOptions,
  StepChoices,
  WriteOptions,
} from '#engines/geodata/index.ts'
import type { Picture } from './picture.ts'
import type { TrackProfile } from './profile-sampler.ts'
import type { TableSample } from './table-sampler.ts'

/** One file to convert; a shapefile may come as its several files. */
export interface ConversionJob {
  readonly files: readonly File[]
  readonly from: FormatId
  readonly to: FormatId
  readonly options: WriteOptions
  /** Further files that become one with the first. */
  readonly merge: readonly { readonly files: readonly File[]; readonly from: FormatId }[]
  readonly readOptions: ReadOptions
  /** With how many files it shares the map, itself counted. */
  readonly sharers: number
  /** What is done on the way. */
  readonly steps: StepChoices
  readonly part?: PartOfFile | undefined
  /** The one layer that is wanted, where the file has several. */
  readonly layer?: Layer | undefined
}

/** The one part that is wanted of those the steps make of a file. */
export interface PartOfFile {
  readonly name: string
  /** The number of the file in the list: its parts are read once, and kept until the last of them. */
  readonly file: number
  readonly isLast: boolean
}

/** A layer of a file: 1 + its place among its folders, and its name, which the result gets. */
export interface Layer {
  readonly number: number
  readonly name: string
}

export interface ConversionProgress {
  readonly bytesRead: number
  readonly bytesTotal: number
}

/** The result, and what a visitor wants to see before trusting it. */
export interface Conversion {
  readonly name: string
  /** On the disk of the visitor where the browser has a private place there, so a large result fills no memory. */
  readonly content: Blob
  readonly summary: ConvertSummary
  readonly picture: Picture | undefined
  readonly profile: TrackProfile | undefined
  readonly table: TableSample
}

/** What can go wrong around the engine, besides what can be wrong with a file. */
export type ConversionProblem =
  | GeodataProblem
  | { readonly code: 'storage_full' }
  | { readonly code: 'file_changed' }
  | { readonly code: 'worker_failed' }

export type ConversionOutcome = Result<Conversion, ConversionProblem>

export interface WorkerRequest {
  readonly job: ConversionJob
  /** Folder and file name for the result in the browser's private storage; none where it is not offered. */
  readonly place: TemporaryPlace | undefined
  /** Files of datum shifts that are open. */
  readonly grids: readonly File[]
}

export interface TemporaryPlace {
  readonly folder: string
  readonly file: string
}

export type WorkerReply =
  | { readonly kind: 'started'; readonly lifeLock: string }
  | { readonly kind: 'progress'; readonly progress: ConversionProgress }
  | { readonly kind: 'finished'; readonly outcome: ConversionOutcome }
