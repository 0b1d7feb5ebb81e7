import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер частоты: Гц, МГц, ГГц, об/мин — Convertory',
    en: 'Frequency converter: Hz, MHz, GHz, rpm – Convertory',
    sr: 'Претварач учестаности: Hz, MHz, GHz, обр/мин – Convertory',
  },
  description: {
    ru: 'Все единицы частоты сразу: от миллигерц до терагерц, обороты в минуту и в секунду, по точным определениям.',
    en: 'All units of frequency at once, from millihertz to terahertz, with revolutions per minute and per second.',
    sr: 'Све јединице учестаности одједном: од милихерца до терахерца, обртаји у минуту и у секунди, по тачним дефиницијама.',
  },
  presets: {},
}
