import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'density',
  name: { ru: 'Плотность', en: 'Density', sr: 'Густина' },
  icon: 'M12 4l8.5 4.5L12 13 3.5 8.5zM3.5 12.5L12 17l8.5-4.5M3.5 16.5L12 21l8.5-4.5',
} as const satisfies AboutCategory
