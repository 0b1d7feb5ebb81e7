import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер давления: бар, psi, атм, мм рт. ст. — Convertory',
    en: 'Pressure converter: bar, psi, atm, mmHg, Pa – Convertory',
    sr: 'Претварач притиска: bar, psi, atm, mmHg – Convertory',
  },
  description: {
    ru: 'Все единицы давления сразу: паскали, бары, атмосферы, миллиметры ртутного столба, фунты на квадратный дюйм.',
    en: 'All units of pressure at once: pascals, bars, atmospheres, millimetres of mercury, pounds per square inch.',
    sr: 'Све јединице притиска одједном: паскали, бари, атмосфере, милиметри живиног стуба, фунте по квадратном инчу.',
  },
  presets: {},
}
