import type { ByteWriter } from '../../bytes/byte-writer.ts'
import type { WriteContext } from '../../format.ts'
import { writeTime } from './time.ts'

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
  if (author !== undefined) {
    out.ascii('<author>')
    element(out, 'name', author)
    out.ascii('</author>')
  }
  const link = metadata.get('link')
  if (link !== undefined) {
    out.ascii('<link href="')
    out.xmlString(link)
    out.ascii('"/>')
  }
  const time = metadata.get('time')
  if (time !== undefined) {
    const bytes = new TextEncoder().encode(time)
    writeTime(out, bytes, 0, bytes.length)
  }
  element(out, 'keywords', metadata.get('keywords'))
  out.ascii('</metadata>\n')
  const known = ['name', 'description', 'desc', 'author', 'link', 'time', 'keywords']
  for (const key of metadata.keys())
    if (!known.includes(key)) context.notes.add('metadata-dropped', 1, { subject: key })
}

function element(out: ByteWriter, name: string, text: string | undefined): void {
  if (text === undefined) return
  out.ascii(`<${name}>`)
  out.xmlString(text)
  out.ascii(`</${name}>`)
}
