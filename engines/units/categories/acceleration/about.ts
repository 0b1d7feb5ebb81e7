import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'acceleration',
  name: { ru: 'Ускорение', en: 'Acceleration', sr: 'Убрзање' },
  icon: 'M12 3c3 2.5 4 6 4 9l-1.5 3.5h-5L8 12c0-3 1-6.5 4-9zM12 8.5v2M8 12l-3 3v3l4-2M16 12l3 3v3l-4-2M12 18v3',
} as const satisfies AboutCategory
