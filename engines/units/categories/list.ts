import { about as energy } from './energy/about.ts'
import { about as length } from './length/about.ts'
import { about as mass } from './mass/about.ts'
import { about as speed } from './speed/about.ts'
import { about as temperature } from './temperature/about.ts'
import { about as volume } from './volume/about.ts'

/** Every category, in the order pages list them. Routes, cards, titles, addresses, the API and the command line derive from this list. */
export const categoryList = [length, mass, volume, temperature, speed, energy] as const

export type CategoryId = (typeof categoryList)[number]['id']
