import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер силы: ньютоны, кгс, тс, lbf — Convertory',
    en: 'Force converter: newtons, kgf, lbf, dynes – Convertory',
    sr: 'Претварач силе: њутни, kp, lbf, дини – Convertory',
  },
  description: {
    ru: 'Все единицы силы сразу: ньютоны, килограмм-силы, тонна-силы, фунт-силы, дины, по точным определениям.',
    en: 'All units of force at once: newtons, kilogram-force, ton-force, pound-force, kips and dynes, each with its definition.',
    sr: 'Све јединице силе одједном: њутни, килопонди, мегапонди, фунте силе, дини, по тачним дефиницијама.',
  },
  presets: {},
}
