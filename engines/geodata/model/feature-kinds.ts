/** What a feature is in its source; writers choose their element by it. */
export const featureKind = { plain: 0, waypoint: 1, route: 2, track: 3 } as const
export type FeatureKind = (typeof featureKind)[keyof typeof featureKind]

export const shapeType = {
  point: 1,
  line: 2,
  polygon: 3,
  multiPoint: 4,
  multiLine: 5,
  multiPolygon: 6,
  collection: 7,
} as const
export type ShapeType = (typeof shapeType)[keyof typeof shapeType]

/** Kinds of property values. The text of integer and real is a JSON number; date and dateTime are ISO 8601. */
export const valueKind = {
  null: 0,
  text: 1,
  integer: 2,
  real: 3,
  boolean: 4,
  date: 5,
  dateTime: 6,
  /** A JSON array or object, as JSON text. */
  json: 7,
  /** An XML fragment, as its source has it; prefixes are declared in `document.namespaces`. */
  xml: 8,
} as const
export type ValueKind = (typeof valueKind)[keyof typeof valueKind]

/** What one value in a table or an element may be by its looks or its schema. */
export type PlainKind =
  | typeof valueKind.text
  | typeof valueKind.integer
  | typeof valueKind.real
  | typeof valueKind.boolean
