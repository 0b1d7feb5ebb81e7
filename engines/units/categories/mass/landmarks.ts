import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '1 mcg', name: { ru: 'Пылинка', en: 'Speck of dust', sr: 'Зрно прашине' } },
  { value: '2 mg', name: { ru: 'Комар', en: 'Mosquito', sr: 'Комарац' } },
  { value: '1 g', name: { ru: 'Скрепка', en: 'Paper clip', sr: 'Спајалица' } },
  { value: '60 g', name: { ru: 'Куриное яйцо', en: 'Hen’s egg', sr: 'Кокошје јаје' } },
  { value: '620 g', name: { ru: 'Баскетбольный мяч', en: 'Basketball', sr: 'Кошаркашка лопта' } },
  { value: '4.5 kg', name: { ru: 'Кошка', en: 'Cat', sr: 'Мачка' } },
  { value: '70 kg', name: { ru: 'Человек', en: 'Person', sr: 'Човек' } },
  { value: '500 kg', name: { ru: 'Лошадь', en: 'Horse', sr: 'Коњ' } },
  { value: '1.5 t', name: { ru: 'Легковой автомобиль', en: 'Car', sr: 'Путнички аутомобил' } },
  { value: '6 t', name: { ru: 'Слон', en: 'Elephant', sr: 'Слон' } },
  { value: '140 t', name: { ru: 'Синий кит', en: 'Blue whale', sr: 'Плави кит' } },
  { value: '10100 t', name: { ru: 'Эйфелева башня', en: 'Eiffel Tower', sr: 'Ајфелова кула' } },
  { value: '7.35e19 t', name: { ru: 'Луна', en: 'The Moon', sr: 'Месец' } },
  { value: '5.97e21 t', name: { ru: 'Земля', en: 'The Earth', sr: 'Земља' } },
]
