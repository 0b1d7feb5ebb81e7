import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'energy',
  name: { ru: 'Энергия', en: 'Energy', sr: 'Енергија' },
  icon: 'bolt',
  isFirst: true,
} as const satisfies AboutCategory
