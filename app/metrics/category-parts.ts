import { use } from 'react'
import { untilLoaded } from '#app/ui/until-loaded.ts'
import type { Category, CategoryId, CategoryTexts } from '#engines/units/index.ts'

/** What the page of a category needs, and no other page. */
export interface CategoryPart {
  readonly category: Category
  readonly texts: CategoryTexts
}

type Units = Readonly<Record<string, Category>>
type Texts = { readonly texts: CategoryTexts }

/** Each category is a script of its own (vite.config.ts). */
const units = import.meta.glob<Units>('../../engines/units/categories/*/index.ts')
const texts = import.meta.glob<Texts>('../../engines/units/categories/*/texts.ts')
const folder = '../../engines/units/categories/'

const parts = new Map<string, CategoryPart>()
const loading = new Map<string, Promise<CategoryPart>>()

/** The build has all parts from the beginning: it waits for nothing. */
export const setCategoryPart = (part: CategoryPart) => parts.set(part.category.id, part)

const isCategory = (id: string): id is CategoryId => Object.hasOwn(units, `${folder}${id}/index.ts`)

async function load(id: CategoryId): Promise<CategoryPart> {
  const [own, said] = await Promise.all([units[`${folder}${id}/index.ts`]!(), texts[`${folder}${id}/texts.ts`]!()])
  const part = { category: own[id]!, texts: said.texts }
  setCategoryPart(part)
  return part
}

/**
 * The part of a category; undefined for a name that is none. Called while something is drawn: what is drawn waits until the part is
 * there, and the page that stood there before stays meanwhile.
 */
export function useCategoryPart(id: string): CategoryPart | undefined {
  if (!isCategory(id)) return undefined
  const known = parts.get(id)
  if (known) return known
  const pending = loading.get(id) ?? untilLoaded(() => load(id))
  loading.set(id, pending)
  return use(pending)
}
