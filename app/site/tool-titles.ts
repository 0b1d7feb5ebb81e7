import { m } from '#app/paraglide/messages.js'
import { getLocale } from '#app/paraglide/runtime.js'
import type { otherTools, ToolRow } from '#app/tool-rows.ts'
import type { Language } from '#engines/core/index.ts'

/** Texts are functions: the language is known only when a page is drawn, or named where there is no page. */
type Text = (inputs?: Record<string, never>, options?: { locale?: Language }) => string

const titles: Readonly<Record<(typeof otherTools)[number]['id'], Text>> = {
  'gpx-kml': m.sub_gpx_kml_title,
  geojson: m.sub_geojson_title,
  coordinates: m.sub_coordinates_title,
  convert: m.sub_convert_title,
  jwt: m.sub_jwt_title,
  timestamp: m.sub_timestamp_title,
  ip: m.sub_ip_title,
}

/** What a tool is called: by its data, where that has a name. */
export const toolTitle = ({ id, name }: ToolRow, locale: Language = getLocale()): string =>
  name ? name[locale] : titles[id as keyof typeof titles]({}, { locale })
