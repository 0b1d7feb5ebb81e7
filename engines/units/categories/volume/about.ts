import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'volume',
  name: { ru: 'Объём', en: 'Volume', sr: 'Запремина' },
  icon: 'M9 3.5h6M10 3.5v6L5 18.5c-.6 1.2.1 2 1.2 2h11.6c1.1 0 1.8-.8 1.2-2L14 9.5v-6M7.5 14.5h9',
  isFirst: true,
} as const satisfies AboutCategory
