import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'pressure',
  name: { ru: 'Давление', en: 'Pressure', sr: 'Притисак' },
  icon: 'M12 5a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM12 13l3-4M10 2.5h4M12 2.5V5M7 13h1M16 13h1',
} as const satisfies AboutCategory
