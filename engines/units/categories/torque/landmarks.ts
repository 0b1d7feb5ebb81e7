import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '0.5 ncm', name: { ru: 'Часовой винтик', en: 'Watch screw', sr: 'Завртањ сата' } },
  { value: '2 nm', name: { ru: 'Крышка бутылки', en: 'Bottle cap', sr: 'Затварач флаше' } },
  { value: '40 nm', name: { ru: 'Педаль велосипеда', en: 'Bicycle pedal', sr: 'Педала бицикла' } },
  { value: '110 nm', name: { ru: 'Колёсный болт', en: 'Wheel bolt', sr: 'Вијак точка' } },
  { value: '250 nm', name: { ru: 'Двигатель автомобиля', en: 'Car engine', sr: 'Мотор аутомобила' } },
  { value: '2500 nm', name: { ru: 'Двигатель грузовика', en: 'Lorry engine', sr: 'Мотор камиона' } },
  { value: '7600 knm', name: { ru: 'Судовой дизель', en: 'Ship’s diesel', sr: 'Бродски дизел' } },
]
