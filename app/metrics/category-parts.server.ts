import type { Category, CategoryTexts } from '#engines/units/index.ts'
import { setCategoryPart } from './category-parts.ts'

const units = import.meta.glob<Readonly<Record<string, Category>>>('../../engines/units/categories/*/index.ts', {
  eager: true,
})
const texts = import.meta.glob<CategoryTexts>('../../engines/units/categories/*/texts.ts', {
  eager: true,
  import: 'texts',
})

/** All parts at once, for the build and for tests. */
export function setAllCategoryParts() {
  for (const [path, own] of Object.entries(units))
    for (const category of Object.values(own))
      setCategoryPart({ category, texts: texts[path.replace(/index\.ts$/, 'texts.ts')]! })
}
