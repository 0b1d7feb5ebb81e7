import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'area',
  name: { ru: 'Площадь', en: 'Area', sr: 'Површина' },
  icon: 'M4 4h16v16H4zM4 12h16M12 4v16',
} as const satisfies AboutCategory
