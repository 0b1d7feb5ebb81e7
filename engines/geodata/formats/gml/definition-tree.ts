import { utf8Slice } from '../../bytes/utf8.ts'
import { Notes } from '../../notes/notes.ts'
import { utf8Stream } from '../../xml/encoding.ts'
import { XmlTokenizer, xmlToken } from '../../xml/tokenizer.ts'

/** An element of a definition, by its name in GML 3.2 where that is another than in 3.1, prefixes left out. */
export interface DefinitionNode {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: DefinitionNode[]
  text: string
}

/** Elements that define a reference system or a part of one; property elements around them begin with a small letter. */
export const isDefinition = (localName: string): boolean =>
  /^[A-Z]\w*(?:CRS|CS|Datum|Conversion)$|^(?:Conversion|Ellipsoid|PrimeMeridian|OperationMethod|OperationParameter|UnitDefinition|BaseUnit|ConventionalUnit)$/.test(
    localName,
  )

/** Definitions are short: more than this is something else. */
const mostNodes = 20_000
const attributeNames = ['id', 'href', 'uom', 'codeSpace'] as const

/** Every definition of the document by its `gml:id`; those within others as well. What is damaged ends the list. */
export async function definitionsIn(chunks: AsyncIterable<Uint8Array>): Promise<Map<string, DefinitionNode>> {
  const notes = new Notes()
  const xml = new XmlTokenizer(utf8Stream(chunks, notes), notes)
  xml.allowsMoreRoots = true
  const ids = attributeNames.map((name) => [name, xml.names.id(name)] as const)
  const found = new Map<string, DefinitionNode>()
  const open: DefinitionNode[] = []
  let nodes = 0
  try {
    for (;;) {
      const token = xml.next()
      if (token === xmlToken.more) await xml.fill()
      else if (token === xmlToken.end || nodes > mostNodes) break
      else if (token === xmlToken.text) {
        const node = open.at(-1)
        if (node) node.text += utf8Slice(xml.bytes, xml.textStart, xml.textEnd)
      } else if (token === xmlToken.close) open.pop()
      else if (token === xmlToken.open) {
        const name = localName(xml.names.qualified[xml.name]!)
        if (open.length === 0 && !isDefinition(name)) continue
        nodes++
        const attributes: Record<string, string> = {}
        for (const [key, id] of ids) {
          const at = xml.attribute(id)
          if (at >= 0) attributes[key] = utf8Slice(xml.bytes, xml.attributeStart[at]!, xml.attributeEnd[at]!).trim()
        }
        const node: DefinitionNode = { name, attributes, children: [], text: '' }
        open.at(-1)?.children.push(node)
        open.push(node)
        if (attributes.id !== undefined && isDefinition(name)) found.set(attributes.id, node)
      }
    }
  } catch {
    // The reading proper tells what is damaged.
  } finally {
    await xml.close()
  }
  return found
}

/** GML 3.1 says `usesEllipsoid` where 3.2 says `ellipsoid`. */
const localName = (qualified: string): string =>
  qualified.slice(qualified.lastIndexOf(':') + 1).replace(/^uses[A-Z]/, (start) => start.slice(4).toLowerCase())
