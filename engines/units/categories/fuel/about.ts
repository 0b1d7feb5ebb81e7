import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'fuel',
  name: { ru: 'Расход топлива', en: 'Fuel use', sr: 'Потрошња горива' },
  icon: 'M5 20.5V5a1.5 1.5 0 0 1 1.5-1.5h6A1.5 1.5 0 0 1 14 5v15.5M3.5 20.5h12M7.5 7h4v4h-4zM14 12h2a1.5 1.5 0 0 1 1.5 1.5V16a1.5 1.5 0 0 0 3 0V9l-3-3',
} as const satisfies AboutCategory
