import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Расход топлива: л/100 км, mpg, км/л — Convertory',
    en: 'Fuel use converter: L/100 km, mpg, km/L – Convertory',
    sr: 'Потрошња горива: l/100 km, mpg, km/l – Convertory',
  },
  description: {
    ru: 'Расход топлива сразу во всех единицах: литры на 100 км, километры на литр, мили на американский и британский галлон.',
    en: 'Fuel use in all units at once: litres per 100 km, kilometres per litre, miles per US gallon and per imperial gallon.',
    sr: 'Потрошња горива у свим јединицама: литри на 100 km, километри по литру, миље по америчком и британском галону.',
  },
  presets: {},
}
