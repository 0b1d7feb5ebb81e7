import type { Category } from '../types.ts'
import { byId } from './all.ts'
import type { CategoryId } from './ids.ts'

export { energy } from './energy/index.ts'
export { firstList } from './first.ts'
export type { CategoryId } from './ids.ts'
export { length } from './length/index.ts'
export { categoryList } from './list.ts'
export { mass } from './mass/index.ts'
export { speed } from './speed/index.ts'
export { temperature } from './temperature/index.ts'
export { volume } from './volume/index.ts'

export const categories: readonly Category[] = Object.values(byId)

/** Those that stand first everywhere. */
export const firstCategories = categories.filter(({ isFirst }) => isFirst)

export const categoryById = (id: string): Category | undefined => categories.find((category) => category.id === id)

export const isCategoryId = (id: string): id is CategoryId => categoryById(id) !== undefined
