import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер энергии: Дж, кал, кВт·ч, эВ — Convertory',
    en: 'Energy converter: J, cal, kWh, Btu, eV – Convertory',
    sr: 'Претварач енергије: J, cal, kWh, eV – Convertory',
  },
  description: {
    ru: 'Все единицы энергии сразу: джоули, ватт-часы, калории, британские тепловые единицы и электронвольты, по точным определениям.',
    en: 'All units of energy at once: joules, watt-hours, calories, British thermal units and electronvolts, using exact definitions.',
    sr: 'Све јединице енергије одједном: џули, ват-часови, калорије, британске топлотне јединице и електронволти, по тачним дефиницијама.',
  },
  presets: {
    kjkcal: {
      title: {
        ru: 'Килоджоули в килокалории: перевод кДж в ккал — Convertory',
        en: 'Kilojoules to kilocalories: kJ to kcal – Convertory',
        sr: 'Килоџули у килокалорије: kJ у kcal – Convertory',
      },
      description: {
        ru: 'На упаковке кДж? Килокалория равна ровно 4,184 кДж, поэтому 1000 кДж — это около 239 ккал. Энергия еды, топлива и электричества рядом.',
        en: 'A food label in kJ? One kilocalorie is exactly 4.184 kJ, so 1000 kJ is about 239 kcal. Energy of food, fuel and electricity, side by side.',
        sr: 'На паковању пише kJ? Килокалорија је тачно 4,184 kJ, па је 1000 kJ око 239 kcal. Енергија хране, горива и струје, једна поред друге.',
      },
    },
  },
}
