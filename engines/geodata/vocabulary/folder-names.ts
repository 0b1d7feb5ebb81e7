import { featureKind } from '../model/feature-kinds.ts'

/** Names of folders that hold what GPX tells apart; GPSBabel uses the same. */
export const folderOfKind = {
  [featureKind.waypoint]: 'Waypoints',
  [featureKind.route]: 'Routes',
  [featureKind.track]: 'Tracks',
} as const
