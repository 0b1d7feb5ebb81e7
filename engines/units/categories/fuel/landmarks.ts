import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '2.5 kml', name: { ru: 'Грузовик с прицепом', en: 'Articulated lorry', sr: 'Тегљач' } },
  { value: '7 kml', name: { ru: 'Внедорожник', en: 'Off-road car', sr: 'Теренац' } },
  { value: '14 kml', name: { ru: 'Семейный автомобиль', en: 'Family car', sr: 'Породични аутомобил' } },
  { value: '22 kml', name: { ru: 'Гибрид', en: 'Hybrid car', sr: 'Хибрид' } },
  { value: '28 kml', name: { ru: 'Мотоцикл', en: 'Motorcycle', sr: 'Мотоцикл' } },
  { value: '45 kml', name: { ru: 'Мопед', en: 'Moped', sr: 'Мопед' } },
]
