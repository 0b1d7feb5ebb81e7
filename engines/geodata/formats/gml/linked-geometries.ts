import { Notes } from '../../notes/notes.ts'
import { XmlTokenizer, xmlToken } from '../../xml/tokenizer.ts'
import { geometryRoles } from './geometry-names.ts'

/** A geometry may use another that uses another; a circle would go on for ever. */
const deepestLink = 8
/** The text grows by what is put in; beyond this it is left as it stands. */
const mostGrowth = 1 << 28

interface Range {
  readonly start: number
  readonly end: number
}

/** A tag that refers to a geometry of the document, and where in it the reference stands. */
interface Link extends Range {
  readonly target: string
  readonly attribute: Range
  readonly isEmptyTag: boolean
  readonly name: string
}

/**
 * Puts geometries in the place of references to them (`xlink:href="#id"`), so that a reader that goes from the first to the last byte meets
 * them where they are meant. What refers to something else, or out of the document, stays as it is.
 */
export async function* withLinkedGeometries(text: Uint8Array): AsyncGenerator<Uint8Array, void, undefined> {
  const { links, geometries } = await findLinks(text)
  const left = { bytes: text.length + mostGrowth }
  yield* expanded(text, { start: 0, end: text.length }, links, geometries, left, 0)
}

function* expanded(
  text: Uint8Array,
  range: Range,
  links: readonly Link[],
  geometries: ReadonlyMap<string, Range>,
  left: { bytes: number },
  depth: number,
): Generator<Uint8Array, void, undefined> {
  let at = range.start
  for (let index = firstFrom(links, range.start); index < links.length && links[index]!.end <= range.end; index++) {
    const link = links[index]!
    const target = geometries.get(link.target)
    const isInside = target !== undefined && target.start <= link.start && link.end <= target.end
    if (target === undefined || isInside || depth >= deepestLink) continue
    left.bytes -= target.end - target.start
    if (left.bytes < 0) continue
    yield text.subarray(at, link.attribute.start)
    yield text.subarray(link.attribute.end, link.isEmptyTag ? link.end - 2 : link.end)
    if (link.isEmptyTag) yield closing
    yield* expanded(text, target, links, geometries, left, depth + 1)
    if (link.isEmptyTag) yield new TextEncoder().encode(`</${link.name}>`)
    at = link.end
  }
  yield text.subarray(at, range.end)
}

const closing = new TextEncoder().encode('>')

/** The first link that begins at or after `start`; links are in the order of the text. */
function firstFrom(links: readonly Link[], start: number): number {
  let low = 0
  let high = links.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (links[middle]!.start < start) low = middle + 1
    else high = middle
  }
  return low
}

async function findLinks(text: Uint8Array): Promise<{ links: Link[]; geometries: Map<string, Range> }> {
  const links: Link[] = []
  const geometries = new Map<string, Range>()
  const open: { readonly id: string; readonly depth: number; readonly start: number }[] = []
  const xml = new XmlTokenizer(
    (async function* () {
      yield text
    })(),
    new Notes(),
  )
  xml.allowsMoreRoots = true
  const id = xml.names.id('id')
  const href = xml.names.id('href')
  try {
    for (;;) {
      const token = xml.next()
      if (token === xmlToken.more) await xml.fill()
      else if (token === xmlToken.end) break
      else if (token === xmlToken.close) {
        const last = open.at(-1)
        if (last === undefined || xml.depth >= last.depth) continue
        open.pop()
        geometries.set(last.id, { start: last.start, end: xml.base + xml.position })
      } else if (token === xmlToken.open && xml.attributeCount > 0) {
        const start = xml.base + xml.tokenStart
        const idAt = xml.attribute(id)
        if (idAt >= 0 && geometryRoles.has(xml.names.qualified[xml.name]!))
          open.push({ id: attributeText(xml, idAt), depth: xml.depth, start })
        const hrefAt = xml.attribute(href)
        if (hrefAt >= 0 && xml.bytes[xml.attributeStart[hrefAt]!] === 0x23) links.push(linkOf(xml, hrefAt, start, text))
      }
    }
  } catch {
    // Where the text is damaged the reading proper says so; links before that are found.
  }
  return { links, geometries }
}

function linkOf(xml: XmlTokenizer, index: number, start: number, text: Uint8Array): Link {
  const valueStart = xml.base + xml.attributeStart[index]!
  // Back over the quote, the sign with blanks around it, and the name.
  let attributeStart = valueStart - 1
  const isBlankBefore = () => text[attributeStart - 1]! <= 0x20
  while (isBlankBefore()) attributeStart--
  attributeStart--
  while (isBlankBefore()) attributeStart--
  while (attributeStart > start && !isBlankBefore()) attributeStart--
  const end = xml.base + xml.position
  return {
    start,
    end,
    target: attributeText(xml, index).slice(1),
    attribute: { start: attributeStart, end: xml.base + xml.attributeEnd[index]! + 1 },
    isEmptyTag: text[end - 2] === 0x2f,
    name: xml.names.qualified[xml.qualifiedName]!,
  }
}

const decoder = new TextDecoder()

const attributeText = (xml: XmlTokenizer, index: number): string =>
  decoder.decode(xml.bytes.subarray(xml.attributeStart[index]!, xml.attributeEnd[index]!))
