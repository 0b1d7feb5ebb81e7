import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '1e-10 m', name: { ru: 'Атом', en: 'Atom', sr: 'Атом' } },
  { value: '0.002 mm', name: { ru: 'Бактерия', en: 'Bacterium', sr: 'Бактерија' } },
  { value: '0.08 mm', name: { ru: 'Толщина волоса', en: 'Thickness of a hair', sr: 'Дебљина длаке' } },
  { value: '5 mm', name: { ru: 'Муравей', en: 'Ant', sr: 'Мрав' } },
  { value: '85.6 mm', name: { ru: 'Банковская карта', en: 'Bank card', sr: 'Банковна картица' } },
  { value: '297 mm', name: { ru: 'Лист A4', en: 'A4 sheet', sr: 'Лист A4' } },
  { value: '2 m', name: { ru: 'Дверь', en: 'Door', sr: 'Врата' } },
  { value: '12 m', name: { ru: 'Автобус', en: 'Bus', sr: 'Аутобус' } },
  { value: '105 m', name: { ru: 'Футбольное поле', en: 'Football pitch', sr: 'Фудбалски терен' } },
  { value: '330 m', name: { ru: 'Эйфелева башня', en: 'Eiffel Tower', sr: 'Ајфелова кула' } },
  { value: '8849 m', name: { ru: 'Эверест', en: 'Mount Everest', sr: 'Монт Еверест' } },
  { value: '42.195 km', name: { ru: 'Марафон', en: 'Marathon', sr: 'Маратон' } },
  { value: '2850 km', name: { ru: 'Дунай', en: 'The Danube', sr: 'Дунав' } },
  { value: '12742 km', name: { ru: 'Диаметр Земли', en: 'Diameter of the Earth', sr: 'Пречник Земље' } },
  { value: '384400 km', name: { ru: 'От Земли до Луны', en: 'Earth to the Moon', sr: 'Од Земље до Месеца' } },
  { value: '1 au', name: { ru: 'От Земли до Солнца', en: 'Earth to the Sun', sr: 'Од Земље до Сунца' } },
  { value: '4.25 ly', name: { ru: 'До ближайшей звезды', en: 'To the nearest star', sr: 'До најближе звезде' } },
  { value: '100000 ly', name: { ru: 'Млечный Путь', en: 'The Milky Way', sr: 'Млечни пут' } },
]
