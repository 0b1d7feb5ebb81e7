import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '-273.15 c', name: { ru: 'Абсолютный ноль', en: 'Absolute zero', sr: 'Апсолутна нула' } },
  { value: '-196 c', name: { ru: 'Кипит жидкий азот', en: 'Liquid nitrogen boils', sr: 'Кључа течни азот' } },
  { value: '-78.5 c', name: { ru: 'Сухой лёд', en: 'Dry ice', sr: 'Суви лед' } },
  { value: '-18 c', name: { ru: 'Морозильник', en: 'Freezer', sr: 'Замрзивач' } },
  { value: '0 c', name: { ru: 'Тает лёд', en: 'Ice melts', sr: 'Топи се лед' } },
  { value: '21 c', name: { ru: 'Комната', en: 'Room', sr: 'Соба' } },
  { value: '36.6 c', name: { ru: 'Тело человека', en: 'Human body', sr: 'Људско тело' } },
  { value: '100 c', name: { ru: 'Кипит вода', en: 'Water boils', sr: 'Кључа вода' } },
  { value: '180 c', name: { ru: 'Духовка', en: 'Oven', sr: 'Рерна' } },
  { value: '1538 c', name: { ru: 'Плавится железо', en: 'Iron melts', sr: 'Топи се гвожђе' } },
  { value: '5500 c', name: { ru: 'Поверхность Солнца', en: 'Surface of the Sun', sr: 'Површина Сунца' } },
]
