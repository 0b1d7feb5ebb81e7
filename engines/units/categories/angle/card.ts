import type { Localized } from '#engines/core/index.ts'

/** What its card says on the page of all categories. */
export const card: Localized = {
  ru: 'Градусы, радианы, минуты, грады, тысячные',
  en: 'Degrees, radians, arcminutes, gons, mils',
  sr: 'Степени, радијани, минути, гони, хиљадити',
}
