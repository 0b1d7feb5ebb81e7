import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'frequency',
  name: { ru: 'Частота', en: 'Frequency', sr: 'Учестаност' },
  icon: 'M3 12c1.5-7 3-7 4.5 0s3 7 4.5 0 3-7 4.5 0 3 7 4.5 0',
} as const satisfies AboutCategory
