import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '1 mm3', name: { ru: 'Крупинка крупной соли', en: 'Grain of coarse salt', sr: 'Зрно крупне соли' } },
  { value: '0.05 ml', name: { ru: 'Капля воды', en: 'Drop of water', sr: 'Кап воде' } },
  { value: '5 ml', name: { ru: 'Мерная ложка', en: 'Medicine spoon', sr: 'Мерна кашичица' } },
  { value: '30 ml', name: { ru: 'Чашка эспрессо', en: 'Espresso', sr: 'Еспресо' } },
  { value: '250 ml', name: { ru: 'Стакан', en: 'Glass', sr: 'Чаша' } },
  { value: '750 ml', name: { ru: 'Бутылка вина', en: 'Bottle of wine', sr: 'Флаша вина' } },
  { value: '10 l', name: { ru: 'Ведро', en: 'Bucket', sr: 'Кофа' } },
  { value: '150 l', name: { ru: 'Ванна', en: 'Bathtub', sr: 'Када' } },
  { value: '9 m3', name: { ru: 'Автобетоносмеситель', en: 'Concrete mixer truck', sr: 'Камион-миксер за бетон' } },
  { value: '33 m3', name: { ru: 'Морской контейнер', en: 'Shipping container', sr: 'Бродски контејнер' } },
  { value: '2500 m3', name: { ru: 'Олимпийский бассейн', en: 'Olympic pool', sr: 'Олимпијски базен' } },
  { value: '2.6e6 m3', name: { ru: 'Пирамида Хеопса', en: 'Great Pyramid', sr: 'Кеопсова пирамида' } },
  { value: '23600e9 m3', name: { ru: 'Байкал', en: 'Lake Baikal', sr: 'Бајкалско језеро' } },
]
