import { m } from '#app/paraglide/messages.js'
import type { IconName } from '#app/ui/icon.tsx'

/** Texts are functions: the language is known only when a page is drawn. */
type Text = () => string

export interface Subcategory {
  readonly id: string
  readonly title: Text
  readonly description: Text
  readonly icon: IconName
  /** Below the language segment. */
  readonly path: string
}

export interface Category {
  readonly id: string
  readonly title: Text
  readonly description: Text
  readonly icon: IconName
  /** The two ends of the category's colour, as CSS colours. */
  readonly gradient: readonly [from: string, to: string]
  readonly enabled: boolean
  readonly path: string
  readonly subcategories: readonly Subcategory[]
}

export const metrics: Category = {
  id: 'metrics',
  title: m.category_metrics_title,
  description: m.category_metrics_description,
  icon: 'ruler',
  gradient: ['oklch(0.62 0.17 250)', 'oklch(0.5 0.19 268)'],
  enabled: true,
  path: '/metrics',
  subcategories: [
    { id: 'length', title: m.sub_length_title, description: m.sub_length_description, icon: 'ruler', path: '/metrics/length' },
    { id: 'mass', title: m.sub_mass_title, description: m.sub_mass_description, icon: 'scale', path: '/metrics/mass' },
    { id: 'volume', title: m.sub_volume_title, description: m.sub_volume_description, icon: 'flask', path: '/metrics/volume' },
    {
      id: 'temperature',
      title: m.sub_temperature_title,
      description: m.sub_temperature_description,
      icon: 'thermometer',
      path: '/metrics/temperature',
    },
    { id: 'speed', title: m.sub_speed_title, description: m.sub_speed_description, icon: 'gauge', path: '/metrics/speed' },
    { id: 'energy', title: m.sub_energy_title, description: m.sub_energy_description, icon: 'bolt', path: '/metrics/energy' },
  ],
}

export const geo: Category = {
  id: 'geo',
  title: m.category_geo_title,
  description: m.category_geo_description,
  icon: 'globe',
  gradient: ['oklch(0.64 0.13 160)', 'oklch(0.5 0.11 185)'],
  enabled: true,
  path: '/geo',
  subcategories: [
    { id: 'gpx-kml', title: m.sub_gpx_kml_title, description: m.sub_gpx_kml_description, icon: 'track', path: '/geo/gpx-kml' },
    { id: 'geojson', title: m.sub_geojson_title, description: m.sub_geojson_description, icon: 'polygon', path: '/geo/geojson' },
    {
      id: 'coordinates',
      title: m.sub_coordinates_title,
      description: m.sub_coordinates_description,
      icon: 'pin',
      path: '/geo/coordinates',
    },
  ],
}

export const dev: Category = {
  id: 'dev',
  title: m.category_dev_title,
  description: m.category_dev_description,
  icon: 'code',
  gradient: ['oklch(0.6 0.2 300)', 'oklch(0.5 0.22 285)'],
  enabled: true,
  path: '/dev',
  subcategories: [
    { id: 'jwt', title: m.sub_jwt_title, description: m.sub_jwt_description, icon: 'key', path: '/dev/jwt' },
    { id: 'timestamp', title: m.sub_timestamp_title, description: m.sub_timestamp_description, icon: 'clock', path: '/dev/timestamp' },
    { id: 'ip', title: m.sub_ip_title, description: m.sub_ip_description, icon: 'network', path: '/dev/ip' },
  ],
}

const disabled = (category: Pick<Category, 'id' | 'title' | 'description' | 'icon' | 'gradient'>): Category => ({
  ...category,
  enabled: false,
  path: `/${category.id}`,
  subcategories: [],
})

/** All categories in the order of the home page; the disabled ones are planned and shown nowhere. */
export const categories: readonly Category[] = [
  disabled({
    id: 'documents',
    title: m.category_documents_title,
    description: m.category_documents_description,
    icon: 'document',
    gradient: ['oklch(0.62 0.15 240)', 'oklch(0.5 0.15 250)'],
  }),
  disabled({
    id: 'images',
    title: m.category_images_title,
    description: m.category_images_description,
    icon: 'image',
    gradient: ['oklch(0.66 0.19 20)', 'oklch(0.55 0.2 10)'],
  }),
  disabled({
    id: 'media',
    title: m.category_media_title,
    description: m.category_media_description,
    icon: 'media',
    gradient: ['oklch(0.65 0.18 50)', 'oklch(0.55 0.18 35)'],
  }),
  metrics,
  disabled({
    id: 'currency',
    title: m.category_currency_title,
    description: m.category_currency_description,
    icon: 'currency',
    gradient: ['oklch(0.68 0.14 140)', 'oklch(0.55 0.13 145)'],
  }),
  disabled({
    id: 'ebooks',
    title: m.category_ebooks_title,
    description: m.category_ebooks_description,
    icon: 'book',
    gradient: ['oklch(0.65 0.13 80)', 'oklch(0.52 0.11 70)'],
  }),
  geo,
  dev,
]

export const enabledCategories = (list: readonly Category[]): readonly Category[] => list.filter((category) => category.enabled)
