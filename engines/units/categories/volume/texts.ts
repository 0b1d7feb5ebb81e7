import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер объёма: литры, галлоны, чашки — Convertory',
    en: 'Volume converter: litres, gallons, cups – Convertory',
    sr: 'Претварач запремине: литри, галони, шоље – Convertory',
  },
  description: {
    ru: 'Все единицы объёма сразу: кубометры, литры, американские и британские галлоны, ложки и баррели, с определениями и источниками.',
    en: 'All units of volume at once: cubic metres, litres, US and imperial gallons, spoons and barrels, using exact definitions.',
    sr: 'Све јединице запремине одједном: кубни метри, литри, амерички и британски галони, кашике и барели, по тачним дефиницијама.',
  },
  presets: {
    lgal: {
      title: {
        ru: 'Литры в американские галлоны: перевод л в gal — Convertory',
        en: 'Litres to US gallons: L to gal converter – Convertory',
        sr: 'Литри у америчке галоне: l у gal – Convertory',
      },
      description: {
        ru: 'Американский галлон — это 231 кубический дюйм, ровно 3,785411784 литра. Литры сразу переводятся в галлоны, кварты, пинты, чашки и британские галлоны.',
        en: 'A US gallon is 231 cubic inches, exactly 3.785411784 litres. Convert litres to gallons, quarts, pints, cups and imperial gallons at once.',
        sr: 'Амерички галон је 231 кубни инч, тачно 3,785411784 литра. Литри се одједном претварају у галоне, кварте, пинте, шоље и британске галоне.',
      },
    },
  },
}
