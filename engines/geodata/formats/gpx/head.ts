import type { ByteWriter } from '../../bytes/byte-writer.ts'
import type { WriteContext } from '../../model/format.ts'
import { metadataNames } from '../../vocabulary/metadata-names.ts'
import { timeResult, writeTime } from './time.ts'
import { uri } from './valid-values.ts'

/** Opens the document; metadata in the order of the schema. */
export function writeHead(out: ByteWriter, context: WriteContext): void {
  const { metadata } = context.document
  out.ascii('<?xml version="1.0" encoding="UTF-8"?>\n')
  out.ascii('<gpx version="1.1" creator="Convertory" xmlns="http://www.topografix.com/GPX/1/1"')
  out.ascii(' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"')
  out.ascii(' xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v2"')
  out.ascii(' xmlns:pwr="http://www.garmin.com/xmlschemas/PowerExtension/v1"')
  out.ascii(' xmlns:ogr="http://osgeo.org/gdal"')
  out.ascii(' xsi:schemaLocation="http://www.topografix.com/GPX/1/1 http://www.topografix.com/GPX/1/1/gpx.xsd')
  out.ascii(
    ' http://www.garmin.com/xmlschemas/TrackPointExtension/v2 https://www8.garmin.com/xmlschemas/TrackPointExtensionv2.xsd">\n',
  )
  out.ascii('<metadata>')
  element(out, 'name', metadata.get('name') ?? context.baseName)
  element(out, 'desc', metadata.get('description') ?? metadata.get('desc'))
  const author = metadata.get('author')
  const address = metadata.get('author_email')
  const parts = address?.split('@') ?? []
  const email = parts.length === 2 && !parts.includes('')
  if (address !== undefined && !email) context.notes.add('metadata-dropped', 1, { subject: 'author_email' })
  const authorLink = metadata.get('author_link')
  if (author !== undefined || email || authorLink !== undefined) {
    out.ascii('<author>')
    element(out, 'name', author)
    if (email) attributes(out, 'email', { id: parts[0]!, domain: parts[1]! })
    if (authorLink !== undefined) attributes(out, 'link', { href: uri(authorLink) })
    out.ascii('</author>')
  }
  const copyright = metadata.get('copyright')
  if (copyright !== undefined) attributes(out, 'copyright', { author: copyright })
  const link = metadata.get('link')
  if (link !== undefined) attributes(out, 'link', { href: uri(link) })
  const time = metadata.get('time')
  if (time !== undefined) {
    const bytes = new TextEncoder().encode(time)
    if (writeTime(out, bytes, 0, bytes.length) === timeResult.dropped)
      context.notes.add('metadata-dropped', 1, { subject: 'time' })
  }
  element(out, 'keywords', metadata.get('keywords'))
  out.ascii('</metadata>\n')
  for (const key of metadata.keys())
    if (!metadataNames.has(key)) context.notes.add('metadata-dropped', 1, { subject: key })
}

function attributes(out: ByteWriter, name: string, values: Readonly<Record<string, string>>): void {
  out.ascii(`<${name}`)
  for (const [key, value] of Object.entries(values)) {
    out.ascii(` ${key}="`)
    out.xmlString(value)
    out.byte(0x22)
  }
  out.ascii('/>')
}

function element(out: ByteWriter, name: string, text: string | undefined): void {
  if (text === undefined) return
  out.ascii(`<${name}>`)
  out.xmlString(text)
  out.ascii(`</${name}>`)
}
