export { type AskedPair, anyPairSlugs, parseAnyPair, usualTarget } from './any-pair.ts'
export { epochSeconds } from './bridge/epoch-seconds.ts'
export {
  type ConvertRequest,
  type ConvertSummary,
  convert,
  type InspectSummary,
  inspect,
  outputName,
} from './convert.ts'
export type { DocumentInfo } from './document.ts'
export { missingContent } from './expect-content.ts'
export { FeatureBatch, featureKind, shapeType, valueKind } from './feature.ts'
export type { Format, FormatId, FormatMeta, ReadOptions, Room, Spill, WriteOptions } from './format.ts'
export { formatMetas } from './format-metas.ts'
export { formatById, formats } from './formats.ts'
export { extensionOf, type GeodataInput, inputFromBlob, inputFromBytes } from './input.ts'
export { type Note, type NoteCode, type NoteKind, noteKinds } from './notes.ts'
export { otherFile } from './other-files.ts'
export {
  allFormatPairs,
  allPairSlugs,
  type FamilyId,
  type FormatPair,
  families,
  familyOf,
  formatPairSlug,
  formatsOfFamily,
  isFamilyId,
  isPairSupported,
  metaOf,
  parseFormatPair,
} from './pair.ts'
export { asksForSystem, type GeodataProblem, type GeodataProblemCode, type NothingFound } from './problem.ts'
export type { Platform, Source } from './read-request.ts'
export { recognise } from './recognise.ts'
export type { Recognised } from './recognise-content.ts'
export { detectFormat } from './sniff.ts'
export { MemorySpill } from './spill.ts'
export { journalsOf } from './sqlite/journal.ts'
export { type BoundingBox, type FieldSummary, type ReadSummary, Tally } from './tally.ts'
export { type Aspect, type Fate, type Target, targetsFor, writableFormats } from './targets.ts'
export type { Progress } from './watch.ts'
export { archiveOf } from './zip/archive-of.ts'
export type { DeflaterFactory, InflaterFactory } from './zip/deflater.ts'
export { openArchive } from './zip/open-archive.ts'
export { separateFiles } from './zip/separate-files.ts'
