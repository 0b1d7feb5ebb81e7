import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер скорости: км/ч, м/с, mph, узлы — Convertory',
    en: 'Speed converter: km/h, mph, m/s, knots, Mach – Convertory',
    sr: 'Претварач брзине: km/h, m/s, mph, чворови – Convertory',
  },
  description: {
    ru: 'Все единицы скорости сразу: метрические, британские, морские, скорость звука и скорость света; у каждой указан источник.',
    en: 'All units of speed at once: metric, imperial, nautical, the speeds of sound and light, each with its definition and source.',
    sr: 'Све јединице брзине одједном: метричке, британске, наутичке, брзина звука и брзина светлости; свака са извором.',
  },
  presets: {
    kmhmph: {
      title: {
        ru: 'Километры в час в мили в час: км/ч в mph — Convertory',
        en: 'Kilometres per hour to miles per hour – Convertory',
        sr: 'Километри на час у миље на час: km/h у mph – Convertory',
      },
      description: {
        ru: '100 км/ч — это примерно 62,14 мили в час, 50 км/ч — 31,07: разделите на 1,609344. Ограничения скорости, рекорды и ветер сразу во всех единицах.',
        en: '100 km/h is about 62.14 mph, 50 km/h about 31.07 mph: divide by 1.609344. Speed limits, records and the wind, in every unit at once.',
        sr: '100 km/h је око 62,14 миље на час, 50 km/h око 31,07: поделите са 1,609344. Ограничења брзине, рекорди и ветар одмах у свим јединицама.',
      },
    },
  },
}
