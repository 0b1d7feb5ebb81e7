import type { System } from '../types.ts'

/** Systems that several categories have in common. */
export const metric: System = {
  id: 'metric',
  name: { ru: 'Метрическая', en: 'Metric', sr: 'Метрички' },
  bonus: 50,
  homeElsewhere: true,
}
export const imperial: System = {
  id: 'imperial',
  name: { ru: 'Британская и американская', en: 'Imperial and US', sr: 'Британски и амерички' },
  bonus: 50,
  locales: ['en-US', 'en-GB'],
}
export const russian: System = {
  id: 'russian',
  name: { ru: 'Старинная русская', en: 'Old Russian', sr: 'Стари руски' },
  bonus: 0,
  locales: ['ru'],
}
export const nautical: System = {
  id: 'nautical',
  name: { ru: 'Морская', en: 'Nautical', sr: 'Наутички' },
  bonus: 0,
}
export const chinese: System = {
  id: 'chinese',
  name: { ru: 'Китайская', en: 'Chinese', sr: 'Кинески' },
  bonus: 0,
  locales: ['zh'],
}
export const japanese: System = {
  id: 'japanese',
  name: { ru: 'Японская', en: 'Japanese', sr: 'Јапански' },
  bonus: 0,
  locales: ['ja'],
}
