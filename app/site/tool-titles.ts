import { m } from '#app/paraglide/messages.js'
import type { ToolId } from '#app/tools.ts'
import type { Language } from '#engines/core/index.ts'

/** Texts are functions: the language is known only when a page is drawn, or named where there is no page. */
type Text = (inputs?: Record<string, never>, options?: { locale?: Language }) => string

export const toolTitles: Readonly<Record<ToolId, Text>> = {
  length: m.sub_length_title,
  mass: m.sub_mass_title,
  volume: m.sub_volume_title,
  temperature: m.sub_temperature_title,
  speed: m.sub_speed_title,
  energy: m.sub_energy_title,
  'gpx-kml': m.sub_gpx_kml_title,
  geojson: m.sub_geojson_title,
  coordinates: m.sub_coordinates_title,
  convert: m.sub_convert_title,
  jwt: m.sub_jwt_title,
  timestamp: m.sub_timestamp_title,
  ip: m.sub_ip_title,
}
