import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  {
    value: '2.3 ev',
    name: { ru: 'Фотон зелёного света', en: 'Photon of green light', sr: 'Фотон зелене светлости' },
  },
  {
    value: '200 mev',
    name: { ru: 'Деление ядра урана', en: 'Fission of a uranium nucleus', sr: 'Фисија језгра урана' },
  },
  { value: '1.6e-7 j', name: { ru: 'Летящий комар', en: 'Mosquito in flight', sr: 'Комарац у лету' } },
  {
    value: '1 j',
    name: { ru: 'Яблоко, поднятое на метр', en: 'Apple lifted one metre', sr: 'Јабука подигнута метар' },
  },
  { value: '140 j', name: { ru: 'Шаг на ступеньку', en: 'One step up the stairs', sr: 'Корак уз степеник' } },
  { value: '10 kj', name: { ru: 'Батарейка AA', en: 'AA battery', sr: 'Батерија AA' } },
  { value: '15 wh', name: { ru: 'Заряд телефона', en: 'Phone charge', sr: 'Пуњење телефона' } },
  {
    value: '335 kj',
    name: { ru: 'Вскипятить литр воды', en: 'Boiling a litre of water', sr: 'Литар воде до кључања' },
  },
  { value: '95 kcal', name: { ru: 'Яблоко на завтрак', en: 'Apple for breakfast', sr: 'Јабука за доручак' } },
  { value: '2000 kcal', name: { ru: 'Дневной рацион', en: 'Daily diet', sr: 'Дневни оброци' } },
  { value: '34 mj', name: { ru: 'Литр бензина', en: 'Litre of petrol', sr: 'Литар бензина' } },
  { value: '10 kwh', name: { ru: 'Дом за сутки', en: 'Household, one day', sr: 'Дом за један дан' } },
  { value: '1 gj', name: { ru: 'Молния', en: 'Lightning bolt', sr: 'Муња' } },
  { value: '6.3e13 j', name: { ru: 'Бомба над Хиросимой', en: 'Hiroshima bomb', sr: 'Бомба над Хирошимом' } },
  {
    value: '5.5e24 j',
    name: {
      ru: 'Солнечный свет на Земле за год',
      en: 'Sunlight on Earth in a year',
      sr: 'Сунчева светлост на Земљи годишње',
    },
  },
]
