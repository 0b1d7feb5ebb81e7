import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'mass',
  name: { ru: 'Масса', en: 'Mass', sr: 'Маса' },
  icon: 'scale',
  example: '6 lb 3 oz',
  isFirst: true,
} as const satisfies AboutCategory
