import { m } from '#app/paraglide/messages.js'
import { type FamilyId, type FormatId, type FormatPair, metaOf } from '#engines/geodata/index.ts'

/** What a page says about itself: each pair in words of its own, made of what its source holds and its target is. */
export function pairHead({ from, to }: FormatPair): { readonly title: string; readonly description: string } {
  const names = { from: metaOf(from).name, to: metaOf(to).name }
  return {
    title: m.geodata_pair_title(names),
    description: m.geodata_pair_description({
      ...names,
      source: sources[from]?.() ?? '',
      target: targets[to]?.() ?? '',
    }),
  }
}

export const familyHead = (family: FamilyId): { readonly title: string; readonly description: string } =>
  family === 'gpx-kml'
    ? { title: m.geodata_page_title_gpx_kml(), description: m.geodata_page_description_gpx_kml() }
    : { title: m.geodata_page_title_geojson(), description: m.geodata_page_description_geojson() }

const sources: Readonly<Partial<Record<FormatId, () => string>>> = {
  gpx: m.geodata_source_gpx,
  kml: m.geodata_source_kml,
  kmz: m.geodata_source_kmz,
  geojson: m.geodata_source_geojson,
  shp: m.geodata_source_shp,
  topojson: m.geodata_source_topojson,
  gml: m.geodata_source_gml,
}

const targets: Readonly<Partial<Record<FormatId, () => string>>> = {
  gpx: m.geodata_target_gpx,
  kml: m.geodata_target_kml,
  kmz: m.geodata_target_kmz,
  geojson: m.geodata_target_geojson,
  shp: m.geodata_target_shp,
  topojson: m.geodata_target_topojson,
  gml: m.geodata_target_gml,
}
