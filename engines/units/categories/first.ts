// Written by `npm run texts` from ids.ts.
import type { AboutCategory } from './about-category.ts'
import { about as energy } from './energy/about.ts'
import { about as length } from './length/about.ts'
import { about as mass } from './mass/about.ts'
import { about as speed } from './speed/about.ts'
import { about as temperature } from './temperature/about.ts'
import { about as volume } from './volume/about.ts'

/** Those that stand first everywhere, in their order; apart, so that a page of theirs carries no others. */
// biome-ignore format: one line for each
export const firstList = [
  length,
  mass,
  volume,
  temperature,
  speed,
  energy,
] as const satisfies readonly (AboutCategory & { readonly isFirst: true })[]
