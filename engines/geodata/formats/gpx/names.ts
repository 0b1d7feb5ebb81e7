/** Children of wpt, rtept and trkpt behind ele and time, in the order of the schema; `link` stands for all links. */
export const pointOrder = [
  'magvar',
  'geoidheight',
  'name',
  'cmt',
  'desc',
  'src',
  'link',
  'sym',
  'type',
  'fix',
  'sat',
  'hdop',
  'vdop',
  'pdop',
  'ageofdgpsdata',
  'dgpsid',
] as const

/** Children of rte and trk, in the order of the schema. */
export const lineOrder = ['name', 'cmt', 'desc', 'src', 'link', 'number', 'type'] as const

/** Of points in GPX 1.0 only. */
const formerValues = ['speed', 'course'] as const

/**
 * Elements of GPX 1.0 and 1.1 that hold one plain value. The name is the property's or channel's name everywhere in this engine.
 */
export const plainValues: readonly string[] = [
  ...pointOrder.filter((name) => name !== 'link'),
  ...formerValues,
  'number',
]

/** What GPX 1.0 calls otherwise. */
export const formerKeys: ReadonlyMap<string, string> = new Map(
  Object.entries({ email: 'author_email', url: 'link', urlname: 'link_text' }),
)

const textValues: ReadonlySet<string> = new Set(['name', 'cmt', 'desc', 'src', 'sym', 'type', 'fix'])

export const isNumeric = (name: string): boolean => !textValues.has(name)
