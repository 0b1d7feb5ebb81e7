import type { Localized } from '#engines/core/index.ts'

/** The words of a category's pages. A page ships those of its own category only. */
export interface CategoryTexts {
  readonly title: Localized
  readonly description: Localized
  /** Pairs people ask for most have words of their own, by slug. */
  readonly presets: Readonly<Record<string, { readonly title: Localized; readonly description: Localized }>>
}
