import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '0.01 n', name: { ru: 'Вес скрепки', en: 'Weight of a paper clip', sr: 'Тежина спајалице' } },
  { value: '1 n', name: { ru: 'Вес яблока', en: 'Weight of an apple', sr: 'Тежина јабуке' } },
  { value: '9.80665 n', name: { ru: 'Вес килограмма', en: 'Weight of a kilogram', sr: 'Тежина килограма' } },
  { value: '700 n', name: { ru: 'Вес человека', en: 'Weight of a person', sr: 'Тежина човека' } },
  { value: '4 kn', name: { ru: 'Удар боксёра', en: 'Boxer’s punch', sr: 'Ударац боксера' } },
  { value: '240 kn', name: { ru: 'Двигатель авиалайнера', en: 'Airliner engine', sr: 'Мотор путничког авиона' } },
  { value: '7.6 megan', name: { ru: 'Ракета «Фалькон-9»', en: 'Falcon 9 rocket', sr: 'Ракета „Фалкон 9“' } },
  { value: '35 megan', name: { ru: 'Ракета «Сатурн-5»', en: 'Saturn V rocket', sr: 'Ракета „Сатурн 5“' } },
]
