import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер данных: байты, МБ, ГБ, ТБ, ГиБ — Convertory',
    en: 'Data converter: bytes, MB, GB, TB, GiB – Convertory',
    sr: 'Претварач података: бајтови, MB, GB, TB, GiB – Convertory',
  },
  description: {
    ru: 'Байты и биты сразу во всех единицах: десятичные, где килобайт равен 1000 байт, и двоичные, где кибибайт равен 1024.',
    en: 'Bytes and bits in all units at once: decimal, where a kilobyte is 1000 bytes, and binary, where a kibibyte is 1024.',
    sr: 'Бајтови и битови у свим јединицама: декадне, где је килобајт 1000 бајтова, и бинарне, где је кибибајт 1024.',
  },
  presets: {},
}
