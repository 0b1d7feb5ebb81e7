import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '42 arcsec', name: { ru: 'Юпитер с Земли', en: 'Jupiter from Earth', sr: 'Јупитер са Земље' } },
  { value: '31 arcmin', name: { ru: 'Полная Луна', en: 'Full Moon', sr: 'Пун Месец' } },
  { value: '2 deg', name: { ru: 'Палец на вытянутой руке', en: 'Finger at arm’s length', sr: 'Прст испружене руке' } },
  { value: '15 deg', name: { ru: 'Час на солнечных часах', en: 'An hour on a sundial', sr: 'Сат на сунчанику' } },
  { value: '23.44 deg', name: { ru: 'Наклон земной оси', en: 'Tilt of the Earth’s axis', sr: 'Нагиб Земљине осе' } },
  {
    value: '60 deg',
    name: { ru: 'Равносторонний треугольник', en: 'Equilateral triangle', sr: 'Једнакостраничан троугао' },
  },
  { value: '90 deg', name: { ru: 'Прямой угол', en: 'Right angle', sr: 'Прав угао' } },
  { value: '360 deg', name: { ru: 'Полный круг', en: 'Full circle', sr: 'Пун круг' } },
]
