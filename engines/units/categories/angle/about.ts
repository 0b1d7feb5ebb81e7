import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'angle',
  name: { ru: 'Угол', en: 'Angle', sr: 'Угао' },
  icon: 'M4 19.5h16M4 19.5L15.5 5M11 19.5a7 7 0 0 0-2.6-5.5',
} as const satisfies AboutCategory
