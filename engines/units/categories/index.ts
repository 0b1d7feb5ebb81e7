import type { Category, CategoryId } from '../types.ts'
import { energy } from './energy.ts'
import { length } from './length.ts'
import { mass } from './mass.ts'
import { speed } from './speed.ts'
import { temperature } from './temperature.ts'
import { volume } from './volume.ts'

export { energy, length, mass, speed, temperature, volume }

/** Every category, in the order pages list them. */
export const categories: readonly Category[] = [length, mass, volume, temperature, speed, energy]

export const categoryById = (id: string): Category | undefined => categories.find((category) => category.id === id)

export const isCategoryId = (id: string): id is CategoryId => categoryById(id) !== undefined
