import { wktBeginning } from '../../wkt/wkt-beginning.ts'

/** Whether a text is a geometry: Well-Known Text, GeoJSON or hexadecimal Well-Known Binary. */
export const isGeometry = (value: string): boolean =>
  wktBeginning.test(value) ||
  /^\s*\{\s*"(?:type|coordinates|crs|geometries)"\s*:/.test(value) ||
  /^(?:\\x)?01[0-9A-F]{4}00[02468ACE]0[0-9A-F]{8,}$/i.test(value)
