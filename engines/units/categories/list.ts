// Written by `npm run texts` from ids.ts.
import type { AboutCategory } from './about-category.ts'
import { about as acceleration } from './acceleration/about.ts'
import { about as angle } from './angle/about.ts'
import { about as area } from './area/about.ts'
import { about as data } from './data/about.ts'
import { about as datarate } from './datarate/about.ts'
import { about as density } from './density/about.ts'
import { firstList } from './first.ts'
import { about as flow } from './flow/about.ts'
import { about as force } from './force/about.ts'
import { about as frequency } from './frequency/about.ts'
import { about as fuel } from './fuel/about.ts'
import type { CategoryId } from './ids.ts'
import { about as power } from './power/about.ts'
import { about as pressure } from './pressure/about.ts'
import { about as time } from './time/about.ts'
import { about as torque } from './torque/about.ts'

/** Every category, in the order pages list them. Routes, cards, titles, addresses, the API and the command line derive from this list. */
// biome-ignore format: one line for each
export const categoryList = [
  ...firstList,
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
] as const satisfies readonly (AboutCategory & { readonly id: CategoryId })[]
