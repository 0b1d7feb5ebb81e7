import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '2 mlmin', name: { ru: 'Капельница', en: 'Intravenous drip', sr: 'Инфузија' } },
  { value: '5 lmin', name: { ru: 'Сердце', en: 'Human heart', sr: 'Људско срце' } },
  { value: '10 lmin', name: { ru: 'Душ', en: 'Shower', sr: 'Туш' } },
  { value: '35 lmin', name: { ru: 'Заправочная колонка', en: 'Petrol pump', sr: 'Пумпа за гориво' } },
  { value: '1000 lmin', name: { ru: 'Пожарный рукав', en: 'Fire hose', sr: 'Ватрогасно црево' } },
  { value: '1500 m3s', name: { ru: 'Сава в Белграде', en: 'The Sava in Belgrade', sr: 'Сава у Београду' } },
  { value: '2400 m3s', name: { ru: 'Ниагарский водопад', en: 'Niagara Falls', sr: 'Нијагарини водопади' } },
  { value: '209000 m3s', name: { ru: 'Амазонка', en: 'The Amazon', sr: 'Амазон' } },
]
