import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '1.2 kgm3', name: { ru: 'Воздух', en: 'Air', sr: 'Ваздух' } },
  { value: '240 kgm3', name: { ru: 'Пробка', en: 'Cork', sr: 'Плута' } },
  { value: '789 kgm3', name: { ru: 'Спирт', en: 'Alcohol', sr: 'Алкохол' } },
  { value: '917 kgm3', name: { ru: 'Лёд', en: 'Ice', sr: 'Лед' } },
  { value: '998 kgm3', name: { ru: 'Вода', en: 'Water', sr: 'Вода' } },
  { value: '2400 kgm3', name: { ru: 'Бетон', en: 'Concrete', sr: 'Бетон' } },
  { value: '7874 kgm3', name: { ru: 'Железо', en: 'Iron', sr: 'Гвожђе' } },
  { value: '13534 kgm3', name: { ru: 'Ртуть', en: 'Mercury', sr: 'Жива' } },
  { value: '19300 kgm3', name: { ru: 'Золото', en: 'Gold', sr: 'Злато' } },
  { value: '22590 kgm3', name: { ru: 'Осмий', en: 'Osmium', sr: 'Осмијум' } },
]
