import { m } from '#app/paraglide/messages.js'
import { otherToolsOf } from '#app/tool-rows.ts'
import type { ToolCategory } from './category.ts'

export const geo: ToolCategory = {
  id: 'geo',
  title: m.category_geo_title,
  description: m.category_geo_description,
  icon: 'globe',
  gradient: ['oklch(0.64 0.13 160)', 'oklch(0.5 0.11 185)'],
  enabled: true,
  path: '/geo',
  subcategories: otherToolsOf('geo'),
}
