import { m } from '#app/paraglide/messages.js'
import type { Category } from './category.ts'
import { dev } from './dev.ts'
import { geo } from './geo.ts'
import { metrics } from './metrics.ts'

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

export const enabledCategories = (list: readonly Category[]): readonly Category[] =>
  list.filter((category) => category.enabled)
