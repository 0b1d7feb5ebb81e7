import { m } from '#app/paraglide/messages.js'
import type { Category } from './category.ts'

export const geo: Category = {
  id: 'geo',
  title: m.category_geo_title,
  description: m.category_geo_description,
  icon: 'globe',
  gradient: ['oklch(0.64 0.13 160)', 'oklch(0.5 0.11 185)'],
  enabled: true,
  path: '/geo',
  subcategories: [
    {
      id: 'gpx-kml',
      title: m.sub_gpx_kml_title,
      icon: 'track',
      path: '/geo/gpx-kml',
    },
    {
      id: 'geojson',
      title: m.sub_geojson_title,
      icon: 'polygon',
      path: '/geo/geojson',
    },
    {
      id: 'coordinates',
      title: m.sub_coordinates_title,
      icon: 'pin',
      path: '/geo/coordinates',
      ownDocument: true,
    },
  ],
}
