import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер крутящего момента: Н·м, кгс·м — Convertory',
    en: 'Torque converter: N·m, lbf·ft, kgf·m – Convertory',
    sr: 'Претварач момента силе: N·m, kp·m, lbf·ft – Convertory',
  },
  description: {
    ru: 'Все единицы крутящего момента сразу: ньютон-метры, килограмм-сила-метры, фунт-сила-футы. Для затяжки болтов и двигателей.',
    en: 'All units of torque at once: newton metres, kilogram-force metres, pound-feet and pound-inches, for bolts and engines.',
    sr: 'Све јединице момента силе одједном: њутн-метри, килопонд-метри, фунта-стопе, за затезање вијака и моторе.',
  },
  presets: {},
}
