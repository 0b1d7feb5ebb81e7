import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'volume',
  name: { ru: 'Объём', en: 'Volume', sr: 'Запремина' },
  icon: 'flask',
  isFirst: true,
} as const satisfies AboutCategory
