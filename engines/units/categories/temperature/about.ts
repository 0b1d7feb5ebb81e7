import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'temperature',
  name: { ru: 'Температура', en: 'Temperature', sr: 'Температура' },
  icon: 'thermometer',
  isFirst: true,
} as const satisfies AboutCategory
