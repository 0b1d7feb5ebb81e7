import { m } from '#app/paraglide/messages.js'
import type { Category } from './category.ts'

export const metrics: Category = {
  id: 'metrics',
  title: m.category_metrics_title,
  description: m.category_metrics_description,
  icon: 'ruler',
  gradient: ['oklch(0.62 0.17 250)', 'oklch(0.5 0.19 268)'],
  enabled: true,
  path: '/metrics',
  subcategories: [
    {
      id: 'length',
      title: m.sub_length_title,
      icon: 'ruler',
      path: '/metrics/length',
    },
    { id: 'mass', title: m.sub_mass_title, icon: 'scale', path: '/metrics/mass' },
    {
      id: 'volume',
      title: m.sub_volume_title,
      icon: 'flask',
      path: '/metrics/volume',
    },
    {
      id: 'temperature',
      title: m.sub_temperature_title,
      icon: 'thermometer',
      path: '/metrics/temperature',
    },
    {
      id: 'speed',
      title: m.sub_speed_title,
      icon: 'gauge',
      path: '/metrics/speed',
    },
    {
      id: 'energy',
      title: m.sub_energy_title,
      icon: 'bolt',
      path: '/metrics/energy',
    },
  ],
}
