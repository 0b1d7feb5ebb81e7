import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'datarate',
  name: { ru: 'Скорость передачи', en: 'Data rate', sr: 'Брзина преноса' },
  icon: 'M4 10c5-4.5 11-4.5 16 0M7 13.5c3.2-2.8 6.8-2.8 10 0M10 16.8c1.3-1.1 2.7-1.1 4 0M12 19.8v.2',
} as const satisfies AboutCategory
