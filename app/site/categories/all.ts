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

/**
 * All categories in the order of the home page; the disabled ones are planned and shown nowhere. No page loads this file: one that gets
 * its tools gets a file of its own, and a place in `index.ts`.
 */
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
    icon: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15 9v.2',
    gradient: ['oklch(0.66 0.19 20)', 'oklch(0.55 0.2 10)'],
  }),
  disabled({
    id: 'media',
    title: m.category_media_title,
    description: m.category_media_description,
    icon: 'M4 5h16v14H4zM10 9l5 3-5 3z',
    gradient: ['oklch(0.65 0.18 50)', 'oklch(0.55 0.18 35)'],
  }),
  metrics,
  disabled({
    id: 'currency',
    title: m.category_currency_title,
    description: m.category_currency_description,
    icon: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM15 9c-.6-1-1.7-1.5-3-1.5-1.7 0-3 .8-3 2.2 0 3 6 1.5 6 4.5 0 1.5-1.3 2.3-3 2.3-1.4 0-2.5-.6-3-1.5M12 5.7v12.6',
    gradient: ['oklch(0.68 0.14 140)', 'oklch(0.55 0.13 145)'],
  }),
  disabled({
    id: 'ebooks',
    title: m.category_ebooks_title,
    description: m.category_ebooks_description,
    icon: 'M5 4.5h6c.6 0 1 .4 1 1v14c0-.6-.4-1-1-1H5zM19 4.5h-6c-.6 0-1 .4-1 1v14c0-.6.4-1 1-1h6z',
    gradient: ['oklch(0.65 0.13 80)', 'oklch(0.52 0.11 70)'],
  }),
  geo,
  dev,
]
