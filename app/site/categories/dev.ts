import { m } from '#app/paraglide/messages.js'
import { otherToolsOf } from '#app/tool-rows.ts'
import type { ToolCategory } from './category.ts'

export const dev: ToolCategory = {
  id: 'dev',
  title: m.category_dev_title,
  description: m.category_dev_description,
  icon: 'code',
  gradient: ['oklch(0.6 0.2 300)', 'oklch(0.5 0.22 285)'],
  enabled: true,
  path: '/dev',
  subcategories: otherToolsOf('dev'),
}
