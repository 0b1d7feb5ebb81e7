import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { ToolId } from '#app/tools.ts'
import type { Language } from '#engines/core/index.ts'
import { categoryList, type CategoryId as UnitCategoryId } from '#engines/units/index.ts'

/** Texts are functions: the language is known only when a page is drawn, or named where there is no page. */
type Text = (inputs?: Record<string, never>, options?: { locale?: Language }) => string

/** The name of a category of units stands in its data. */
const metricTitles = Object.fromEntries(
  categoryList.map(({ id, name }) => [
    id,
    (_?: unknown, options?: { locale?: Language }) => name[options?.locale ?? getLocale()],
  ]),
) as Record<UnitCategoryId, Text>

export const toolTitles: Readonly<Record<ToolId, Text>> = {
  ...metricTitles,
  'gpx-kml': m.sub_gpx_kml_title,
  geojson: m.sub_geojson_title,
  coordinates: m.sub_coordinates_title,
  convert: m.sub_convert_title,
  jwt: m.sub_jwt_title,
  timestamp: m.sub_timestamp_title,
  ip: m.sub_ip_title,
}
