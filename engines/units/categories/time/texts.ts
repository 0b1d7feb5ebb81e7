import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер времени: секунды, часы, дни, годы — Convertory',
    en: 'Time converter: seconds, hours, days, years – Convertory',
    sr: 'Претварач времена: секунде, сати, дани, године – Convertory',
  },
  description: {
    ru: 'Все единицы времени сразу: от пикосекунд до тысячелетий. Месяц и год — средние по григорианскому календарю.',
    en: 'All units of time at once, from picoseconds to millennia. Months and years are the averages of the Gregorian calendar.',
    sr: 'Све јединице времена одједном, од пикосекунде до миленијума. Месец и година су просек грегоријанског календара.',
  },
  presets: {},
}
