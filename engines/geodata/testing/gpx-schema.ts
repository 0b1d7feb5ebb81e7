/**
 * The structure of GPX 1.1 (gpx.xsd of Topografix), enough to tell a valid document from an invalid one: children in order, how often,
 * and the types of values. Written from the schema for tests; not used by the product.
 */
const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)$/
const dateTime = /^-?\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/
const anything = () => true
const inRange = (low: number, high: number) => (text: string) =>
  decimal.test(text) && Number(text) >= low && Number(text) < high

const point = [
  ...[
    'ele?',
    'time?',
    'magvar?',
    'geoidheight?',
    'name?',
    'cmt?',
    'desc?',
    'src?',
    'link*',
    'sym?',
    'type?',
    'fix?',
    'sat?',
    'hdop?',
  ],
  ...['vdop?', 'pdop?', 'ageofdgpsdata?', 'dgpsid?', 'extensions?'],
]

const children: Readonly<Record<string, readonly string[]>> = {
  gpx: ['metadata?', 'wpt*', 'rte*', 'trk*', 'extensions?'],
  metadata: ['name?', 'desc?', 'author?', 'copyright?', 'link*', 'time?', 'keywords?', 'bounds?', 'extensions?'],
  author: ['name?', 'email?', 'link?'],
  copyright: ['year?', 'license?'],
  link: ['text?', 'type?'],
  wpt: point,
  rtept: point,
  trkpt: point,
  rte: ['name?', 'cmt?', 'desc?', 'src?', 'link*', 'number?', 'type?', 'extensions?', 'rtept*'],
  trk: ['name?', 'cmt?', 'desc?', 'src?', 'link*', 'number?', 'type?', 'extensions?', 'trkseg*'],
  trkseg: ['trkpt*', 'extensions?'],
}

const values: Readonly<Record<string, (text: string) => boolean>> = {
  ele: (text) => decimal.test(text),
  time: (text) => dateTime.test(text),
  magvar: inRange(0, 360),
  geoidheight: (text) => decimal.test(text),
  fix: (text) => ['none', '2d', '3d', 'dgps', 'pps'].includes(text),
  sat: (text) => /^\d+$/.test(text),
  number: (text) => /^\d+$/.test(text),
  dgpsid: (text) => /^\d+$/.test(text) && Number(text) <= 1023,
}

const attributes: Readonly<Record<string, Readonly<Record<string, (text: string) => boolean>>>> = {
  gpx: { version: (text) => text === '1.1', creator: anything },
  wpt: { lat: (text) => inRange(-90, 90.000001)(text), lon: inRange(-180, 180) },
  rtept: { lat: (text) => inRange(-90, 90.000001)(text), lon: inRange(-180, 180) },
  trkpt: { lat: (text) => inRange(-90, 90.000001)(text), lon: inRange(-180, 180) },
  link: { href: anything },
  email: { id: anything, domain: anything },
  copyright: { author: anything },
}

interface Element {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: Element[]
  text: string
}

/** Where a document breaks the schema; empty when it is valid. */
export function gpxFaults(xml: string): string[] {
  const faults: string[] = []
  check(parse(xml), faults)
  return faults
}

function check(element: Element, faults: string[]): void {
  const { name } = element
  for (const [attribute, isGood] of Object.entries(attributes[name] ?? {})) {
    const value = element.attributes.get(attribute)
    if (value === undefined || !isGood(value)) faults.push(`${name}@${attribute}=${value}`)
  }
  if (values[name] && !values[name](element.text)) faults.push(`${name}: ${element.text}`)
  if (name === 'extensions') {
    for (const child of element.children)
      if (!child.name.includes(':')) faults.push(`extensions/${child.name} has no namespace of its own`)
    return
  }
  const order = children[name] ?? []
  let at = 0
  for (const child of element.children) {
    while (at < order.length && order[at]!.slice(0, -1) !== child.name) at++
    if (at === order.length) {
      faults.push(`${name}/${child.name} is out of place`)
      break
    }
    if (order[at]!.endsWith('?')) at++
    check(child, faults)
  }
}

/** Enough of an XML parser for documents this engine wrote. */
function parse(xml: string): Element {
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' }
  const stack = [root]
  for (const match of xml.matchAll(/<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"]*")*)\s*(\/?)>|([^<]+)/gu)) {
    const [, closing, name, list, isEmpty, text] = match
    if (text !== undefined) stack.at(-1)!.text += text
    else if (closing) stack.pop()
    else {
      const found = new Map(Array.from(list!.matchAll(/([\w:.-]+)="([^"]*)"/g), (pair) => [pair[1]!, pair[2]!]))
      const element: Element = { name: name!, attributes: found, children: [], text: '' }
      stack.at(-1)!.children.push(element)
      if (!isEmpty) stack.push(element)
    }
  }
  return root.children[0]!
}
