import { createContext } from 'react'
import type { Bounds } from './view.ts'

/** A rectangle on the map, and who wants one to be drawn: while somebody does, dragging draws in the place of moving the map. */
export interface Drawing {
  readonly rectangle: Bounds | undefined
  readonly onDrawn: ((rectangle: Bounds) => void) | undefined
}

export const DrawingContext = createContext<Drawing>({ rectangle: undefined, onDrawn: undefined })
