import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'mass',
  name: { ru: 'Масса', en: 'Mass', sr: 'Маса' },
  icon: 'M12 4v16M7 20h10M5 7h14M5 7l-2.5 6a3 3 0 0 0 5 0zM19 7l-2.5 6a3 3 0 0 0 5 0z',
  isFirst: true,
} as const satisfies AboutCategory
