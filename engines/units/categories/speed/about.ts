import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'speed',
  name: { ru: 'Скорость', en: 'Speed', sr: 'Брзина' },
  icon: 'gauge',
  example: '60 mph',
  isFirst: true,
} as const satisfies AboutCategory
