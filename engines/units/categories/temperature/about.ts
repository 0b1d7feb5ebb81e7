import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'temperature',
  name: { ru: 'Температура', en: 'Temperature', sr: 'Температура' },
  icon: 'M10 14.5V5.5a2 2 0 0 1 4 0v9a4 4 0 1 1-4 0zM12 10v7',
  isFirst: true,
} as const satisfies AboutCategory
