import type { IconName } from '#app/ui/icon.tsx'

/** One line below the box: what the text comes to, and how it was understood. */
export interface Answer {
  readonly icon: IconName
  /** The result itself. */
  readonly title: string
  /** What was understood, and by which tool. */
  readonly detail: string
  /** Where more of it is: below the language segment, with what was typed behind `#`. */
  readonly path: string
  /** Pages with rights of their own are loaded as documents of their own. */
  readonly isOwnDocument: boolean
  /** Goes along in memory, never in the address. */
  readonly token?: string
  readonly files?: readonly File[]
}
