import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'speed',
  name: { ru: 'Скорость', en: 'Speed', sr: 'Брзина' },
  icon: 'M4 17a9 9 0 1 1 16 0M12 14l4-5',
  isFirst: true,
} as const satisfies AboutCategory
