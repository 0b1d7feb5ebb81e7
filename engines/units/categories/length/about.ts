import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'length',
  name: { ru: 'Длина', en: 'Length', sr: 'Дужина' },
  icon: 'ruler',
  example: '42.195 km',
  isShortcut: true,
  isFirst: true,
} as const satisfies AboutCategory
