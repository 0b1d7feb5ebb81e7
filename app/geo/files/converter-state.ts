import type { Conversion, ConversionProblem, Layer } from '#app/workers/geodata/protocol.ts'
import type { FormatId, ReadOptions, StepChoices } from '#engines/geodata/index.ts'
import type { FileGroup } from './group-files.ts'

export interface Item extends FileGroup {
  readonly id: number
  /** The format it was accepted as; it goes when the visitor chooses another one to convert from. */
  readonly format: FormatId
  readonly sizeBytes: number
  /** How the visitor wants it read, where the file leaves a choice. */
  readonly way?: Way
  /** What is done on the way, where it is looked at after that. */
  readonly steps?: StepChoices
  /** The one it is a part of. */
  readonly partOf?: PartOf
  /** Further files that become one with it. */
  readonly mergedWith?: readonly Pick<Item, 'files' | 'format' | 'name'>[]
  /** What the content surely is, where that is another format than the chosen one. */
  readonly looksLike?: FormatId | undefined
  readonly status: ItemStatus
}

/** A part of a file, which the step `split` made by these words. */
export interface PartOf {
  readonly whole: Item
  readonly name: string
  readonly split: string
}

/** A way to read a file: the encoding of its table, one of its layers. */
export interface Way {
  readonly readOptions?: ReadOptions
  readonly layer?: Layer
}

export type ItemStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'converting' }
  | { readonly kind: 'done'; readonly conversion: Conversion; readonly isPacked: boolean }
  | { readonly kind: 'failed'; readonly problem: ConversionProblem }

/** What the red box says before a conversion starts; what a conversion itself says stands in the items. */
export type InputError =
  | {
      readonly kind: 'wrong-file-type'
      readonly extension: string
      /** The first of them, whose content may tell what it is. */
      readonly file: File
      readonly files: readonly File[]
      /** Names of all of them, where others were chosen together with them. */
      readonly names: readonly string[]
      readonly looksLike?: FormatId
      /** What is known of a content that no format reads: a picture, the location history of Google. */
      readonly reason?: ConversionProblem
    }
  | { readonly kind: 'no-file' }
  | { readonly kind: 'not-supported' }

export interface OverallProgress {
  readonly doneBytes: number
  readonly totalBytes: number
  readonly secondsLeft: number | undefined
  readonly fileNumber: number
  readonly fileCount: number
}

export interface ConverterState {
  readonly items: readonly Item[]
  readonly error: InputError | undefined
  /** Present while converting. */
  readonly progress: OverallProgress | undefined
  readonly isCancelled: boolean
  /** The page has changed to the format this file turned out to be. */
  readonly switched: Switched | undefined
}

export interface Switched {
  readonly name: string
  readonly format: FormatId
}

export const initialState: ConverterState = {
  items: [],
  error: undefined,
  progress: undefined,
  isCancelled: false,
  switched: undefined,
}

export type ConverterAction =
  | {
      readonly kind: 'chosen'
      readonly items: readonly Item[]
      readonly error: InputError | undefined
      readonly switched?: Switched
    }
  | { readonly kind: 'replaced'; readonly id: number; readonly items: readonly Item[] }
  | { readonly kind: 'recognised'; readonly id: number; readonly looksLike: FormatId }
  | { readonly kind: 'rejected-recognised'; readonly file: File; readonly looksLike: FormatId }
  | { readonly kind: 'removed'; readonly id: number }
  | { readonly kind: 'cleared' }
  | { readonly kind: 'formats-changed'; readonly from: FormatId; readonly isSupported: boolean }
  | { readonly kind: 'refused'; readonly error: InputError }
  | { readonly kind: 'progressed'; readonly id: number; readonly progress: OverallProgress }
  | { readonly kind: 'item-ended'; readonly id: number; readonly status: ItemStatus }
  | { readonly kind: 'finished' }
  | { readonly kind: 'cancelled' }

/** What the lists call it: a layer on its own by its name as well. */
export const titleOf = ({ name, way, partOf }: Pick<Item, 'name' | 'way' | 'partOf'>): string =>
  [name, way?.layer?.name, partOf?.name].filter((each) => each !== undefined).join(' · ')

/** What has no result yet; when everything has one, everything once more, perhaps with another precision. */
export function filesToConvert(items: readonly Item[]): readonly Item[] {
  const unfinished = items.filter((item) => item.status.kind !== 'done')
  return unfinished.length > 0 ? unfinished : items
}

export function reduce(state: ConverterState, action: ConverterAction): ConverterState {
  switch (action.kind) {
    case 'chosen':
      return chosen(state, action)
    case 'replaced':
      return {
        ...state,
        items: state.items.flatMap((item) => (item.id === action.id ? action.items : [item])),
        error: undefined,
        isCancelled: false,
      }
    case 'recognised':
      return withItem(state, action.id, { looksLike: action.looksLike })
    case 'rejected-recognised':
      if (state.error?.kind !== 'wrong-file-type' || state.error.file !== action.file) return state
      return { ...state, error: { ...state.error, looksLike: action.looksLike } }
    case 'removed':
      return {
        ...state,
        items: state.items.filter((item) => item.id !== action.id),
        error: undefined,
        isCancelled: false,
      }
    case 'cleared':
      return initialState
    case 'formats-changed':
      return {
        items: state.items.filter((item) => item.format === action.from).map(waiting),
        switched: state.switched?.format === action.from ? state.switched : undefined,
        error: action.isSupported ? undefined : { kind: 'not-supported' },
        progress: undefined,
        // What was under way ends with its pair, and not without a word.
        isCancelled: state.progress !== undefined,
      }
    case 'refused':
      return { ...state, error: action.error, isCancelled: false }
    case 'progressed':
      return {
        ...withItem(state, action.id, { status: { kind: 'converting' } }),
        progress: action.progress,
        // What was wrong with a file that came meanwhile stays to be read.
        error: state.progress === undefined ? undefined : state.error,
        isCancelled: false,
      }
    case 'item-ended':
      return withItem(state, action.id, { status: action.status })
    case 'finished':
      return { ...state, progress: undefined }
    case 'cancelled':
      return {
        ...state,
        items: state.items.map((item) => (item.status.kind === 'converting' ? waiting(item) : item)),
        progress: undefined,
        isCancelled: true,
      }
  }
}

/** Files join those that wait; what is finished makes room for them. A rejected file leaves everything as it is. */
function chosen(
  state: ConverterState,
  { items, error, switched }: Extract<ConverterAction, { kind: 'chosen' }>,
): ConverterState {
  if (items.length === 0) return { ...state, error, isCancelled: false }
  // Files may be dropped while others are being converted: they wait for their turn.
  if (state.progress !== undefined) return { ...state, items: [...state.items, ...items], error }
  const kept = state.items.filter(
    (item) => item.status.kind === 'waiting' && !items.some((added) => isSameFile(item, added)),
  )
  return { items: [...kept, ...items], error, progress: undefined, isCancelled: false, switched }
}

const isSameFile = (first: Item, second: Item): boolean =>
  first.name === second.name &&
  first.sizeBytes === second.sizeBytes &&
  first.files[0]?.lastModified === second.files[0]?.lastModified

const waiting = (item: Item): Item => ({ ...item, status: { kind: 'waiting' } })

const withItem = (state: ConverterState, id: number, change: Partial<Item>): ConverterState => ({
  ...state,
  items: state.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
})
