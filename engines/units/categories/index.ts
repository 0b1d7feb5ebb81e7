import type { Category } from '../types.ts'
import { energy } from './energy/index.ts'
import { length } from './length/index.ts'
import { type CategoryId, categoryList } from './list.ts'
import { mass } from './mass/index.ts'
import { speed } from './speed/index.ts'
import { temperature } from './temperature/index.ts'
import { volume } from './volume/index.ts'

export { type CategoryId, categoryList, energy, length, mass, speed, temperature, volume }

/** The units of each category of the list: one that is missing here is an error of types. */
const byId: Readonly<Record<CategoryId, Category>> = { energy, length, mass, speed, temperature, volume }

export const categories: readonly Category[] = categoryList.map(({ id }) => byId[id])

export const categoryById = (id: string): Category | undefined => categories.find((category) => category.id === id)

export const isCategoryId = (id: string): id is CategoryId => categoryById(id) !== undefined
