import type { ContentEncoding } from './negotiate-encoding.ts'

/**
 * The whole built site in one file, every file of it compressed in each encoding once, at build time. A server reads it into memory at
 * start and never touches the disk again; the static folder beside it stays as small as a content delivery network wants it.
 */
export interface PackIndex {
  /** Of the whole pack: one that was cut short, or belongs to another build, would answer with rubbish. */
  readonly sha256: string
  readonly files: readonly PackedFile[]
  /** Assets of the release before, kept for its open tabs. */
  readonly carried?: readonly string[]
}

export interface PackedFile {
  /** Path inside `build/client`, with a leading slash. */
  readonly file: string
  readonly etag: string
  readonly size: number
  /** Smallest first; identity is last and stands only for files that do not shrink. */
  readonly variants: readonly PackedVariant[]
}

export interface PackedVariant {
  readonly encoding: ContentEncoding | 'identity'
  readonly offset: number
  readonly length: number
}

export const packFileName = 'site.pack'
export const packIndexFileName = 'site.pack.json'
