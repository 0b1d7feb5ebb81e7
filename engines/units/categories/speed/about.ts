import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'speed',
  name: { ru: 'Скорость', en: 'Speed', sr: 'Брзина' },
  icon: 'gauge',
  isFirst: true,
} as const satisfies AboutCategory
