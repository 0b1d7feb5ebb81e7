/** What a GML element does in a geometry. */
export type GeometryRole =
  | 'point'
  | 'line'
  | 'arcs'
  | 'circle'
  | 'arc-by-center'
  | 'circle-by-center'
  | 'spline'
  | 'curve'
  | 'polygon'
  | 'surface'
  | 'face'
  | 'multi-point'
  | 'multi-curve'
  | 'multi-surface'
  | 'collection'

/** Elements of GML 2, 3.1 and 3.2 that are geometries or parts of one (ISO 19136, clauses 10, 11 and 13). */
export const geometryRoles: ReadonlyMap<string, GeometryRole> = new Map<string, GeometryRole>([
  ['Point', 'point'],
  ['Node', 'point'],
  ['TopoPoint', 'point'],
  ['LineString', 'line'],
  ['LinearRing', 'line'],
  ['LineStringSegment', 'line'],
  ['Geodesic', 'line'],
  ['GeodesicString', 'line'],
  ['Arc', 'arcs'],
  ['ArcString', 'arcs'],
  ['Circle', 'circle'],
  ['ArcByCenterPoint', 'arc-by-center'],
  ['CircleByCenterPoint', 'circle-by-center'],
  ['ArcByBulge', 'spline'],
  ['ArcStringByBulge', 'spline'],
  ['CubicSpline', 'spline'],
  ['BSpline', 'spline'],
  ['Bezier', 'spline'],
  ['Clothoid', 'spline'],
  ['OffsetCurve', 'spline'],
  ['Curve', 'curve'],
  ['OrientableCurve', 'curve'],
  ['CompositeCurve', 'curve'],
  ['Ring', 'curve'],
  ['Edge', 'curve'],
  ['TopoCurve', 'curve'],
  ['Polygon', 'polygon'],
  ['PolygonPatch', 'polygon'],
  ['Triangle', 'polygon'],
  ['Rectangle', 'polygon'],
  ['Surface', 'surface'],
  ['OrientableSurface', 'surface'],
  ['CompositeSurface', 'surface'],
  ['PolyhedralSurface', 'surface'],
  ['TriangulatedSurface', 'surface'],
  ['Tin', 'surface'],
  ['Shell', 'surface'],
  ['Solid', 'multi-surface'],
  ['CompositeSolid', 'multi-surface'],
  ['MultiSolid', 'multi-surface'],
  ['TopoSurface', 'multi-surface'],
  ['Face', 'face'],
  ['MultiPoint', 'multi-point'],
  ['MultiLineString', 'multi-curve'],
  ['MultiCurve', 'multi-curve'],
  ['MultiPolygon', 'multi-surface'],
  ['MultiSurface', 'multi-surface'],
  ['MultiGeometry', 'collection'],
  ['GeometricComplex', 'collection'],
  ['GeometryCollection', 'collection'],
  // AIXM 5.1: GML's geometries with an elevation beside the positions.
  ['ElevatedPoint', 'point'],
  ['ElevatedCurve', 'curve'],
  ['ElevatedSurface', 'surface'],
])

export type RingPlace = 'exterior' | 'interior'

export const ringPlaces: ReadonlyMap<string, RingPlace> = new Map<string, RingPlace>([
  ['exterior', 'exterior'],
  ['outerBoundaryIs', 'exterior'],
  ['interior', 'interior'],
  ['innerBoundaryIs', 'interior'],
])
