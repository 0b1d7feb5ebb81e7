import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '120 mmhg', name: { ru: 'Кровяное давление', en: 'Blood pressure', sr: 'Крвни притисак' } },
  { value: '20 kpa', name: { ru: 'На вершине стратосферы', en: 'Edge of the stratosphere', sr: 'Врх стратосфере' } },
  { value: '33.7 kpa', name: { ru: 'Вершина Эвереста', en: 'Top of Everest', sr: 'Врх Монт Евереста' } },
  { value: '1 atm', name: { ru: 'Уровень моря', en: 'Sea level', sr: 'Ниво мора' } },
  { value: '2.3 bar', name: { ru: 'Автомобильная шина', en: 'Car tyre', sr: 'Аутомобилска гума' } },
  { value: '6 bar', name: { ru: 'Бутылка шампанского', en: 'Champagne bottle', sr: 'Флаша шампањца' } },
  { value: '200 bar', name: { ru: 'Баллон аквалангиста', en: 'Scuba tank', sr: 'Ронилачка боца' } },
  { value: '108.6 mpa', name: { ru: 'Марианская впадина', en: 'Mariana Trench', sr: 'Маријански ров' } },
  { value: '364 gpa', name: { ru: 'Центр Земли', en: 'Centre of the Earth', sr: 'Средиште Земље' } },
]
