import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'flow',
  name: { ru: 'Расход жидкости', en: 'Flow', sr: 'Проток' },
  icon: 'M9 4c-3 4-4.5 6.5-4.5 8.5a4.5 4.5 0 0 0 9 0C13.5 10.5 12 8 9 4zM17 11c-1.8 2.5-2.7 4-2.7 5.300a2.7 2.7 0 0 0 5.4 0C19.7 15 18.8 13.5 17 11z',
} as const satisfies AboutCategory
