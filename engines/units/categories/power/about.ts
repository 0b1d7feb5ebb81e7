import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'power',
  name: { ru: 'Мощность', en: 'Power', sr: 'Снага' },
  icon: 'M9 3.5V8M15 3.5V8M6.5 8h11v3a5.5 5.5 0 0 1-11 0zM12 16.5v4',
} as const satisfies AboutCategory
