import type { Position } from './geodesy/position.ts'
import { type CategoryId, type CoordinateSystem, categoryIds, type SystemId, systemIds } from './system.ts'
import { mgrs } from './systems/mgrs.ts'
import { osgb } from './systems/osgb.ts'
import { sk42 } from './systems/sk42.ts'
import { sk95 } from './systems/sk95.ts'
import { usng } from './systems/usng.ts'
import { utm } from './systems/utm.ts'
import { webmercator } from './systems/webmercator.ts'
import { wgs84 } from './systems/wgs84.ts'
import { wgs84dm } from './systems/wgs84dm.ts'
import { wgs84dms } from './systems/wgs84dms.ts'

const byId: { readonly [Id in SystemId]: CoordinateSystem } = {
  wgs84,
  wgs84dms,
  wgs84dm,
  utm,
  webmercator,
  sk42,
  sk95,
  mgrs,
  usng,
  osgb,
}

/** Every system, in the order of display. */
export const systems: readonly CoordinateSystem[] = systemIds.map((id) => byId[id])

export const systemOf = (id: SystemId): CoordinateSystem => byId[id]

/** Berlin, television tower square. */
const berlin: Position = { latitudeDegrees: 52.520008, longitudeDegrees: 13.404954 }

/** The point that is shown first: in the country of the first system that has one of its own, else in Berlin. */
export const homeOf = (...ids: readonly SystemId[]): Position =>
  ids.map((id) => byId[id].home).find((home) => home !== undefined) ?? berlin

export const isSystemId = (text: string): text is SystemId => Object.hasOwn(byId, text)

export const systemsOfCategory = (category: CategoryId): readonly CoordinateSystem[] =>
  systems.filter((system) => system.category === category)

export const categories: readonly CategoryId[] = categoryIds
