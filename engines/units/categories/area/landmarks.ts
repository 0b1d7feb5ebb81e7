import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '46.2 cm2', name: { ru: 'Банковская карта', en: 'Bank card', sr: 'Банковна картица' } },
  { value: '623.7 cm2', name: { ru: 'Лист A4', en: 'A4 sheet', sr: 'Лист A4' } },
  { value: '12.5 m2', name: { ru: 'Парковочное место', en: 'Parking space', sr: 'Паркинг место' } },
  { value: '50 m2', name: { ru: 'Двухкомнатная квартира', en: 'Two-room flat', sr: 'Двособан стан' } },
  { value: '261 m2', name: { ru: 'Теннисный корт', en: 'Tennis court', sr: 'Тениски терен' } },
  { value: '7140 m2', name: { ru: 'Футбольное поле', en: 'Football pitch', sr: 'Фудбалски терен' } },
  { value: '0.44 km2', name: { ru: 'Ватикан', en: 'Vatican City', sr: 'Ватикан' } },
  { value: '88361 km2', name: { ru: 'Сербия', en: 'Serbia', sr: 'Србија' } },
  { value: '510072000 km2', name: { ru: 'Земля', en: 'The Earth', sr: 'Земља' } },
]
