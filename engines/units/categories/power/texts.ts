import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер мощности: кВт, л. с., Вт, БТЕ/ч — Convertory',
    en: 'Power converter: kW, hp, W, Btu/h – Convertory',
    sr: 'Претварач снаге: kW, KS, W, Btu/h – Convertory',
  },
  description: {
    ru: 'Все единицы мощности сразу: ватты, метрические и английские лошадиные силы, калории в секунду, БТЕ в час, тонны охлаждения.',
    en: 'All units of power at once: watts, mechanical, metric and electric horsepower, calories per second, Btu per hour, tons of cooling.',
    sr: 'Све јединице снаге одједном: вати, метричке и енглеске коњске снаге, калорије у секунди, Btu на час, тоне хлађења.',
  },
  presets: {},
}
