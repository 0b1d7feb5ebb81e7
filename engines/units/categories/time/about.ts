import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'time',
  name: { ru: 'Время', en: 'Time', sr: 'Време' },
  icon: 'M7 3.5h10M7 20.5h10M8 3.5v3c0 3 4 4 4 5.5S8 14.5 8 17.5v3M16 3.5v3c0 3-4 4-4 5.5s4 2.5 4 5.5v3',
} as const satisfies AboutCategory
