import { useEffect, useRef } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { drawInWorker } from '#app/workers/geodata/picture-client.ts'
import type { Picture } from '#app/workers/geodata/picture-sampler.ts'
import type { Language } from '#engines/core/index.ts'
import { formatDegrees } from './numbers.ts'

/** Drawn anew in its own colour when its size or the colour scheme changes. */
export function PictureCanvas({ picture, label }: { picture: Picture; label: string }) {
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
        {m.geodata_bounds(boundTexts(picture, language))}
        {picture.thinned && <> {m.geodata_picture_thinned()}</>}
      </p>
    </div>
  )
}

/** Five decimals are a metre, and enough for a look. */
const boundTexts = ({ bounds: { west, south, east, north } }: Picture, language: Language) => ({
  west: formatDegrees(west, language),
  south: formatDegrees(south, language),
  east: formatDegrees(east > 180 && east <= 540 ? east - 360 : east, language),
  north: formatDegrees(north, language),
})

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
