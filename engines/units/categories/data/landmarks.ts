import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '140 b', name: { ru: 'СМС', en: 'Text message', sr: 'СМС порука' } },
  { value: '2 kb', name: { ru: 'Страница текста', en: 'Page of text', sr: 'Страна текста' } },
  { value: '1.44 mb', name: { ru: 'Дискета', en: 'Floppy disk', sr: 'Дискета' } },
  { value: '4 mb', name: { ru: 'Фотография', en: 'Photo', sr: 'Фотографија' } },
  { value: '10 mb', name: { ru: 'Песня', en: 'Song', sr: 'Песма' } },
  { value: '700 mb', name: { ru: 'Компакт-диск', en: 'Compact disc', sr: 'Компакт-диск' } },
  { value: '3.3 gb', name: { ru: 'Геном человека', en: 'Human genome', sr: 'Људски геном' } },
  { value: '4.7 gb', name: { ru: 'Фильм на диске', en: 'Film on a DVD', sr: 'Филм на диску' } },
]
