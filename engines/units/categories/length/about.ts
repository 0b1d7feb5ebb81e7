import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'length',
  name: { ru: 'Длина', en: 'Length', sr: 'Дужина' },
  icon: 'ruler',
  isShortcut: true,
  isFirst: true,
} as const satisfies AboutCategory
