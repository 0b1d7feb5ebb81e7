import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '1 ns', name: { ru: 'Свет проходит фут', en: 'Light travels a foot', sr: 'Светлост пређе стопу' } },
  { value: '4.3 ms', name: { ru: 'Взмах крыла пчелы', en: 'A bee’s wingbeat', sr: 'Замах пчелињег крила' } },
  { value: '0.3 s', name: { ru: 'Моргание', en: 'Blink of an eye', sr: 'Трептај ока' } },
  {
    value: '8.3 min',
    name: { ru: 'Свет от Солнца до Земли', en: 'Sunlight reaches Earth', sr: 'Светлост од Сунца до Земље' },
  },
  { value: '90 min', name: { ru: 'Футбольный матч', en: 'Football match', sr: 'Фудбалска утакмица' } },
  { value: '24 h', name: { ru: 'Сутки', en: 'A day', sr: 'Дан' } },
  { value: '27.3 d', name: { ru: 'Луна вокруг Земли', en: 'The Moon around the Earth', sr: 'Месец око Земље' } },
  { value: '280 d', name: { ru: 'Беременность', en: 'Pregnancy', sr: 'Трудноћа' } },
  { value: '80 yr', name: { ru: 'Жизнь человека', en: 'A human life', sr: 'Људски живот' } },
  { value: '4500 yr', name: { ru: 'Пирамида Хеопса', en: 'Great Pyramid', sr: 'Кеопсова пирамида' } },
  { value: '4540000000 yr', name: { ru: 'Возраст Земли', en: 'Age of the Earth', sr: 'Старост Земље' } },
]
