import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '1.3e-9 ms', name: { ru: 'Растёт ноготь', en: 'A fingernail grows', sr: 'Раст нокта' } },
  { value: '1 mms', name: { ru: 'Улитка', en: 'Snail', sr: 'Пуж' } },
  { value: '5 kmh', name: { ru: 'Пешеход', en: 'Walking', sr: 'Пешак' } },
  { value: '20 kmh', name: { ru: 'Велосипедист', en: 'Cycling', sr: 'Бициклиста' } },
  { value: '44.7 kmh', name: { ru: 'Рекорд спринтера', en: 'Fastest sprinter', sr: 'Рекорд спринтера' } },
  { value: '105 kmh', name: { ru: 'Гепард', en: 'Cheetah', sr: 'Гепард' } },
  { value: '300 kmh', name: { ru: 'Скоростной поезд', en: 'High-speed train', sr: 'Брзи воз' } },
  { value: '900 kmh', name: { ru: 'Авиалайнер', en: 'Airliner', sr: 'Путнички авион' } },
  { value: '343 ms', name: { ru: 'Звук в воздухе', en: 'Sound in air', sr: 'Звук у ваздуху' } },
  { value: '7.66 kms', name: { ru: 'Космическая станция', en: 'Space station', sr: 'Свемирска станица' } },
  { value: '29.8 kms', name: { ru: 'Земля вокруг Солнца', en: 'Earth around the Sun', sr: 'Земља око Сунца' } },
  { value: '299792458 ms', name: { ru: 'Свет', en: 'Light', sr: 'Светлост' } },
]
