import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'volume',
  name: { ru: 'Объём', en: 'Volume', sr: 'Запремина' },
  icon: 'flask',
  example: '2 gal',
  isFirst: true,
} as const satisfies AboutCategory
