import { useEffect, useRef } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { drawInWorker } from '#app/workers/geodata/picture-client.ts'
import type { Picture } from '#app/workers/geodata/picture-sampler.ts'
import type { Language } from '#engines/core/index.ts'
import type { ReadSummary } from '#engines/geodata/index.ts'
import { formatDegrees } from './numbers.ts'

interface PictureCanvasProps {
  picture: Picture
  read: ReadSummary
  label: string
}

/** Drawn anew in its own colour when its size or the colour scheme changes. */
export function PictureCanvas({ picture, read, label }: PictureCanvasProps) {
  const language = useLanguage()
  const canvas = useRef<HTMLCanvasElement>(null)

  useEffect(() => {
    const element = canvas.current
    if (element === null) return
    let drawing = new AbortController()
    const redraw = () => {
      drawing.abort()
      drawing = new AbortController()
      drawInto(element, picture, drawing.signal).catch(() => undefined)
    }
    const size = new ResizeObserver(redraw)
    size.observe(element)
    const scheme = matchMedia('(prefers-color-scheme: dark)')
    scheme.addEventListener('change', redraw)
    const theme = new MutationObserver(redraw)
    theme.observe(document.documentElement, { attributeFilter: ['data-theme'] })
    return () => {
      drawing.abort()
      size.disconnect()
      scheme.removeEventListener('change', redraw)
      theme.disconnect()
    }
  }, [picture])

  return (
    <div>
      <h3 className="mb-2 font-semibold">{m.geodata_picture()}</h3>
      <canvas
        ref={canvas}
        role="img"
        aria-label={label}
        className="block h-64 w-full rounded-field border border-line bg-sunken text-accent sm:h-96"
      />
      <p className="mt-1 text-sm text-muted tabular">
        {m.geodata_bounds(extentTexts(picture, read, language))}
        {picture.thinned && <> {m.geodata_picture_thinned()}</>}
      </p>
    </div>
  )
}

/** Around the 180th meridian the picture knows better where the data lies than the plain least and greatest. */
function extentTexts({ bounds }: Picture, { boundingBox, crossesAntimeridian }: ReadSummary, language: Language) {
  const [west, south, east, north] =
    boundingBox === undefined || crossesAntimeridian
      ? [bounds.west, bounds.south, bounds.east > 180 ? bounds.east - 360 : bounds.east, bounds.north]
      : boundingBox
  return {
    west: formatDegrees(west, language),
    south: formatDegrees(south, language),
    east: formatDegrees(east, language),
    north: formatDegrees(north, language),
  }
}

async function drawInto(canvas: HTMLCanvasElement, picture: Picture, signal: AbortSignal): Promise<void> {
  const scale = Math.min(2, devicePixelRatio)
  const widthPixels = Math.round(canvas.clientWidth * scale)
  const heightPixels = Math.round(canvas.clientHeight * scale)
  if (widthPixels === 0 || heightPixels === 0) return
  const { color: colour } = getComputedStyle(canvas)
  const bitmap = await drawInWorker(picture, { widthPixels, heightPixels, scale, colour }, signal)
  // For the tests to wait for.
  canvas.dataset.drawn = 'true'
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap)
}
