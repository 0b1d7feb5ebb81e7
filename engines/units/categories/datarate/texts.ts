import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер скорости передачи: Мбит/с, МБ/с — Convertory',
    en: 'Data rate converter: Mbit/s, MB/s, Gbit/s – Convertory',
    sr: 'Претварач брзине преноса: Mbit/s, MB/s – Convertory',
  },
  description: {
    ru: 'Скорость интернета и дисков сразу во всех единицах: биты и байты в секунду, десятичные и двоичные. 8 бит — это 1 байт.',
    en: 'Speeds of networks and disks in all units at once: bits and bytes per second, decimal and binary. Eight bits are one byte.',
    sr: 'Брзине мрежа и дискова у свим јединицама: битови и бајтови у секунди, декадни и бинарни. Осам битова је један бајт.',
  },
  presets: {},
}
