import { m } from '#app/paraglide/messages.js'
import type { ToolId } from '#app/tools.ts'

/** What a card says; the category pages alone ship these. */
export const toolDescriptions: Readonly<Record<ToolId, () => string>> = {
  length: m.sub_length_description,
  mass: m.sub_mass_description,
  volume: m.sub_volume_description,
  temperature: m.sub_temperature_description,
  speed: m.sub_speed_description,
  energy: m.sub_energy_description,
  'gpx-kml': m.sub_gpx_kml_description,
  geojson: m.sub_geojson_description,
  coordinates: m.sub_coordinates_description,
  jwt: m.sub_jwt_description,
  timestamp: m.sub_timestamp_description,
  ip: m.sub_ip_description,
}
