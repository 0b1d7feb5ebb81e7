import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер плотности: кг/м³, г/см³, г/л — Convertory',
    en: 'Density converter: kg/m³, g/cm³, lb/ft³ – Convertory',
    sr: 'Претварач густине: kg/m³, g/cm³, g/l – Convertory',
  },
  description: {
    ru: 'Плотность и концентрация сразу во всех единицах: килограммы на кубометр, граммы на литр, фунты на галлон и фут.',
    en: 'Density and concentration in all units at once: kilograms per cubic metre, grams per litre, pounds per gallon and foot.',
    sr: 'Густина и концентрација у свим јединицама: килограми по кубном метру, грами по литру, фунте по галону и стопи.',
  },
  presets: {},
}
