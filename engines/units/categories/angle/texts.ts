import type { CategoryTexts } from '../category-texts.ts'

export const texts: CategoryTexts = {
  title: {
    ru: 'Конвертер углов: градусы, радианы, минуты — Convertory',
    en: 'Angle converter: degrees, radians, gons, mils – Convertory',
    sr: 'Претварач углова: степени, радијани, гони – Convertory',
  },
  description: {
    ru: 'Все единицы угла сразу: градусы, минуты, секунды, радианы, грады, обороты, румбы, тысячные НАТО и советские.',
    en: 'All units of angle at once: degrees, minutes, seconds, radians, gons, turns, compass points, NATO and Soviet mils.',
    sr: 'Све јединице угла одједном: степени, минути, секунде, радијани, гони, обртаји, румбови, хиљадити НАТО и руски.',
  },
  presets: {},
}
