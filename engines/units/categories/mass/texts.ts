import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер массы: кг, фунты, унции, караты — Convertory',
    en: 'Mass converter: kg, pounds, ounces, carats – Convertory',
    sr: 'Претварач масе: kg, фунте, унце, карати – Convertory',
  },
  description: {
    ru: 'Все единицы массы сразу: метрические, британские, тройские, аптекарские и старинные русские, по точным определениям.',
    en: 'All units of mass at once: metric, imperial, troy, apothecaries’ and old Russian, using exact definitions.',
    sr: 'Све јединице масе одједном: метричке, британске, тројске, апотекарске и старе руске, по тачним дефиницијама.',
  },
  presets: {
    kglb: {
      title: {
        ru: 'Килограммы в фунты: перевод кг в lb — Convertory',
        en: 'Kilograms to pounds: kg to lb converter – Convertory',
        sr: 'Килограми у фунте: kg у lb – Convertory',
      },
      description: {
        ru: 'Сколько фунтов в килограмме? Фунт равен ровно 0,45359237 кг, поэтому в 1 кг примерно 2,204623 фунта. Введите вес и прочитайте его сразу во всех единицах.',
        en: 'How many pounds are in a kilogram? One pound is exactly 0.45359237 kg, so 1 kg is about 2.204623 lb. Type any weight and read it in every other unit.',
        sr: 'Колико фунти има у килограму? Фунта је тачно 0,45359237 kg, па 1 kg има око 2,204623 фунте. Унесите тежину и прочитајте је одмах у свим јединицама.',
      },
    },
  },
}
