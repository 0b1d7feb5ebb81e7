import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '1.62 ms2', name: { ru: 'Тяготение Луны', en: 'Gravity on the Moon', sr: 'Гравитација Месеца' } },
  { value: '2.8 ms2', name: { ru: 'Разгон автомобиля', en: 'Car speeding up', sr: 'Убрзање аутомобила' } },
  { value: '9.80665 ms2', name: { ru: 'Свободное падение', en: 'Free fall', sr: 'Слободан пад' } },
  { value: '24.8 ms2', name: { ru: 'Тяготение Юпитера', en: 'Gravity on Jupiter', sr: 'Гравитација Јупитера' } },
  { value: '3 g0', name: { ru: 'Ракета на старте', en: 'Rocket launch', sr: 'Полетање ракете' } },
  { value: '5 g0', name: { ru: 'Американские горки', en: 'Roller coaster', sr: 'Ролеркостер' } },
  { value: '9 g0', name: { ru: 'Пилот истребителя', en: 'Fighter pilot', sr: 'Пилот ловца' } },
  { value: '300 g0', name: { ru: 'Стиральная машина', en: 'Washing machine', sr: 'Веш-машина' } },
]
