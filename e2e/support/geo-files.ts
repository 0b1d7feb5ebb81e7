import { readFileSync } from 'node:fs'
import type { Download, Page } from '@playwright/test'

/** What the specs of the pages for files have in common: files to choose, and the ways to choose and convert them. */

export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

export const file = (name: string, content: string | Uint8Array): ChosenFile => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
})

export const hike = `<?xml version="1.0" encoding="UTF-8"?>
<gpx version="1.1" creator="test" xmlns="http://www.topografix.com/GPX/1/1">
<wpt lat="44.8125" lon="20.4612"><ele>117</ele><name>Београд</name></wpt>
<trk><name>Авала</name><trkseg>
${Array.from({ length: 40 }, (_, at) => `<trkpt lat="${44.69 + at / 1000}" lon="20.5161"><ele>${300 + 5 * at}</ele><time>2026-05-01T10:00:${String(at).padStart(2, '0')}Z</time></trkpt>`).join('\n')}
</trkseg></trk></gpx>`

const ring = (x: number) => `${x},0,0 ${x + 1},0,0 ${x + 1},1,0 ${x},0,0`
export const areas = `<kml xmlns="http://www.opengis.net/kml/2.2"><Document>${[0, 5]
  .map(
    (x) =>
      `<Placemark><name>area ${x}</name><Polygon><outerBoundaryIs><LinearRing><coordinates>${ring(x)}</coordinates></LinearRing></outerBoundaryIs></Polygon></Placemark>`,
  )
  .join('')}</Document></kml>`

export const towns = JSON.stringify({
  type: 'FeatureCollection',
  features: ['Нови Сад', 'Ниш', 'Суботица'].map((name, at) => ({
    type: 'Feature',
    properties: { name, a_rather_long_field_name: at },
    geometry: { type: 'Point', coordinates: [20 + at / 8, 45 - at / 4] },
  })),
})

export const choose = (page: Page, ...files: ChosenFile[]) => page.locator('input[type=file]').setInputFiles(files)

export const convertButton = (page: Page, name = 'Convert') => page.getByRole('button', { name, exact: true })

export const redBox = (page: Page) => page.getByRole('alert')

export async function convert(page: Page, name?: string): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), convertButton(page, name).click()])
  return download
}

export const textOf = async (download: Download) => readFileSync(await download.path(), 'utf8')
