/** How a geometry in Well-Known Text begins: with any name that `WktGeometry` reads, PostGIS's `SRID=4326;` in front or not. */
export const wktBeginning =
  /^\s*(?:SRID\s*=\s*\d+\s*;\s*)?(?:(?:MULTI)?(?:POINT|LINESTRING|POLYGON)|LINEARRING|GEOMETRYCOLLECTION|MULTICURVE|MULTISURFACE|CIRCULARSTRING|COMPOUNDCURVE|CURVEPOLYGON|POLYHEDRALSURFACE|TIN|TRIANGLE)\s*(?:(?:ZM?|M)\s*)?(?:\(|EMPTY)/i
