// Written by `npm run texts` from ids.ts.
import type { Category } from '../types.ts'
import { acceleration } from './acceleration/index.ts'
import { angle } from './angle/index.ts'
import { area } from './area/index.ts'
import { data } from './data/index.ts'
import { datarate } from './datarate/index.ts'
import { density } from './density/index.ts'
import { energy } from './energy/index.ts'
import { flow } from './flow/index.ts'
import { force } from './force/index.ts'
import { frequency } from './frequency/index.ts'
import { fuel } from './fuel/index.ts'
import type { CategoryId } from './ids.ts'
import { length } from './length/index.ts'
import { mass } from './mass/index.ts'
import { power } from './power/index.ts'
import { pressure } from './pressure/index.ts'
import { speed } from './speed/index.ts'
import { temperature } from './temperature/index.ts'
import { time } from './time/index.ts'
import { torque } from './torque/index.ts'
import { volume } from './volume/index.ts'

/** The units of each category. */
// biome-ignore format: one line for each
export const byId = {
  length,
  mass,
  volume,
  temperature,
  speed,
  energy,
  area,
  time,
  data,
  datarate,
  pressure,
  power,
  force,
  torque,
  angle,
  fuel,
  frequency,
  flow,
  density,
  acceleration,
} satisfies Readonly<Record<CategoryId, Category>>
