import type { IconName } from '#app/ui/icon.tsx'

/** Texts are functions: the language is known only when a page is drawn. */
type Text = () => string

export interface Subcategory {
  readonly id: string
  readonly title: Text
  readonly icon: IconName
  /** Below the language segment. */
  readonly path: string
  /** The page may do what others may not, and gets that permission only when it is loaded as a document of its own. */
  readonly ownDocument?: true
}

export interface Category {
  readonly id: string
  readonly title: Text
  readonly description: Text
  readonly icon: IconName
  /** The two ends of the category's colour, as CSS colours. */
  readonly gradient: readonly [from: string, to: string]
  readonly enabled: boolean
  readonly path: string
  readonly subcategories: readonly Subcategory[]
}
