import type { AxesChoice, TargetSystem } from '#engines/coordinates/index.ts'
import type { Localized } from '#engines/core/index.ts'
import type { GeodataInput } from '../bytes/input.ts'
import type { Spill } from '../bytes/spill.ts'
import type { Notes } from '../notes/notes.ts'
import type { DeflaterFactory, InflaterFactory } from '../zip/deflater.ts'
import type { DocumentInfo } from './document.ts'
import type { FeatureBatch } from './feature.ts'
import { shapeNames } from './shape-names.ts'

/** Something a file has and a target may have no room for. */
export type Aspect =
  | 'elevations'
  | 'times'
  | 'point-values'
  | 'other-values'
  | 'measures'
  | 'attributes'
  | 'styles'
  | 'display'
  | 'images'
  | 'metadata'
  | 'folders'
  | 'without-place'
  | 'areas'
  | 'multipoints'
  | 'parts'
  | 'collections'
  | 'lines'
  | 'types'
  | 'long-names'
  | 'long-texts'

/** What becomes of an aspect: carried as it is, in another form, or not at all. */
export type Fate = 'kept' | 'changed' | 'lost'

/** What a target has room for. What it has not is carried another way by the bridge, or counted as lost. */
export interface Room {
  /** Times and sensor values of points: as the format's own, in lists beside the coordinates, times as measures, or nowhere. */
  readonly pointValues: 'own' | 'lists' | 'measures' | 'none'
  readonly measures: boolean
  /** Folders within folders, layers beside each other, a kind for each feature (waypoint, route, track), or none: then they become a column. */
  readonly folders: 'tree' | 'layers' | 'kinds' | 'none'
  /** All there is, colours of lines, or none: then they become columns by the names of simplestyle. */
  readonly styles: 'all' | 'lines' | 'none'
  /**
   * Texts about the whole document: all of them, those the format has an element for, its title, its title where no layer has a name of its
   * own, or none.
   */
  readonly metadata: 'all' | 'known' | 'title' | 'title-without-layers' | 'none'
  /** Images may lie beside the document. */
  readonly images?: true
  /** Positions have no elevation. */
  readonly isFlat?: true
  /** The format's own elements for a name and a description, which plain properties of those names become. */
  readonly names: boolean
  /** The writer takes features longer than a batch in pieces; others are handed them whole. */
  readonly pieces: boolean
  /** Which lines may have a single point: all, or those of tracks. The point of other lines is written twice. */
  readonly shortLines?: 'all' | 'tracks'
  /** Bytes of the longest name of a column. */
  readonly nameBytes?: number
  /** A reference system is named by such a text, not by a code alone. */
  readonly namesSystemBy?: 'wellKnownText' | 'projJson'
  /** There are no attributes but these. */
  readonly keepsFields?: readonly string[]
  /** Points of lines have no values but these. */
  readonly keepsValues?: readonly string[]
  /** What else becomes of what a file may have; without a word here it is kept. */
  readonly fates?: Readonly<Partial<Record<Aspect, Fate>>>
}

/** Data about a format, and a look at first bytes. A `meta.ts` imports types and what that look needs only, so that a page can list formats cheaply. */
export interface FormatMeta<Id extends string = string> {
  readonly id: Id
  /** The two pages of the specification convert within their category; `other` formats are on neither. */
  readonly category: 'gps' | 'vector' | 'other'
  readonly name: string
  readonly description: Localized
  /** With its dot; the first check of a chosen file and the ending of a written one. */
  readonly extension: string
  /** Other endings a reader accepts. */
  readonly otherExtensions: readonly string[]
  /** Endings of the files that belong to one of these and stand beside it under its name. */
  readonly companions?: readonly string[]
  readonly mimeType: string
  /** What follows the base name of a written file, where it is not `extension` (`.shp.zip`). */
  readonly outputExtension?: string
  readonly outputMimeType?: string
  /** An archive is of this format where a file of this ending lies in it. */
  readonly archiveOf?: string
  /** Formats whose files are read as well, whatever they are called. */
  readonly alsoReads?: readonly string[]
  /** Files of this other format look the same at their beginning: the name decides. */
  readonly beginsAs?: string
  /** Files of this format are recordings of one's way: what matters are the points. */
  readonly isRecording?: true
  /** What it calls layers are maps of their own; the folders of other formats are an order within one map. */
  readonly hasLayers?: true
  /** The file is no text. */
  readonly isBinary?: true
  /** Absent where a format is only read. */
  readonly room?: Room
  /** Of it what programs take that take less. */
  readonly roomFor?: Readonly<Partial<Record<Program, Room>>>
  /** Options of the writer that mean something to this format. */
  readonly options?: readonly (keyof WriteOptions)[]
  /** The writer prints ordinates with the digits the source has; only then do readers keep them. */
  readonly keepsDigits: boolean
  /** Formats with the same value hold the same kind of document, which is handed on as it is where possible. */
  readonly document?: string
  /** Whether these first bytes (up to `sniffedBytes`) look like the format; 0 no, 1 perhaps, 2 surely. */
  sniff(firstBytes: Uint8Array): 0 | 1 | 2
}

export interface ReadContext {
  readonly notes: Notes
  readonly document: DocumentInfo
  readonly keepDigits: boolean
  /** Aborting ends the reader at its next batch; `convert` looks after it, readers need not. */
  readonly signal?: AbortSignal
  readonly createInflater?: InflaterFactory
  readonly createSpill?: () => Spill
  readonly options?: ReadOptions
}

/**
 * A reader yields one batch again and again. It throws a `GeodataError` when the input is not usable, and adds notes for what it
 * leaves out. A shapefile has several inputs; the others have one.
 */
export type Reader = (
  inputs: readonly GeodataInput[],
  context: ReadContext,
) => AsyncGenerator<FeatureBatch, void, undefined>

export interface WriteContext {
  /** The reference system the numbers of the batches are in; WGS 84 where there is none. */
  readonly system?: TargetSystem
  readonly notes: Notes
  readonly document: DocumentInfo
  /** Name of the source without its extension, for names inside the result. */
  readonly baseName: string
  readonly options: WriteOptions
  readonly written: WrittenCounts
  createSpill(): Spill
  readonly createDeflater: DeflaterFactory
  /** The inputs themselves, for writers that carry them over byte by byte. */
  readonly inputs: readonly GeodataInput[]
}

/** What a format is written for, where a program takes less of it than others. */
export const programs = ['mymaps'] as const
export type Program = (typeof programs)[number]

/** What there is room for, with the program that the result is meant for. */
export const roomOf = ({ room, roomFor }: FormatMeta, program?: Program): Room | undefined =>
  (program === undefined ? undefined : roomFor?.[program]) ?? room

export interface WriteOptions {
  /** TopoJSON: number of steps of the grid along each axis, or none. */
  readonly quantization?: number
  /** The reference system of the result, where its format can name one: a code or a name. WGS 84 without it. */
  readonly crs?: string
  /** Decimals of the coordinates, 0 to 15. */
  readonly precision?: number
  /** CSV: a row for each feature with its geometry as text, or a row for each point. Without it: points for tracks and points. */
  readonly rows?: 'feature' | 'point'
  /** CSV: the mark between values. */
  readonly delimiter?: ',' | ';' | '\t' | '|'
  /** GPX: what lines become that are neither in their source. */
  readonly lines?: 'track' | 'route'
  /** KML: as a program takes it that takes less than others. */
  readonly for?: Program
}

/** A table of a recording has a row for each point, of anything else a row for each feature. */
export const usualRows = (from: FormatMeta): 'feature' | 'point' => (from.isRecording ? 'point' : 'feature')

/** How a table is to be read where its names do not tell. */
export interface ReadOptions {
  /** Of a file that ends too early, what stands before the break is converted; without it that is a problem. */
  readonly partial?: boolean
  /** CSV: names (or numbers from 1) of the columns that hold longitude and latitude, or a geometry as WKT or GeoJSON. */
  readonly longitudeColumn?: string
  readonly latitudeColumn?: string
  readonly geometryColumn?: string
  readonly delimiter?: string
  /** The reference system of the coordinates, by the visitor's choice: in the place of what the file says or does not say. */
  readonly crs?: string
  /** CSV: which of X and Y is north, or of two columns the first; only asked where the area of the system leaves both open. */
  readonly axes?: AxesChoice
  /** CSV and the table of a shapefile: an encoding label as the web platform knows them. */
  readonly encoding?: string
}

/** What a writer has put into the result: filled by the writer, shown beside what was read. */
export class WrittenCounts {
  features = 0
  points = 0
  readonly geometryTypes = new Map<string, number>()

  /** All of a batch, for writers that hand on what was read. */
  addBatch(batch: FeatureBatch): void {
    this.points += batch.pointCount
    for (let feature = batch.continuesFeature ? 1 : 0; feature < batch.featureCount; feature++) {
      const shape = batch.firstShape[feature]!
      this.add(shape === batch.firstShape[feature + 1] ? 'None' : shapeNames[batch.shape[shape]!]!)
    }
  }

  add(geometryType: string, count = 1): void {
    this.features += count
    this.geometryTypes.set(geometryType, (this.geometryTypes.get(geometryType) ?? 0) + count)
  }
}

/** A writer yields chunks that are valid until the next one is asked for. */
export type Writer = (
  batches: AsyncIterable<FeatureBatch>,
  context: WriteContext,
) => AsyncGenerator<Uint8Array, void, undefined>

export interface Format<Id extends string = string> {
  readonly meta: FormatMeta<Id>
  /** Loaded when first needed, so that a page carries only what it uses. */
  loadReader(): Promise<Reader>
  loadWriter?(): Promise<Writer>
}
