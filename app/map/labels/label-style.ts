import type { Label } from '../tiles/decode-tile.ts'

export interface LabelStyle {
  readonly pixels: number
  readonly weight: 400 | 500 | 600
  readonly isItalic: boolean
  readonly colour: 'placeName' | 'countryName' | 'waterName'
  /** Room kept free on every side: the less a name matters, the more it has to be alone. */
  readonly gapPixels: number
}

/** How a name is written at a zoom. */
export function styleOf({ kind, from, more }: Label, zoom: number): LabelStyle {
  const importance = zoom - from
  const base = { weight: 500, isItalic: false, colour: 'placeName', gapPixels: 4 } as const
  if (kind === 'country') return { ...base, pixels: importance > 1.5 ? 13 : 11, weight: 600, colour: 'countryName' }
  if (kind === 'sea')
    return { ...base, pixels: more > 12 || importance > 2 ? 13 : 12, weight: 400, isItalic: true, colour: 'waterName' }
  if (kind === 'river') return { ...base, pixels: 11, weight: 400, isItalic: true, colour: 'waterName' }
  if (kind === 'peak') return { ...base, pixels: 11, gapPixels: 6 }
  if (kind === 'capital') return { ...base, pixels: importance > 1 ? 14 : 12, weight: 600 }
  if (importance > 3.5) return { ...base, pixels: 14, weight: 600 }
  return importance > 1.5 ? { ...base, pixels: 12.5 } : { ...base, pixels: 11.5, weight: 400, gapPixels: 7 }
}

/** A country, a sea or a river that fills more than the picture is not named by its middle any more. */
export const isShown = ({ from }: Label, zoom: number): boolean => from <= zoom + 0.35
