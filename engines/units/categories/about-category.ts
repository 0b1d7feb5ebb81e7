import type { Localized } from '#engines/core/index.ts'

/** What is said of a category where its units are not: on cards, in the table of tools. Every page may carry it, so it is short. */
export interface AboutCategory {
  /** Part of addresses: lower-case letters. */
  readonly id: string
  readonly name: Localized
  /** Lines on a square of 24 units, as the path of an SVG image has them; or the name of an icon of the site, which `app/tools.ts` checks. */
  readonly icon: string
  /** Offered when the installed app's icon is pressed long. */
  readonly isShortcut?: true
  /** One of SPEC's six, which stand first: every pair of their units has a page of its own. */
  readonly isFirst?: true
}
