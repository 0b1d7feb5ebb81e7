import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '1 mw', name: { ru: 'Лазерная указка', en: 'Laser pointer', sr: 'Ласерски показивач' } },
  { value: '10 w', name: { ru: 'Светодиодная лампа', en: 'LED lamp', sr: 'ЛЕД сијалица' } },
  { value: '100 w', name: { ru: 'Человек в покое', en: 'Person at rest', sr: 'Човек у мировању' } },
  { value: '2 kw', name: { ru: 'Электрочайник', en: 'Electric kettle', sr: 'Електрични бокал' } },
  { value: '80 kw', name: { ru: 'Легковой автомобиль', en: 'Car', sr: 'Путнички аутомобил' } },
  { value: '3 megaw', name: { ru: 'Ветряк', en: 'Wind turbine', sr: 'Ветрогенератор' } },
  { value: '1 gw', name: { ru: 'Атомный реактор', en: 'Nuclear reactor', sr: 'Нуклеарни реактор' } },
  { value: '22.5 gw', name: { ru: 'Плотина «Три ущелья»', en: 'Three Gorges Dam', sr: 'Брана „Три клисуре“' } },
]
