import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер ускорения: м/с², g, Гал — Convertory',
    en: 'Acceleration converter: m/s², g, Gal, ft/s² – Convertory',
    sr: 'Претварач убрзања: m/s², g, Gal – Convertory',
  },
  description: {
    ru: 'Все единицы ускорения сразу: метры и футы на секунду в квадрате, ускорение свободного падения, галы, разгон в км/ч за секунду.',
    en: 'All units of acceleration at once: metres and feet per second squared, standard gravity, gals, km/h gained per second.',
    sr: 'Све јединице убрзања одједном: метри и стопе у секунди на квадрат, стандардна гравитација, гали, km/h у секунди.',
  },
  presets: {},
}
