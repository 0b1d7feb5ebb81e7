import type { Conversion, ConversionProblem } from '#app/workers/geodata/protocol.ts'
import type { FormatId } from '#engines/geodata/index.ts'
import type { FileGroup } from './group-files.ts'

export interface Item extends FileGroup {
  readonly id: number
  /** The format it was accepted as; it goes when the visitor chooses another one to convert from. */
  readonly format: FormatId
  readonly sizeBytes: number
  /** What the content surely is, where that is another format than the chosen one. */
  readonly looksLike?: FormatId | undefined
  readonly status: ItemStatus
}

export type ItemStatus =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'converting' }
  | { readonly kind: 'done'; readonly conversion: Conversion }
  | { readonly kind: 'failed'; readonly problem: ConversionProblem }

/** What the red box says before a conversion starts; what a conversion itself says stands in the items. */
export type InputError =
  | {
      readonly kind: 'wrong-file-type'
      readonly extension: string
      /** The first of them, whose content may tell what it is. */
      readonly file: File
      /** Names of all of them, where others were chosen together with them. */
      readonly names: readonly string[]
      readonly looksLike?: FormatId
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
}

export const initialState: ConverterState = { items: [], error: undefined, progress: undefined, isCancelled: false }

export type ConverterAction =
  | { readonly kind: 'chosen'; readonly items: readonly Item[]; readonly error: InputError | undefined }
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

/** What has no result yet; when everything has one, everything once more, perhaps with another precision. */
export function filesToConvert(items: readonly Item[]): readonly Item[] {
  const unfinished = items.filter((item) => item.status.kind !== 'done')
  return unfinished.length > 0 ? unfinished : items
}

export function reduce(state: ConverterState, action: ConverterAction): ConverterState {
  switch (action.kind) {
    case 'chosen':
      return chosen(state, action.items, action.error)
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
        error: action.isSupported ? undefined : { kind: 'not-supported' },
        progress: undefined,
        isCancelled: false,
      }
    case 'refused':
      return { ...state, error: action.error, isCancelled: false }
    case 'progressed':
      return {
        ...withItem(state, action.id, { status: { kind: 'converting' } }),
        progress: action.progress,
        error: undefined,
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
function chosen(state: ConverterState, items: readonly Item[], error: InputError | undefined): ConverterState {
  if (items.length === 0) return { ...state, error, isCancelled: false }
  // Files the system opens may arrive while others are being converted: they wait for their turn.
  if (state.progress !== undefined) return { ...state, items: [...state.items, ...items], error }
  const kept = state.items.filter(
    (item) => item.status.kind === 'waiting' && !items.some((added) => isSameFile(item, added)),
  )
  return { items: [...kept, ...items], error, progress: undefined, isCancelled: false }
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
