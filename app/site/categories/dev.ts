import { m } from '#app/paraglide/messages.js'
import type { Category } from './category.ts'

export const dev: Category = {
  id: 'dev',
  title: m.category_dev_title,
  description: m.category_dev_description,
  icon: 'code',
  gradient: ['oklch(0.6 0.2 300)', 'oklch(0.5 0.22 285)'],
  enabled: true,
  path: '/dev',
  subcategories: [
    { id: 'jwt', title: m.sub_jwt_title, icon: 'key', path: '/dev/jwt' },
    {
      id: 'timestamp',
      title: m.sub_timestamp_title,
      icon: 'clock',
      path: '/dev/timestamp',
    },
    { id: 'ip', title: m.sub_ip_title, icon: 'network', path: '/dev/ip' },
  ],
}
