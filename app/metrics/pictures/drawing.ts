import type { ComponentType } from 'react'
import type { Language } from '#engines/core/index.ts'
import type { Category, Landmark, Pair } from '#engines/units/index.ts'
import type { TypedValue } from '../use-typed-value.ts'

export interface PictureProps {
  category: Category
  pair: Pair
  language: Language
  typed: TypedValue
}

/** How a category draws a value beside things people know. */
export type Drawing = ComponentType<DrawingProps>

export interface DrawingProps extends PictureProps {
  /** In the base unit; a double is enough to draw with. Null when there is nothing to draw. */
  baseValue: number | null
  /** In the typed unit, as a plain number. */
  typedPlain: string
  things: readonly SizedThing[]
}

/** A thing people know, and how large it is in the base unit. */
export interface SizedThing {
  readonly size: number
  readonly thing: Landmark
}
