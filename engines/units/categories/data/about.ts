import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'data',
  name: { ru: 'Данные', en: 'Data', sr: 'Подаци' },
  icon: 'M7 7h10v10H7zM10 10h4v4h-4zM9 3.5V7M15 3.5V7M9 17v3.5M15 17v3.5M3.5 9H7M3.5 15H7M17 9h3.5M17 15h3.5',
} as const satisfies AboutCategory
