import type { ToolRow } from '#app/tool-rows.ts'
import type { IconName } from '#app/ui/icon.tsx'

/** Texts are functions: the language is known only when a page is drawn. */
type Text = () => string

export interface Category {
  readonly id: string
  readonly title: Text
  readonly description: Text
  readonly icon: IconName
  /** The two ends of the category's colour, as CSS colours. */
  readonly gradient: readonly [from: string, to: string]
  readonly enabled: boolean
  readonly path: string
  readonly subcategories: readonly ToolRow[]
  /** The line below them, where its page has more of them. */
  readonly more?: Text
}

/** One with tools, and so with pages. */
export type ToolCategory = Category & { readonly id: ToolRow['category'] }
