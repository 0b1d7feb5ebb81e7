import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'force',
  name: { ru: 'Сила', en: 'Force', sr: 'Сила' },
  icon: 'M3.5 12h10M10 8l4 4-4 4M16.5 5h4v14h-4z',
} as const satisfies AboutCategory
