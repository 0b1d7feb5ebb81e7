import { useMemo, useState } from 'react'
import type { Drawing } from '#app/map/drawing.ts'
import type { Bounds } from '#app/map/view.ts'
import { readRectangle, type StepChoices } from '#engines/geodata/index.ts'

/** The rectangle of the steps, on the map and drawn there. */
export function useDrawnRectangle(steps: StepChoices, onChange: (steps: StepChoices) => void) {
  const [isDrawing, setDrawing] = useState(false)
  const id = steps.area === undefined ? 'clip' : 'area'
  const text = steps[id]
  const drawing = useMemo((): Drawing => {
    const found = text === undefined ? undefined : readRectangle(text)
    const rectangle = found && { westDegrees: found.west, southDegrees: found.south, eastDegrees: found.east, northDegrees: found.north } // biome-ignore format: one line
    const onDrawn = (drawn: Bounds) => {
      setDrawing(false)
      onChange({ ...steps, [id]: rectangleText(drawn) })
    }
    return { rectangle, onDrawn: isDrawing ? onDrawn : undefined }
  }, [text, isDrawing, steps, id, onChange])
  return { drawing, isDrawing, setDrawing }
}

/** No more digits than were drawn. */
const rectangleText = ({ westDegrees, southDegrees, eastDegrees, northDegrees }: Bounds): string =>
  [westDegrees, southDegrees, eastDegrees, northDegrees].map((degrees) => Number((degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees).toFixed(6))).join(', ') // biome-ignore format: one line
