import type { AboutCategory } from '../about-category.ts'

export const about = {
  id: 'torque',
  name: { ru: 'Крутящий момент', en: 'Torque', sr: 'Момент силе' },
  icon: 'M14.5 9.5L5 19M19 5l-2.5 2.5-1.5-.5-.5-1.5L17 3a5 5 0 1 0 4 4z',
} as const satisfies AboutCategory
