import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер площади: м², сотки, гектары, акры — Convertory',
    en: 'Area converter: m², sq ft, acres, hectares – Convertory',
    sr: 'Претварач површине: m², ари, хектари, јутра – Convertory',
  },
  description: {
    ru: 'Все единицы площади сразу: метрические, британские, старинные русские, китайские и японские, по точным определениям.',
    en: 'All units of area at once: metric, imperial, old Russian, Chinese, Japanese and others, each with its definition and source.',
    sr: 'Све јединице површине одједном: метричке, британске, старе српске и руске, кинеске и јапанске, по тачним дефиницијама.',
  },
  presets: {},
}
