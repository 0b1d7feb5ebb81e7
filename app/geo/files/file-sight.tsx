import { type ComponentProps, lazy, Suspense } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import type { Picture } from '#app/workers/geodata/picture-sampler.ts'
import type { Language } from '#engines/core/index.ts'
import type { ReadSummary } from '#engines/geodata/index.ts'
import { formatDegrees } from './numbers.ts'

const FileMap = lazy(() => import('./file-map.tsx'))

/** The data on a map, and where it lies in figures. */
export function FileSight({ picture, read, name, ...shared }: ComponentProps<typeof FileMap> & { read: ReadSummary }) {
  const language = useLanguage()
  return (
    <div>
      <h3 className="mb-2 font-semibold">{m.geodata_picture()}</h3>
      <Suspense fallback={<div className="h-72 rounded-field bg-sunken sm:h-96" />}>
        <FileMap picture={picture} name={m.geodata_picture_label({ name })} {...shared} />
      </Suspense>
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
