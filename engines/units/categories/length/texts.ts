import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер длины: км, мили, футы, дюймы — Convertory',
    en: 'Length converter: km, miles, feet, inches – Convertory',
    sr: 'Претварач дужине: km, миље, стопе, инчи – Convertory',
  },
  description: {
    ru: 'Все единицы длины сразу: метрические, британские, морские, астрономические, старинные русские, китайские, японские, индийские; у каждой указан источник.',
    en: 'All units of length at once: metric, imperial, nautical, astronomical, old Russian, Chinese, Japanese and Indian, each with its definition and source.',
    sr: 'Све јединице дужине одједном: метричке, британске, наутичке, астрономске, старе руске, кинеске, јапанске и индијске; свака са извором.',
  },
  presets: {},
}
