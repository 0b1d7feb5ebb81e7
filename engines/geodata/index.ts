export { epochSeconds } from './bytes/epoch-seconds.ts'
export { extensionOf, type GeodataInput, inputFromBlob, inputFromBytes } from './bytes/input.ts'
export { MemorySpill, type Spill } from './bytes/spill.ts'
export { type AskedPair, anyPairSlugs, parseAnyPair, usualTarget, usualTargets } from './catalogue/any-pair.ts'
export { type Advice, adviceFor, otherFile, otherThing, thingOfName } from './catalogue/other-files.ts'
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
  parseFormatPair,
} from './catalogue/pair.ts'
export { recognise } from './catalogue/recognise.ts'
export type { Recognised } from './catalogue/recognise-content.ts'
export { separateFiles } from './catalogue/separate-files.ts'
export { detectFormat } from './catalogue/sniff.ts'
export { type Target, targetsFor } from './catalogue/targets.ts'
export { writableFormats } from './catalogue/writable-formats.ts'
export { type FormatId, formatMetas, metaOf } from './formats/format-metas.ts'
export { formatById, formats } from './formats/formats.ts'
export type { BoundingBox } from './model/bounding-box.ts'
export type { DocumentInfo } from './model/document.ts'
export { FeatureBatch, featureKind, shapeType, valueKind } from './model/feature.ts'
export {
  type Aspect,
  type Fate,
  type Format,
  type FormatMeta,
  programs,
  type ReadOptions,
  type Room,
  type WriteOptions,
} from './model/format.ts'
export { type Note, type NoteCode, type NoteKind, noteKinds } from './notes/notes.ts'
export {
  asksForSystem,
  type GeodataProblem,
  type GeodataProblemCode,
  type NothingFound,
  type PositionLoss,
} from './notes/problem.ts'
export { convert, type InspectSummary, inspect } from './pipeline/convert.ts'
export { missingContent } from './pipeline/expect-content.ts'
export { outputName } from './pipeline/names.ts'
export { openParts, type PartRequest, type Parts } from './pipeline/parts.ts'
export type { Platform, Source } from './pipeline/read-request.ts'
export type { ConvertRequest, ConvertSummary } from './pipeline/reading.ts'
export type { Progress } from './pipeline/watch.ts'
export { journalsOf } from './sqlite/journal.ts'
export { type FieldChoice, printChoice, readChoice } from './steps/fields/field-choice.ts'
export { readRectangle } from './steps/rectangle.ts'
export { type Step, type StepChoices, type StepId, stepIds } from './steps/step.ts'
export { stepOf, steps } from './steps/steps.ts'
export { type FieldSummary, type ReadSummary, Tally } from './summary/tally.ts'
export { areaFarFrom } from './systems/far-from-area.ts'
export { archiveOf } from './zip/archive-of.ts'
export type { DeflaterFactory, InflaterFactory } from './zip/deflater.ts'
export { openArchive } from './zip/open-archive.ts'
