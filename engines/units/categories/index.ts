import type { Category } from '../types.ts'
import { acceleration } from './acceleration/index.ts'
import { angle } from './angle/index.ts'
import { area } from './area/index.ts'
import { data } from './data/index.ts'
import { datarate } from './datarate/index.ts'
import { density } from './density/index.ts'
import { energy } from './energy/index.ts'
import { firstList } from './first.ts'
import { flow } from './flow/index.ts'
import { force } from './force/index.ts'
import { frequency } from './frequency/index.ts'
import { fuel } from './fuel/index.ts'
import { length } from './length/index.ts'
import { type CategoryId, categoryList } from './list.ts'
import { mass } from './mass/index.ts'
import { power } from './power/index.ts'
import { pressure } from './pressure/index.ts'
import { speed } from './speed/index.ts'
import { temperature } from './temperature/index.ts'
import { time } from './time/index.ts'
import { torque } from './torque/index.ts'
import { volume } from './volume/index.ts'

export { type CategoryId, categoryList, firstList }

/** The units of each category of the list: one that is missing here is an error of types. */
const byId = {
  acceleration,
  angle,
  area,
  data,
  datarate,
  density,
  energy,
  flow,
  force,
  frequency,
  fuel,
  length,
  mass,
  power,
  pressure,
  speed,
  temperature,
  time,
  torque,
  volume,
} satisfies Readonly<Record<CategoryId, Category>>

export const categories: readonly Category[] = categoryList.map(({ id }) => byId[id])

/** Those that stand first everywhere. */
export const firstCategories = categories.filter(({ isFirst }) => isFirst)

export const categoryById = (id: string): Category | undefined => categories.find((category) => category.id === id)

export const isCategoryId = (id: string): id is CategoryId => categoryById(id) !== undefined

export { energy, length, mass, speed, temperature, volume }
