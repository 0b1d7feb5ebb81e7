import { type ComponentProps, Suspense } from 'react'
import { useLanguage } from '#app/language/use-language.ts'
import { m } from '#app/paraglide/messages.js'
import { partOnDemand } from '#app/ui/part-on-demand.ts'
import type { Language } from '#engines/core/index.ts'
import type { FileView } from './file-view.ts'
import { boundsAround } from './map-layers.ts'
import { formatCount, formatDegrees, formatShare } from './numbers.ts'
import { type Share, useSamples } from './use-samples.ts'

const FileMap = partOnDemand(async () => (await import('./file-map.tsx')).default)

/** The data on a map, where it lies in figures, and how much of it is drawn. */
export function FileSight({ files, ...shared }: Omit<ComponentProps<typeof FileMap>, 'samples' | 'name'>) {
  const language = useLanguage()
  const samples = useSamples(files)
  const name = files.map((file) => file.name).join(', ')
  const extent = extentTexts(files, language)
  const share = samples.share && shareText(samples.share, language)
  return (
    <div>
      <h3 className="mb-2 font-semibold">{m.geodata_picture()}</h3>
      <Suspense fallback={<div className="h-72 rounded-field bg-sunken sm:h-96" />}>
        <FileMap name={m.geodata_picture_label({ name })} files={files} samples={samples} {...shared} />
      </Suspense>
      <p className="mt-1 text-sm text-muted tabular">
        {extent && extentText(extent)} <span data-share>{share}</span>
      </p>
    </div>
  )
}

/** A single point lies at one place, not from it to itself. */
function extentText(extent: NonNullable<ReturnType<typeof extentTexts>>): string {
  const isPoint = extent.south === extent.north && extent.west === extent.east
  return isPoint ? m.geodata_bounds_point(extent) : m.geodata_bounds(extent)
}

function shareText({ drawn, points, isPart, isThinned }: Share, language: Language): string {
  if (!isThinned) return isPart ? m.geodata_picture_part_whole({ points: formatCount(points, language) }) : ''
  const figures = {
    drawn: formatCount(drawn, language),
    points: formatCount(points, language),
    share: formatShare(Math.min(0.99, drawn / Math.max(1, points)), language),
  }
  return isPart ? m.geodata_picture_part_share(figures) : m.geodata_picture_share(figures)
}

/** Around the 180th meridian the picture knows better where the data lies than the plain least and greatest. */
function extentTexts(files: readonly FileView[], language: Language) {
  const areas = files.flatMap(({ picture, read: { boundingBox, crossesAntimeridian } }) => {
    if (picture === undefined) return []
    const { bounds } = picture
    const [west, south, east, north] =
      boundingBox === undefined || crossesAntimeridian
        ? [bounds.west, bounds.south, bounds.east, bounds.north]
        : boundingBox
    return [{ westDegrees: west, southDegrees: south, eastDegrees: east, northDegrees: north }]
  })
  const all = boundsAround(areas)
  const degrees = (value: number) =>
    formatDegrees(value > 180 ? value - 360 : value < -180 ? value + 360 : value, language)
  return (
    all && {
      west: degrees(all.westDegrees),
      south: degrees(all.southDegrees),
      east: degrees(all.eastDegrees),
      north: degrees(all.northDegrees),
    }
  )
}
