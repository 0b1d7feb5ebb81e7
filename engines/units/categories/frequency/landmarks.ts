import type { Landmark } from '../../types.ts'

export const landmarks: readonly Landmark[] = [
  { value: '11.6e-6 hz', name: { ru: 'Вращение Земли', en: 'Rotation of the Earth', sr: 'Обртање Земље' } },
  { value: '1.2 hz', name: { ru: 'Сердце в покое', en: 'Heart at rest', sr: 'Срце у мировању' } },
  { value: '800 rpm', name: { ru: 'Двигатель на холостом ходу', en: 'Idling engine', sr: 'Мотор у празном ходу' } },
  { value: '50 hz', name: { ru: 'Ток в розетке', en: 'Mains electricity', sr: 'Струја у утичници' } },
  { value: '440 hz', name: { ru: 'Нота ля', en: 'The note A', sr: 'Нота ла' } },
  { value: '20 khz', name: { ru: 'Граница слуха', en: 'Limit of hearing', sr: 'Граница слуха' } },
  { value: '100 megahz', name: { ru: 'УКВ-радио', en: 'FM radio', sr: 'УКТ радио' } },
  { value: '2.45 ghz', name: { ru: 'Микроволновка', en: 'Microwave oven', sr: 'Микроталасна' } },
  { value: '5.4e14 hz', name: { ru: 'Зелёный свет', en: 'Green light', sr: 'Зелена светлост' } },
]
