import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер расхода: л/мин, м³/ч, gpm, cfm — Convertory',
    en: 'Flow converter: L/min, m³/h, gpm, cfm – Convertory',
    sr: 'Претварач протока: l/min, m³/h, gpm, cfm – Convertory',
  },
  description: {
    ru: 'Расход воды и воздуха сразу во всех единицах: литры в минуту, кубометры в час, галлоны в минуту, кубические футы.',
    en: 'Flow of water and air in all units at once: litres per minute, cubic metres per hour, gallons per minute, cubic feet.',
    sr: 'Проток воде и ваздуха у свим јединицама: литри у минуту, кубни метри на час, галони у минуту, кубне стопе.',
  },
  presets: {},
}
