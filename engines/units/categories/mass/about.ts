import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'mass',
  name: { ru: 'Масса', en: 'Mass', sr: 'Маса' },
  icon: 'scale',
  isFirst: true,
} as const satisfies AboutCategory
