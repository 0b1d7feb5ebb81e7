import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '56 kbps', name: { ru: 'Модем', en: 'Dial-up modem', sr: 'Модем' } },
  { value: '320 kbps', name: { ru: 'Музыка', en: 'Music stream', sr: 'Музика' } },
  { value: '5 mbps', name: { ru: 'Видео высокой чёткости', en: 'HD video', sr: 'Видео високе резолуције' } },
  { value: '25 mbps', name: { ru: 'Видео 4K', en: '4K video', sr: 'Видео 4K' } },
  { value: '150 mbps', name: { ru: 'Мобильная сеть 4G', en: '4G network', sr: 'Мрежа 4G' } },
  { value: '1 gbps', name: { ru: 'Домашняя сеть', en: 'Home network', sr: 'Кућна мрежа' } },
  { value: '150 mbyps', name: { ru: 'Жёсткий диск', en: 'Hard disk', sr: 'Тврди диск' } },
  { value: '7 gbyps', name: { ru: 'Твердотельный диск', en: 'Solid-state drive', sr: 'Полупроводнички диск' } },
]
