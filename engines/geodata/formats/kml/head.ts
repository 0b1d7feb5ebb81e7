import type { ByteWriter } from '../../bytes/byte-writer.ts'
import { type FeatureBatch, featureKind } from '../../model/feature.ts'
import type { WriteContext } from '../../model/format.ts'
import { declaredArrays } from './names.ts'
import { styleElement } from './style.ts'

/** Opens the document: its name and description, what else is known of it as data, shared styles, the arrays of tracks. */
export function writeHead(out: ByteWriter, context: WriteContext, batch: FeatureBatch): void {
  const { metadata, styles } = context.document
  out.ascii('<?xml version="1.0" encoding="UTF-8"?>\n')
  out.ascii('<kml xmlns="http://www.opengis.net/kml/2.2" xmlns:gx="http://www.google.com/kml/ext/2.2"')
  out.ascii(' xmlns:atom="http://www.w3.org/2005/Atom">\n<Document>')
  element(out, 'name', metadata.get('name') ?? context.baseName)
  const author = metadata.get('author')
  if (author !== undefined) {
    out.ascii('<atom:author>')
    element(out, 'atom:name', author)
    out.ascii('</atom:author>')
  }
  const link = metadata.get('link') ?? metadata.get('url')
  if (link !== undefined) {
    out.ascii('<atom:link href="')
    out.xmlString(link)
    out.ascii('"/>')
  }
  const description = metadata.get('description') ?? metadata.get('desc')
  if (description !== undefined) element(out, 'description', description)
  for (const style of styles) if (style.id !== undefined) out.utf8(styleElement(style))
  writeMetadata(out, metadata)
  if (usesArrays(batch)) writeArraySchema(out)
  out.byte(0x0a)
}

export function writeFoot(out: ByteWriter): void {
  out.ascii('</Document>\n</kml>\n')
}

const written: ReadonlySet<string> = new Set(['name', 'description', 'desc', 'author', 'link', 'url'])

function writeMetadata(out: ByteWriter, metadata: ReadonlyMap<string, string>): void {
  const rest = [...metadata].filter(([key]) => !written.has(key))
  if (rest.length === 0) return
  out.ascii('<ExtendedData>')
  for (const [key, value] of rest) {
    out.ascii('<Data name="')
    out.xmlString(key)
    out.ascii('"><value>')
    out.xmlString(value)
    out.ascii('</value></Data>')
  }
  out.ascii('</ExtendedData>')
}

function usesArrays(batch: FeatureBatch): boolean {
  return (
    batch.channels.some((channel) => channel.used) || (batch.featureCount > 0 && batch.kind[0] !== featureKind.plain)
  )
}

/** Schemas stand before features, and which arrays will come is not known yet: the usual ones are declared. */
function writeArraySchema(out: ByteWriter): void {
  out.ascii('<Schema id="points">')
  for (const name of declaredArrays) out.ascii(`<gx:SimpleArrayField name="${name}" type="float"/>`)
  out.ascii('</Schema>')
}

function element(out: ByteWriter, name: string, text: string): void {
  out.ascii(`<${name}>`)
  out.xmlString(text)
  out.ascii(`</${name}>`)
}
