import { m } from '#app/paraglide/messages.js'
import { firstUnitTools } from '#app/tool-rows.ts'
import type { ToolCategory } from './category.ts'

export const metrics: ToolCategory = {
  id: 'metrics',
  title: m.category_metrics_title,
  description: m.category_metrics_description,
  icon: 'ruler',
  gradient: ['oklch(0.62 0.17 250)', 'oklch(0.5 0.19 268)'],
  enabled: true,
  path: '/metrics',
  subcategories: firstUnitTools,
  more: m.category_metrics_more,
}
