/** What a file says about its coordinate reference system, before anything is looked up. */
export type CrsReference =
  | { readonly kind: 'epsg'; readonly code: number; readonly followsAuthorityOrder: boolean }
  | { readonly kind: 'crs84' }
  | { readonly kind: 'wkt'; readonly text: string; readonly epsgCode: number | undefined }
  | { readonly kind: 'proj'; readonly text: string }
  | { readonly kind: 'unknown' }

/** Definitions longer than this are not definitions. */
const longestDefinition = 20_000

/**
 * Reads `EPSG:4326`, `urn:ogc:def:crs:EPSG::4326`, `http://www.opengis.net/def/crs/EPSG/0/4326`,
 * `http://www.opengis.net/gml/srs/epsg.xml#4326`, CRS84 in its spellings, Well-Known Text 1 and 2, and PROJ strings.
 *
 * The URN and the /def/crs/ address promise the authority's axis order (OGC 09-048r5 clause 7.3); the short form and the old
 * GML address are in practice easting (longitude) first, whatever the registry says.
 */
export function readCrsReference(definition: string | number): CrsReference {
  if (typeof definition === 'number') return { kind: 'epsg', code: definition, followsAuthorityOrder: false }
  const text = definition.trim()
  if (text === '' || text.length > longestDefinition) return { kind: 'unknown' }
  if (/(?:^|[:/#])CRS:?84h?$/i.test(text)) return { kind: 'crs84' }
  const urn = /^urn:(?:x-)?ogc:def:crs:EPSG:(?:[^:]*:)?(\d{1,6})$/i.exec(text)
  if (urn) return { kind: 'epsg', code: Number(urn[1]), followsAuthorityOrder: true }
  const address = /^https?:\/\/www\.opengis\.net\/def\/crs\/EPSG\/[\w.]+\/(\d{1,6})$/i.exec(text)
  if (address) return { kind: 'epsg', code: Number(address[1]), followsAuthorityOrder: true }
  const short = /^(?:https?:\/\/www\.opengis\.net\/gml\/srs\/epsg\.xml#|EPSG:{1,2})(\d{1,6})$/i.exec(text)
  if (short) return { kind: 'epsg', code: Number(short[1]), followsAuthorityOrder: false }
  if (
    /^(?:GEOGCS|PROJCS|GEOGCRS|GEODCRS|PROJCRS|PROJECTEDCRS|GEOGRAPHICCRS|COMPD_CS|COMPOUNDCRS|BOUNDCRS)\s*\[/i.test(
      text,
    )
  )
    return { kind: 'wkt', text, epsgCode: epsgCodeOfWkt(text) }
  if (/^\+?(?:proj|init)=|\s\+proj=/i.test(text)) return { kind: 'proj', text }
  return { kind: 'unknown' }
}

/** The code that stands last in the outermost element, where WKT 1 and 2 put the identity of the whole. */
function epsgCodeOfWkt(text: string): number | undefined {
  const closing = /(?:AUTHORITY|ID)\s*\[\s*"EPSG"\s*,\s*"?(\d{1,6})"?\s*\]\s*\]\s*$/i.exec(text)
  if (closing) return Number(closing[1])
  return /^PROJC\w+\s*\[\s*"[^"]*(?:Web_Mercator|Pseudo-Mercator|Popular_Visualisation)/i.test(text) ? 3857 : undefined
}
